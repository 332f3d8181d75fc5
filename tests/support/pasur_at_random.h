#pragma once

#include "cardroom/games/pasur/v1/pasur.pb.h"
#include "tests/support/any.h"

namespace cardroom::testing {

inline void legal(const games::pasur::v1::Moves& moves, Dice& dice, games::pasur::v1::Move& move) {
  const auto& chosen = moves.cards(any(moves.cards_size(), dice));
  move.set_card(chosen.card());
  if (chosen.captures().empty()) return;
  *move.mutable_picks() = chosen.captures(any(chosen.captures_size(), dice)).cards();
}

inline void lawless(cards::v1::Card card, Dice& dice, games::pasur::v1::Move& move) {
  move.set_card(card);
  for (int picks = any(4, dice); picks > 0; --picks)
    move.add_picks(any_card(dice));
}

}  // namespace cardroom::testing
