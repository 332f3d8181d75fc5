#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// Pinochle for two, in words.
extern const GameText kPinochleText;

/// Its moves: of a first bid only the pass; of twelve cards to keep those that are marked. They are typed as what they
/// are, an amount, a suit, a card, twelve cards: "120", "pass", "hearts", "kc"; "as kh", "-as", "keep" (see
/// pinochle_keeping.h).
extern const MoveText kPinochleMoves;

}  // namespace cardroom::terminal
