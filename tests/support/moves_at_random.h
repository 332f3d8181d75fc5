#pragma once

#include "cardroom/table/v1/table.pb.h"
#include "tests/support/dice.h"

/// Moves for clients that do not know what they play: all that such a client has to be told of a kind.
namespace cardroom::testing {

/// One of the legal moves of a kind. Precondition: there is one.
table::v1::GameMove legal_move(const table::v1::GameMoves& moves, Dice& dice);

/// A move of that kind that may break any rule.
table::v1::GameMove any_move(const table::v1::GameMoves& moves, Dice& dice);

}  // namespace cardroom::testing
