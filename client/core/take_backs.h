#pragma once

#include <cstdint>
#include <optional>

#include "cardroom/table/v1/table.pb.h"

/// Moves that are taken back, as one viewer sees them. Thread-safe: pure functions.
namespace cardroom::client {

/// Whether the viewer may take their own last move back, or ask the others for it.
bool may_take_back(const table::v1::TableUpdate& update);

/// The seat of another player who asks to take a move back, if the viewer has not agreed yet; otherwise empty.
std::optional<std::uint32_t> take_back_to_agree_with(const table::v1::TableUpdate& update);

/// Whether somebody has asked to take a move back and the answer is open.
bool take_back_asked(const table::v1::TableUpdate& update);

/// Whether a move of the same game was taken back between the two updates.
bool taken_back_since(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after);

}  // namespace cardroom::client
