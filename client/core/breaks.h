#pragma once

#include <cstdint>
#include <optional>

#include "cardroom/table/v1/table.pb.h"

/// Breaks in a game, as one viewer sees them. Thread-safe: pure functions.
namespace cardroom::client {

/// Whether the viewer may ask for a break, or agree to the one that has been asked for.
bool may_take_break(const table::v1::TableUpdate& update);

/// Whether the viewer may end the break.
bool may_end_break(const table::v1::TableUpdate& update);

/// The lost player about whom the viewer may decide, by seat: wait, or let a bot take over. Of several, the one in the
/// first seat. Empty if there is none, or the viewer may not decide. A player who has left and keeps the seat is not
/// lost. An older server does not tell when bots take over: then there is nothing to decide.
std::optional<std::uint32_t> missing_player(const table::v1::TableUpdate& update);

}  // namespace cardroom::client
