#pragma once

#include "cardroom/table/v1/table.pb.h"
#include "tests/support/dice.h"

/// Random moves for clients that do not know the game: all that such a client needs to know about a kind.
namespace cardroom::testing {

/// One of the legal moves of a kind. Precondition: there is one.
table::v1::GameMove legal_move(const table::v1::GameMoves& moves, Dice& dice);

/// A move of that kind that may break any rule.
table::v1::GameMove any_move(const table::v1::GameMoves& moves, Dice& dice);

}  // namespace cardroom::testing
