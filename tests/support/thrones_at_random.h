#pragma once

#include "cardroom/games/thrones/v1/thrones.pb.h"
#include "tests/support/any.h"

namespace cardroom::testing {

inline void put(cards::v1::Card card, std::uint32_t pile, games::thrones::v1::Move& move) {
  move.mutable_put()->set_card(card);
  move.mutable_put()->set_pile(pile);
}

inline void legal(const games::thrones::v1::Moves& moves, Dice& dice, games::thrones::v1::Move& move) {
  const int cards = moves.on_pile_0_size() + moves.on_pile_1_size();
  const int chosen = any(cards + (moves.may_pass() ? 1 : 0), dice);
  if (chosen < moves.on_pile_0_size()) return put(moves.on_pile_0(chosen), 0, move);
  if (chosen < cards) return put(moves.on_pile_1(chosen - moves.on_pile_0_size()), 1, move);
  move.mutable_pass();
}

inline void lawless(cards::v1::Card card, Dice& dice, games::thrones::v1::Move& move) {
  if (dice.one_in(4)) {
    move.mutable_pass();
  } else {
    put(card, dice.uniform(3), move);
  }
}

}  // namespace cardroom::testing
