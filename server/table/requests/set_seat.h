#pragma once

#include <optional>

#include "server/table/requests/request.h"
#include "server/table/settings.h"

namespace cardroom::server {

/// The owner gives a seat to a bot, or opens it.
struct SetSeat {
  static constexpr auto kBody = ClientMessage::kSetSeat;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  Seat seat{};
  std::optional<BotPlan> bot;  ///< Absent: the seat becomes open.

  static Read<SetSeat> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
