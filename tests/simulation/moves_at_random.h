#pragma once

#include <string>

#include "cardroom/table/v1/table.pb.h"
#include "tests/support/dice.h"

namespace cardroom::simulation {

using testing::Dice;

/// One of the legal moves of a kind. Precondition: there is one.
table::v1::GameMove legal_move(const table::v1::GameMoves& moves, Dice& dice);

/// A move of that kind that may break any rule.
table::v1::GameMove any_move(const table::v1::GameMoves& moves, Dice& dice);

}  // namespace cardroom::simulation
