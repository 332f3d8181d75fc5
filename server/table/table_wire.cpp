#include "server/table/table_wire.h"

#include <algorithm>

#include "server/limits.h"

namespace cardroom::server {
Read<Seat> read_seat(std::uint32_t index) {
  if (index >= kSeatsMax) return unread(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  return Seat{static_cast<std::uint8_t>(index)};
}

Read<BotPlan> read_bot(const wire::Bot& bot) {
  if (bot.type() == wire::BOT_TYPE_UNSPECIFIED || !wire::BotType_IsValid(bot.type())) {
    return unread(session::v1::REFUSAL_REASON_MALFORMED);
  }
  const std::chrono::milliseconds pace{bot.pace_ms()};
  if (pace > kPaceMax) return unread(session::v1::REFUSAL_REASON_BAD_OPTION);
  return BotPlan{static_cast<BotType>(bot.type() - 1), pace};
}

Read<std::optional<BotPlan>> read_plan(const lobby::v1::SeatPlan& plan) {
  if (!plan.has_bot()) return std::optional<BotPlan>{};
  return read_bot(plan.bot()).map([](const BotPlan& bot) { return std::optional{bot}; });
}

Read<std::chrono::milliseconds> read_turn_limit(std::uint32_t turn_limit_ms) {
  const std::chrono::milliseconds limit{turn_limit_ms};
  if (limit != 0ms && (limit < kTurnLimitMin || limit > kTurnLimitMax)) {
    return unread(session::v1::REFUSAL_REASON_BAD_OPTION);
  }
  return limit;
}

Read<wire::Picture> read_picture(wire::Picture picture) {
  if (!wire::Picture_IsValid(picture)) return unread(session::v1::REFUSAL_REASON_MALFORMED);
  return picture;
}

Seen read_seen(const session::v1::Seen& seen) {
  return Seen{seen.game_number(), seen.next_event(), seen.last_chat_line()};
}

std::optional<AddressMark> read_mark(std::string_view bytes) {
  return from_wire_bytes<sizeof(AddressMark)>(bytes);
}

void write_bot(const BotPlan& bot, wire::Bot& out) {
  out.set_type(static_cast<wire::BotType>(static_cast<int>(bot.type) + 1));
  out.set_pace_ms(wire_time(bot.pace));
}

void write_plan(const std::optional<BotPlan>& bot, lobby::v1::SeatPlan& out) {
  if (bot) write_bot(*bot, *out.mutable_bot());
}

std::uint32_t wire_time(std::chrono::milliseconds time) {
  return static_cast<std::uint32_t>(std::max<std::chrono::milliseconds::rep>(time.count(), 0));
}

}  // namespace cardroom::server
