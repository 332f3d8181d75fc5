// The result of Game of Thrones, and its battles.
#include <algorithm>
#include <functional>

#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_shown.h"
#include "client/models/words.h"

namespace cardroom::window::thrones {
namespace {

/// The battle of a finished play; `play` counts from 1.
rules::Battle battleOf(const rules::Board& board, int play) {
  return story::battle_of(story::piles_of(board, play)).value_or(rules::Battle{});
}

ThronesPlay playOf(const rules::Board& board, int play, const Cast& cast) {
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  const rules::Battle battle = battleOf(board, play);
  ThronesPlay shown{.title = Thrones::tr("Battle %L1").arg(play),
                    .us = battle.gains[own],
                    .them = battle.gains[1 - own],
                    .lines = shownAttacks(battle, cast)};
  for (const rules::Pile& pile : story::piles_of(board, play)) {
    shown.hearts << codeOf(pile.heart());
    shown.attacks << pile.values().attack;
    shown.defences << pile.values().defence;
  }
  QStringList sentences;
  for (const ThronesAttack& attack : shown.lines)
    sentences << attack.spoken;
  shown.spoken = Thrones::tr("%1. %2", "a play, its battle").arg(shown.title, inARow(sentences));
  return shown;
}

}  // namespace

QString gameVerdict(const rules::Board& board, const Cast& cast) {
  const int own = ownTeam(cast);
  const int ours = board.scores[static_cast<std::size_t>(own)];
  const int theirs = board.scores[static_cast<std::size_t>(1 - own)];
  if (ours == theirs) return Thrones::tr("A draw, %L1 each. Both teams win.").arg(ours);
  const int winner = ours > theirs ? own : 1 - own;
  const QString text = cast.you < 0    ? Thrones::tr("%3 win, %L1 to %L2.", "a team: two names")
                       : ours > theirs ? Thrones::tr("We win, %L1 to %L2.")
                                       : Thrones::tr("%3 win, %L1 to %L2.", "a team: two names");
  const QString points = text.arg(std::max(ours, theirs)).arg(std::min(ours, theirs));
  return points.contains(QStringLiteral("%3")) ? points.arg(teamNames(winner, cast)) : points;
}

QString gameReason(const rules::Board& board, const Cast& cast) {
  const auto won = story::battles_won(board);
  const int own = ownTeam(cast);
  const QString text = cast.you < 0 ? Thrones::tr("Battles won: the top team %L1, the bottom team %L2.")
                                    : Thrones::tr("Battles won: ours %L1, theirs %L2.");
  return text.arg(won[static_cast<std::size_t>(own)]).arg(won[static_cast<std::size_t>(1 - own)]);
}

ThronesResult resultOf(const ThronesShown& shown) {
  const rules::Board& board = shown.board();
  ThronesResult result{.draw = shown.over() && shown.scoreOf(0) == shown.scoreOf(1)};
  for (int play = 1; play <= board.play(); ++play)
    result.plays << playOf(board, play, shown.cast);
  if (!shown.over()) return result;
  result.verdict = gameVerdict(board, shown.cast);
  result.reason = gameReason(board, shown.cast);
  return result;
}

QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent>, int seat) {
  const rules::Board board = story::view_of(view).board;
  return Thrones::tr("Best battle: %Ln point(s)", nullptr,
                     story::best_battle(board, static_cast<std::size_t>(seat) % rules::kPiles));
}

GameEnding endingOf(const ThronesShown& shown) {
  const ThronesResult result = resultOf(shown);
  if (result.verdict.isEmpty()) return {};
  const int own = ownTeam(shown.cast);
  GameEnding ending{.verdict = result.verdict,
                    .reason = result.reason,
                    .won = shown.cast.you >= 0 && shown.scoreOf(own) >= shown.scoreOf(1 - own)};
  for (const int team : {own, 1 - own}) {
    QStringList gains;
    for (const ThronesPlay& play : result.plays)
      gains << number(team == own ? play.us : play.them);
    // The team's first player is the viewer, if it is the viewer's team.
    SeatCard first = shown.seats.value(team == own && shown.cast.you >= 0 ? shown.cast.you : team);
    first.name = sentence(teamNames(team, shown.cast));
    first.winner = shown.scoreOf(team) >= shown.scoreOf(1 - team);
    EndingRow row = endingRow(first, gains.join(QStringLiteral(" + ")), shown.scoreOf(team));
    row.team = team == own ? QStringLiteral("ours") : QStringLiteral("theirs");
    ending.rows << row;
  }
  std::ranges::stable_sort(ending.rows, std::greater{}, &EndingRow::points);
  // The winners' hearts from the two battles that brought them the most points.
  const int winners = shown.scoreOf(own) >= shown.scoreOf(1 - own) ? own : 1 - own;
  const auto gain = [&](const ThronesPlay& play) { return winners == own ? play.us : play.them; };
  QList<ThronesPlay> plays = result.plays;
  std::ranges::stable_sort(plays, std::greater{}, gain);
  for (const ThronesPlay& play : plays.first(std::min<qsizetype>(2, plays.size())))
    ending.cards << play.hearts.value(winners);
  return ending;
}

}  // namespace cardroom::window::thrones
