#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "common/base/expected.h"
#include "server/table/table_io.h"

/// Between a client's messages and what the table's machine knows: the edge where what a client says is looked at.
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

/// What a client sends to its table: the same messages in a request and in a record. `name`: of who sends it. The
/// password of a change is left out.
Read<Wish> read_request(const lobby::v1::TakeSeatRequest& message, const std::string& name);
Read<Wish> read_request(const lobby::v1::SetSeatRequest& message);
Read<Wish> read_request(const lobby::v1::FillWithBotsRequest& message);
Read<Wish> read_request(const lobby::v1::RemovePlayerRequest& message);
Read<Wish> read_request(const lobby::v1::ChangeSettingsRequest& message);
Read<Wish> read_request(const wire::MoveRequest& message);
Read<Wish> read_request(const wire::SetPaceRequest& message);
Read<Wish> read_request(const wire::SayRequest& message);

/// The wish of a request that goes to the table where the session is. Empty if it is none of those. Joins, and what
/// needs the lobby (the password's hash, another kind's seats), are completed by the caller.
Read<std::optional<Wish>> read_wish(const session::v1::ClientMessage& message, const std::string& name);

}  // namespace cardroom::server
