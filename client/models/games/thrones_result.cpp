// How a game of Game of Thrones has ended, and how its battles went.
#include <algorithm>
#include <array>
#include <vector>

#include "client/models/card_words.h"
#include "client/models/games/thrones_battle.h"
#include "client/models/words.h"

namespace cardroom::window::thrones {
namespace {

/// The two piles of a play that has ended, as its turns made them.
std::array<rules::Pile, kPiles> pilesOf(const View& view, int play) {
  std::array<rules::Pile, kPiles> piles{};
  for (int turn = play * kTurns; turn < std::min((play + 1) * kTurns, view.turn_cards_size()); ++turn) {
    const Card card = cardOf(view.turn_cards(turn));
    const std::size_t at = turn < view.turn_piles_size() ? view.turn_piles(turn) : kPiles;
    if (card == rules::kNoCard || at >= kPiles) continue;
    rules::Pile& pile = piles[at];
    if (pile.empty() && rules::is_heart(card)) {
      pile = rules::Pile{card};
    } else if (!rules::is_heart(card) && pile.takes(card)) {
      pile.put(card);
    }
  }
  return piles;
}

int playsOver(const View& view) {
  return std::min(view.turn_cards_size() / kTurns, kPlays);
}

QString codeOf(Card card) {
  return card == rules::kNoCard ? QString{} : QString::fromStdString(card_text(card));
}

/// What each team got in that play.
std::array<int, kPiles> gainsOf(const std::array<rules::Pile, kPiles>& piles) {
  const rules::Battle battle = rules::battle_of(piles[0], piles[1]);
  return {battle.gains[0], battle.gains[1]};
}

int scoreOf(const View& view, int team) {
  return team < view.scores_size() ? static_cast<int>(view.scores(team)) : 0;
}

}  // namespace

QString gameVerdict(const View& view, const Cast& cast) {
  const int own = ownTeam(cast);
  const int ours = scoreOf(view, own);
  const int theirs = scoreOf(view, 1 - own);
  if (ours == theirs) return Thrones::tr("A draw, %L1 each. Both teams win.").arg(ours);
  const int winner = ours > theirs ? own : 1 - own;
  const QString text = cast.you < 0    ? Thrones::tr("%3 win, %L1 to %L2.", "a team: two names")
                       : ours > theirs ? Thrones::tr("We win, %L1 to %L2.")
                                       : Thrones::tr("%3 win, %L1 to %L2.", "a team: two names");
  const QString points = text.arg(std::max(ours, theirs)).arg(std::min(ours, theirs));
  return points.contains(QStringLiteral("%3")) ? points.arg(teamNames(winner, cast)) : points;
}

QString gameReason(const View& view, const Cast& cast) {
  std::array<int, kPiles> won{};
  for (int play = 0; play < playsOver(view); ++play) {
    const auto gains = gainsOf(pilesOf(view, play));
    if (gains[0] != gains[1]) ++won[gains[0] > gains[1] ? 0 : 1];
  }
  const int own = ownTeam(cast);
  const QString text = cast.you < 0 ? Thrones::tr("Battles won: the top team %L1, the bottom team %L2.")
                                    : Thrones::tr("Battles won: ours %L1, theirs %L2.");
  return text.arg(won[static_cast<std::size_t>(own)]).arg(won[static_cast<std::size_t>(1 - own)]);
}

QVariantList resultsOf(const View& view, const Cast& cast) {
  QVariantList rows;
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  for (int play = 0; play < playsOver(view); ++play) {
    const auto piles = pilesOf(view, play);
    const auto gains = gainsOf(piles);
    QVariantList lines;
    QStringList sentences;
    for (const Attack& attack : attacksNow(piles[0], piles[1], cast)) {
      lines << shownAttack(attack, cast);
      sentences << attackSentence(attack, cast, false);
    }
    const auto byPile = [&](auto value) { return QVariantList{value(piles[0]), value(piles[1])}; };
    const QString title = Thrones::tr("Play %L1").arg(play + 1);
    rows << QVariantMap{
        {QStringLiteral("play"), play + 1},
        {QStringLiteral("title"), title},
        {QStringLiteral("hearts"), byPile([](const rules::Pile& pile) { return codeOf(pile.heart()); })},
        {QStringLiteral("attacks"), byPile([](const rules::Pile& pile) { return int{pile.values().attack}; })},
        {QStringLiteral("defences"), byPile([](const rules::Pile& pile) { return int{pile.values().defence}; })},
        {QStringLiteral("us"), gains[own]},
        {QStringLiteral("them"), gains[1 - own]},
        {QStringLiteral("lines"), lines},
        {QStringLiteral("spoken"), Thrones::tr("%1. %2", "a play, its battle").arg(title, inARow(sentences))}};
  }
  return rows;
}

}  // namespace cardroom::window::thrones
