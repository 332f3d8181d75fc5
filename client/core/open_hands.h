#pragma once

#include <cstdint>

#include "cardroom/table/v1/table.pb.h"

/// A game with open hands, which the viewer plays or watches alone, and can step through. Thread-safe: pure functions.
namespace cardroom::client {

/// Whether the viewer may open the hands.
bool may_open_hands(const table::v1::TableUpdate& update);

/// Whether the viewer sees all hands.
bool hands_open(const table::v1::TableUpdate& update);

/// What the player in that seat sees; null unless the hands are open, and the cards have been dealt.
const table::v1::GameView* open_view(const table::v1::TableUpdate& update, std::uint32_t seat);

/// Whether the viewer may step one move back or, with `forth`, one move forward again.
bool may_step(const table::v1::TableUpdate& update, bool forth);

/// Whether the table shows an earlier moment of the game. No bot moves until the newest one is reached again, or the
/// viewer makes another move.
bool stepped_back(const table::v1::TableUpdate& update);

/// Whether the table pauses, so that people can read what has happened. At an earlier moment, PHASE_PAUSED alone means
/// only that nobody is asked.
bool pauses(const table::v1::TableUpdate& update);

}  // namespace cardroom::client
