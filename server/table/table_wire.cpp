#include "server/table/table_wire.h"

#include <utility>

#include "common/protocol/name_text.h"
#include "server/limits.h"
#include "server/names/likeness.h"

namespace cardroom::server {
namespace {

Unexpected<RequestRefusal> no(session::v1::RefusalReason reason) {
  return Unexpected<RequestRefusal>{RequestRefusal{reason, std::nullopt}};
}

}  // namespace

Read<Wish> read_request(const lobby::v1::TakeSeatRequest& message, const std::string& name) {
  return read_seat(message.seat()).map([&](Seat seat) { return Wish{TakeSeat{name, seat}}; });
}
Read<Wish> read_request(const lobby::v1::SetSeatRequest& message) {
  return read_seat(message.seat()).and_then([&](Seat seat) {
    return read_plan(message.plan()).map([&](const auto& bot) { return Wish{SetSeat{seat, bot}}; });
  });
}
Read<Wish> read_request(const lobby::v1::FillWithBotsRequest& message) {
  return read_bot(message.bot()).map([](const BotPlan& bot) { return Wish{FillWithBots{bot}}; });
}
Read<Wish> read_request(const lobby::v1::RemovePlayerRequest& message) {
  return read_seat(message.seat()).map([&](Seat seat) {
    return Wish{RemovePlayer{seat, message.name(), message.address_too()}};
  });
}
Read<Wish> read_request(const lobby::v1::ChangeSettingsRequest& message) {
  ChangeSettings change;
  if (message.has_name()) change.name = message.name();
  if (message.has_kind()) change.kind = message.kind();
  if (message.has_rules()) change.rules = message.rules();
  if (message.has_watching_allowed()) change.watching_allowed = message.watching_allowed();
  if (message.has_private_table()) change.is_private = message.private_table();
  change.usual_turn_limit = message.usual_turn_limit();
  if (message.has_seats()) {
    if (message.seats() > kSeatsMax) return no(session::v1::REFUSAL_REASON_BAD_OPTION);
    change.seats = static_cast<std::uint8_t>(message.seats());
  }
  if (!message.has_turn_limit_ms()) return Wish{std::move(change)};
  return read_turn_limit(message.turn_limit_ms()).map([&](std::chrono::milliseconds limit) {
    change.turn_limit = limit;
    return Wish{std::move(change)};
  });
}
Read<Wish> read_request(const wire::MoveRequest& message) {
  return Wish{MakeMove{message.decision(), message.move()}};
}
Read<Wish> read_request(const wire::SetPaceRequest& message) {
  SetPace pace{.paused = {}, .percent = {}, .step = message.step()};
  if (message.has_paused()) pace.paused = message.paused();
  if (message.has_speed_percent()) {
    if (message.speed_percent() < kSpeedMin || message.speed_percent() > kSpeedMax) {
      return no(session::v1::REFUSAL_REASON_BAD_OPTION);
    }
    pace.percent = message.speed_percent();
  }
  return Wish{pace};
}
Read<Wish> read_request(const wire::SayRequest& message) {
  if (message.has_phrase()) {
    if (message.phrase() == wire::PHRASE_UNSPECIFIED || !wire::Phrase_IsValid(message.phrase())) {
      return no(session::v1::REFUSAL_REASON_MALFORMED);
    }
    return Wish{Say{message.phrase()}};
  }
  if (!is_line(message.text(), kChatCharactersMax) || !marks_are_few(message.text()))
    return no(session::v1::REFUSAL_REASON_BAD_TEXT);
  return Wish{Say{message.text()}};
}

Read<Seat> read_seat(std::uint32_t index) {
  if (index >= kSeatsMax) return no(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  return Seat{static_cast<std::uint8_t>(index)};
}

Read<BotPlan> read_bot(const wire::Bot& bot) {
  if (bot.type() == wire::BOT_TYPE_UNSPECIFIED || !wire::BotType_IsValid(bot.type())) {
    return no(session::v1::REFUSAL_REASON_MALFORMED);
  }
  const std::chrono::milliseconds pace{bot.pace_ms()};
  if (pace > kPaceMax) return no(session::v1::REFUSAL_REASON_BAD_OPTION);
  return BotPlan{static_cast<BotType>(bot.type() - 1), pace};
}

Read<std::optional<BotPlan>> read_plan(const lobby::v1::SeatPlan& plan) {
  if (!plan.has_bot()) return std::optional<BotPlan>{};
  return read_bot(plan.bot()).map([](const BotPlan& bot) { return std::optional{bot}; });
}

Read<std::chrono::milliseconds> read_turn_limit(std::uint32_t turn_limit_ms) {
  const std::chrono::milliseconds limit{turn_limit_ms};
  if (limit != 0ms && (limit < kTurnLimitMin || limit > kTurnLimitMax)) {
    return no(session::v1::REFUSAL_REASON_BAD_OPTION);
  }
  return limit;
}

Seen read_seen(const session::v1::Seen& seen) {
  return Seen{seen.game_number(), seen.next_event(), seen.last_chat_line()};
}

Read<std::optional<Wish>> read_wish(const session::v1::ClientMessage& message, const std::string& name) {
  const auto some = [](Wish wish) { return std::optional{std::move(wish)}; };
  switch (message.body_case()) {
    case session::v1::ClientMessage::kLeaveTable: return some(Leave{});
    case session::v1::ClientMessage::kTakeSeat: return read_request(message.take_seat(), name).map(some);
    case session::v1::ClientMessage::kSetSeat: return read_request(message.set_seat()).map(some);
    case session::v1::ClientMessage::kChangeSettings: return read_request(message.change_settings()).map(some);
    case session::v1::ClientMessage::kFillWithBots: return read_request(message.fill_with_bots()).map(some);
    case session::v1::ClientMessage::kRemovePlayer: return read_request(message.remove_player()).map(some);
    case session::v1::ClientMessage::kListRemoved: return some(ListRemoved{});
    case session::v1::ClientMessage::kLetBack: return some(LetBack{message.let_back().name()});
    case session::v1::ClientMessage::kMove: return read_request(message.move()).map(some);
    case session::v1::ClientMessage::kGoOn: return some(GoOn{});
    case session::v1::ClientMessage::kReady: return some(AskAgain{});
    case session::v1::ClientMessage::kTakeMySeat: return some(TakeMySeat{});
    case session::v1::ClientMessage::kSetPace: return read_request(message.set_pace()).map(some);
    case session::v1::ClientMessage::kHint: return some(GetHint{message.hint().decision()});
    case session::v1::ClientMessage::kSay: return read_request(message.say()).map(some);
    default: return std::optional<Wish>{};
  }
}

}  // namespace cardroom::server
