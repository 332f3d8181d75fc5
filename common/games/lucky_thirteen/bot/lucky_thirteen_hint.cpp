#include <algorithm>

#include "common/games/lucky_thirteen/bot/lucky_thirteen_bot.h"

/// Explains why a player discards a card, in terms of the two cards that it keeps. Considers only the next draw, so
/// that a person can check the explanation.
namespace cardroom::lucky_thirteen {
namespace {

CardSet unseen_by(const View& view) {
  CardSet unseen = CardSet::whole_pack() - view.hand - CardSet{view.public_cards[0], view.public_cards[1]};
  for (std::size_t i = 0; i < view.discard_count; ++i)
    unseen.remove(view.discards[i]);
  return unseen;
}

/// How many of these cards would make thirteen with one of the two; all of them if the two already do.
std::uint8_t helping(CardSet two, CardSet cards, const PublicCards& open) {
  const Card a = two[0];
  const Card b = two[1];
  const bool made = open.make_thirteen(a, b);
  return static_cast<std::uint8_t>(std::ranges::count_if(
      cards, [&](Card drawn) { return made || open.make_thirteen(a, drawn) || open.make_thirteen(b, drawn); }));
}

CardSet without(CardSet hand, Card card) {
  hand.remove(card);
  return hand;
}

}  // namespace

Hint Game::explain(const View& view, const Move& move) {
  const PublicCards open{view.public_cards};
  Hint hint{.move = move};
  hint.kept = without(view.hand, hint.move.discard);
  if (const auto best = open.best(hint.kept[0], hint.kept[1])) {
    hint.reason = HintReason::keeps_thirteen;
    hint.used = best->used;
    hint.points = best->points;
    return hint;
  }
  const CardSet unseen = unseen_by(view);
  const bool last_turn = view.draw_count == kRounds;
  const std::uint8_t chances = last_turn ? std::uint8_t{0} : helping(hint.kept, unseen, open);
  if (chances == 0) {
    hint.reason = HintReason::keeps_points;
    hint.points = static_cast<std::int16_t>(private_points(hint.kept[0]) + private_points(hint.kept[1]));
    return hint;
  }
  const bool more_elsewhere = std::ranges::any_of(
      view.hand, [&](Card card) { return helping(without(view.hand, card), unseen, open) > chances; });
  hint.reason = more_elsewhere ? HintReason::worth_more : HintReason::best_chance;
  hint.helping = chances;
  hint.unseen = static_cast<std::uint8_t>(unseen.size());
  return hint;
}

}  // namespace cardroom::lucky_thirteen
