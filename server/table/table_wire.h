#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "common/protocol/deal_wire.h"
#include "server/table/table_io.h"

/// Converts between messages and the values of the table's machine, for requests, records and updates.
namespace cardroom::server {

Read<Seat> read_seat(std::uint32_t index);
Read<BotPlan> read_bot(const wire::Bot& bot);
Read<std::optional<BotPlan>> read_plan(const lobby::v1::SeatPlan& plan);
/// 0 means no limit.
Read<std::chrono::milliseconds> read_turn_limit(std::uint32_t turn_limit_ms);
Read<wire::Picture> read_picture(wire::Picture picture);
Seen read_seen(const session::v1::Seen& seen);

/// Empty if the bytes are not a valid mark.
std::optional<AddressMark> read_mark(std::string_view bytes);

void write_bot(const BotPlan& bot, wire::Bot& out);
void write_plan(const std::optional<BotPlan>& bot, lobby::v1::SeatPlan& out);
/// In milliseconds. Times on the wire are never negative: an overdue one is 0.
std::uint32_t wire_time(std::chrono::milliseconds time);

}  // namespace cardroom::server
