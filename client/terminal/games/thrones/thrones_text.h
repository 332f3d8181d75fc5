#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// Game of Thrones, in words.
extern const GameText kThronesText;

/// Its moves: by card, and of each card our own pile first; the pass is the last. Both piles are in one line where they
/// fit. Typed: "7c ours", "kd down", "9h", "p".
extern const MoveText kThronesMoves;

}  // namespace cardroom::terminal
