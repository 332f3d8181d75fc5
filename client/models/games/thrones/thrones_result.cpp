// How a game of Game of Thrones has ended, and how its battles went.
#include <algorithm>
#include <array>

#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/words.h"

namespace cardroom::window::thrones {
namespace {

/// Of a play, from 1, that has ended.
rules::Battle battleOf(const rules::Board& board, int play) {
  return story::battle_of(story::piles_of(board, play)).value_or(rules::Battle{});
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
  std::array<int, kPiles> won{};
  for (int play = 1; play <= board.play(); ++play) {
    const auto [gain0, gain1] = battleOf(board, play).gains;
    if (gain0 != gain1) ++won[gain0 > gain1 ? 0 : 1];
  }
  const int own = ownTeam(cast);
  const QString text = cast.you < 0 ? Thrones::tr("Battles won: the top team %L1, the bottom team %L2.")
                                    : Thrones::tr("Battles won: ours %L1, theirs %L2.");
  return text.arg(won[static_cast<std::size_t>(own)]).arg(won[static_cast<std::size_t>(1 - own)]);
}

QVariantList resultsOf(const rules::Board& board, const Cast& cast) {
  QVariantList rows;
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  for (int play = 1; play <= board.play(); ++play) {
    const story::Piles piles = story::piles_of(board, play);
    const rules::Battle battle = battleOf(board, play);
    QStringList sentences;
    for (const Attack& attack : attacksOf(battle, cast))
      sentences << attackSentence(attack, cast, false);
    const auto byPile = [&](auto value) { return QVariantList{value(piles[0]), value(piles[1])}; };
    const QString title = Thrones::tr("Play %L1").arg(play);
    rows << QVariantMap{
        {QStringLiteral("play"), play},
        {QStringLiteral("title"), title},
        {QStringLiteral("hearts"), byPile([](const rules::Pile& pile) { return codeOf(pile.heart()); })},
        {QStringLiteral("attacks"), byPile([](const rules::Pile& pile) { return int{pile.values().attack}; })},
        {QStringLiteral("defences"), byPile([](const rules::Pile& pile) { return int{pile.values().defence}; })},
        {QStringLiteral("us"), int{battle.gains[own]}},
        {QStringLiteral("them"), int{battle.gains[1 - own]}},
        {QStringLiteral("lines"), shownAttacks(battle, cast)},
        {QStringLiteral("spoken"), Thrones::tr("%1. %2", "a play, its battle").arg(title, inARow(sentences))}};
  }
  return rows;
}

}  // namespace cardroom::window::thrones
