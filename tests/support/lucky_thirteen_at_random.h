#pragma once

#include "cardroom/games/lucky_thirteen/v1/lucky_thirteen.pb.h"
#include "tests/support/any.h"

namespace cardroom::testing {

inline void legal(const games::lucky_thirteen::v1::Moves& moves, Dice& dice, games::lucky_thirteen::v1::Move& move) {
  move.set_discard(moves.discards(any(moves.discards_size(), dice)));
}

inline void lawless(cards::v1::Card card, Dice&, games::lucky_thirteen::v1::Move& move) {
  move.set_discard(card);
}

}  // namespace cardroom::testing
