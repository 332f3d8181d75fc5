// The state of a Game of Thrones table.
#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_shown.h"

namespace cardroom::window::thrones {
namespace {

/// Whether the heart that is to be played now goes on this pile.
bool starts(const ThronesShown& shown, int pile) {
  return shown.heartTurn() && teamOf(shown.board().turn.index) == pile;
}

/// What an empty pile waits for.
QString waitsText(const ThronesShown& shown, int pile) {
  if (!shown.heartTurn()) return {};
  if (starts(shown, pile)) return Thrones::tr("A heart starts it", "on a pile");
  if (!shown.playing()) return Thrones::tr("Waits for the other heart", "a pile");
  return pile == shown.ourPile() ? Thrones::tr("Waits for their heart", "our pile")
                                 : Thrones::tr("Waits for our heart", "their pile");
}

ThronesPile pileOf(const ThronesShown& shown, int pile) {
  const auto index = static_cast<std::size_t>(pile);
  const bool lies = shown.pilesLie();
  const int count = static_cast<int>(lies ? shown.board().cards_of(index).size() : 0);
  const auto [attack, defence] = (lies ? shown.board().piles[index] : rules::Pile{}).values();
  const BySide titles{.ours = Thrones::tr("Ours"),
                      .theirs = Thrones::tr("Theirs"),
                      .top = Thrones::tr("Top pile"),
                      .bottom = Thrones::tr("Bottom pile")};
  const BySide empty{.ours = Thrones::tr("Our pile: empty."),
                     .theirs = Thrones::tr("Their pile: empty."),
                     .top = Thrones::tr("The top pile: empty."),
                     .bottom = Thrones::tr("The bottom pile: empty.")};
  const BySide texts{.ours = Thrones::tr("Our pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count),
                     .theirs = Thrones::tr("Their pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count),
                     .top = Thrones::tr("The top pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count),
                     .bottom = Thrones::tr("The bottom pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count)};
  const Side side = sideOf(pile, shown.cast);
  return {.id = pileId(pile),
          .ours = pile == shown.ourPile(),
          .title = titles.of(side),
          .names = teamNames(pile, shown.cast),
          .count = count,
          .attack = attack,
          .defence = defence,
          .text = count == 0 ? empty.of(side) : texts.of(side).arg(attack).arg(defence),
          .waits = count == 0 ? waitsText(shown, pile) : QString{},
          .starts = starts(shown, pile)};
}

ThronesScore scoreOf(const ThronesShown& shown, int team) {
  ThronesScore score{.ours = team == shown.ourPile(), .score = shown.scoreOf(team)};
  if (shown.battleShown()) score.gain = shown.board().battle().gains[static_cast<std::size_t>(team)];
  if (!shown.playing()) {
    score.title = teamNames(team, shown.cast);
    score.text = Thrones::tr("<b>%1</b>", "a team").arg(score.title.toHtmlEscaped());
  } else if (score.ours) {
    score.title = Thrones::tr("Ours");
    score.text = Thrones::tr("<b>Ours</b>, with %1").arg(shown.cast.subject(partnerOf(shown.cast.you)).toHtmlEscaped());
  } else {
    score.title = Thrones::tr("Theirs");
    score.text = Thrones::tr("<b>Theirs</b>");
  }
  return score;
}

QList<ThronesHearts> heartsOf(const rules::Board& board) {
  QList<ThronesHearts> hearts;
  if (board.stage == Stage::deal) return hearts;
  for (Seat seat{}; seat.index < rules::kSeats; ++seat.index) {
    const int left = board.hearts_left(seat);
    hearts << ThronesHearts{.hearts = left, .text = Thrones::tr("%Ln heart(s) left", nullptr, left)};
  }
  return hearts;
}

/// "Ours 27, theirs 19"
QString scoreText(const ThronesShown& shown, const story::Points& scores) {
  const auto own = static_cast<std::size_t>(shown.ourPile());
  const QString text = shown.playing() ? Thrones::tr("Ours %L1, theirs %L2") : Thrones::tr("Top %L1, bottom %L2");
  return text.arg(scores[own]).arg(scores[1 - own]);
}

ThronesBattle battleOf(const ThronesShown& shown) {
  if (!shown.battleShown()) return {};
  const rules::Battle battle = shown.board().battle();
  const auto own = static_cast<std::size_t>(shown.ourPile());
  const QList<Attack> attacks = attacksOf(battle, shown.cast);
  QStringList scoreTexts;
  story::Points scores = shown.scores();
  for (const Attack& attack : attacks)
    scores[attack.winner()] -= attack.points;
  scoreTexts << scoreText(shown, scores);
  for (const Attack& attack : attacks) {
    scores[attack.winner()] += attack.points;
    scoreTexts << scoreText(shown, scores);
  }
  return {.play = shown.play(),
          .lines = shownAttacks(battle, shown.cast),
          .verdict = verdictOf(battle, shown.cast),
          .scoreTexts = scoreTexts,
          .us = battle.gains[own],
          .them = battle.gains[1 - own]};
}

QString turnTextOf(const ThronesShown& shown, int turn) {
  if (shown.over()) return {};
  if (shown.battleShown()) return Thrones::tr("battle");
  return turn > 0 ? Thrones::tr("turn %L1 of %L2").arg(turn).arg(rules::kTurnsInPlay) : QString{};
}

}  // namespace

ThronesTable tableOf(const ThronesShown& shown) {
  const int ours = shown.ourPile();
  const int turn = shown.battleShown() ? 0 : story::turn_of(shown.board());
  ThronesTable table{.playing = shown.playing(),
                     .ourPile = ours,
                     .upperPile = shown.upperPile(),
                     .over = shown.over(),
                     .turn = turn,
                     .turnText = turnTextOf(shown, turn),
                     .heartTurn = shown.heartTurn(),
                     .piles = {pileOf(shown, 0), pileOf(shown, 1)},
                     .scores = {scoreOf(shown, ours), scoreOf(shown, 1 - ours)},
                     .scoreText = scoreText(shown, shown.scores()),
                     .hearts = heartsOf(shown.board()),
                     .battle = battleOf(shown)};
  if (shown.heartTurn() && shown.legal) table.heartRule = Thrones::tr("Each battle starts with a heart on both sides.");
  if (shown.pilesLie() && !shown.battleShown())
    table.outcome = shownAttacks(story::battle_of(story::piles_of(shown.board())), shown.cast);
  return table;
}

}  // namespace cardroom::window::thrones
