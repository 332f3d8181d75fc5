#pragma once

#include "cardroom/table/v1/table.pb.h"
#include "tests/support/dice.h"

/// Random moves for clients that do not know the rules of a game.
namespace cardroom::testing {

/// One of these legal moves, chosen at random. Precondition: there is one.
table::v1::GameMove legal_move(const table::v1::GameMoves& moves, Dice& dice);

/// A random move in the same kind of game, which may break any rule.
table::v1::GameMove any_move(const table::v1::GameMoves& moves, Dice& dice);

}  // namespace cardroom::testing
