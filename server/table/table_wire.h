#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/lobby/v1/lobby.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "common/base/expected.h"
#include "server/table/table_io.h"

/// Between messages and what the table's machine knows: the edge where what a client or a record says is looked at.
namespace cardroom::server {

/// As bytes on the wire.
template <std::size_t size>
std::string wire_bytes(const std::array<std::byte, size>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), size};
}

/// Empty if it is not exactly that long.
template <std::size_t size>
std::optional<std::array<std::byte, size>> from_wire_bytes(std::string_view bytes) {
  if (bytes.size() != size) return std::nullopt;
  std::array<std::byte, size> out{};
  for (std::size_t i = 0; i < size; ++i)
    out[i] = static_cast<std::byte>(bytes[i]);
  return out;
}

/// A value that a message holds, or why it cannot be.
template <class Value>
using Read = Expected<Value, RequestRefusal>;

Read<Seat> read_seat(std::uint32_t index);
Read<BotPlan> read_bot(const wire::Bot& bot);
Read<std::optional<BotPlan>> read_plan(const lobby::v1::SeatPlan& plan);
/// 0 is "none" where that can be asked for.
Read<std::chrono::milliseconds> read_turn_limit(std::uint32_t turn_limit_ms);
Seen read_seen(const session::v1::Seen& seen);

/// The wish of a request that goes to the table where the session is. Empty if it is none of those. Joins, and what
/// needs the lobby (the password's hash, another kind's seats), are completed by the caller.
Read<std::optional<Wish>> read_wish(const session::v1::ClientMessage& message, const std::string& name);

/// To a record, and back. Nothing comes back of a record that we cannot have written.
void write_input(const TableInput& input, journal::v1::Input& out);
std::optional<TableInput> read_input(const journal::v1::Input& input);

}  // namespace cardroom::server
