#include "tests/simulation/moves_at_random.h"

#include <cstddef>

namespace cardroom::simulation {
namespace {

table::v1::GameMove put(cards::v1::Card card, std::uint32_t pile) {
  table::v1::GameMove move;
  move.mutable_thrones()->mutable_put()->set_card(card);
  move.mutable_thrones()->mutable_put()->set_pile(pile);
  return move;
}

}  // namespace

table::v1::GameMove legal_move(const table::v1::GameMoves& moves, Dice& dice) {
  const auto any = [&](int count) { return static_cast<int>(dice.uniform(static_cast<std::uint32_t>(count))); };
  table::v1::GameMove move;
  if (moves.has_lucky_thirteen()) {
    const auto& legal = moves.lucky_thirteen();
    move.mutable_lucky_thirteen()->set_discard(legal.discards(any(legal.discards_size())));
    return move;
  }
  const auto& on_piles = moves.thrones();
  const int cards = on_piles.on_pile_0_size() + on_piles.on_pile_1_size();
  const int chosen = any(cards + (on_piles.may_pass() ? 1 : 0));
  if (chosen < on_piles.on_pile_0_size()) return put(on_piles.on_pile_0(chosen), 0);
  if (chosen < cards) return put(on_piles.on_pile_1(chosen - on_piles.on_pile_0_size()), 1);
  move.mutable_thrones()->mutable_pass();
  return move;
}

table::v1::GameMove any_move(const table::v1::GameMoves& moves, Dice& dice) {
  const auto card = static_cast<cards::v1::Card>(1 + dice.uniform(52));
  table::v1::GameMove move;
  if (moves.has_lucky_thirteen()) {
    move.mutable_lucky_thirteen()->set_discard(card);
  } else if (dice.one_in(4)) {
    move.mutable_thrones()->mutable_pass();
  } else {
    move = put(card, dice.uniform(3));
  }
  return move;
}

}  // namespace cardroom::simulation
