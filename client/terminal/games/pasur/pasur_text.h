#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// Pasur, in words. What the code calls a deal is a round for people, and a handout is a deal.
extern const GameText kPasurText;

/// Its moves by card; of each card all that it can pick up, and first what brings most. Typed: "7h" where that can only
/// mean one thing, "7h 4c", "7h 3" for the third of all moves. Some of the cards ("7h 2h") are answered with the ways
/// to pick up with those.
extern const MoveText kPasurMoves;

}  // namespace cardroom::terminal
