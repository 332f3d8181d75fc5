#pragma once

#include <cstdint>
#include <optional>

#include "cardroom/table/v1/table.pb.h"

/// Breaks in a game, as one viewer sees them. Thread-safe: pure functions.
namespace cardroom::client {

/// Whether the viewer may ask for a break, or agree to one that has been asked for.
bool may_take_break(const table::v1::TableUpdate& update);

/// Whether the viewer may end the break.
bool may_end_break(const table::v1::TableUpdate& update);

/// The seat of a disconnected player, if the viewer may decide whether to wait for that player or to let a bot take
/// over. If there are several such seats, the first; empty if there is none. A player who has left and keeps the seat
/// does not count. An older server does not say when bots take over: then there is nothing to decide.
std::optional<std::uint32_t> missing_player(const table::v1::TableUpdate& update);

}  // namespace cardroom::client
