#pragma once

#include "tests/support/lucky_thirteen_game.h"
#include "tests/support/pasur_game.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/thrones_game.h"

/// One include for each kind: every_card(state) of each game, and what failures print. The contract suite finds them by
/// the type of the state.
