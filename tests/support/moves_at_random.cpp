#include "tests/support/moves_at_random.h"

#include "tests/support/at_random.h"

namespace cardroom::testing {

using table::v1::GameMove;
using table::v1::GameMoves;

GameMove legal_move(const GameMoves& moves, Dice& dice) {
  GameMove move;
  for_the_kind_of(moves, move, [&](const auto& of_kind, auto& chosen) { legal(of_kind, dice, chosen); });
  return move;
}

GameMove any_move(const GameMoves& moves, Dice& dice) {
  const cards::v1::Card card = any_card(dice);
  GameMove move;
  for_the_kind_of(moves, move, [&](const auto&, auto& chosen) { lawless(card, dice, chosen); });
  return move;
}

}  // namespace cardroom::testing
