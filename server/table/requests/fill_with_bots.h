#pragma once

#include "server/table/requests/request.h"
#include "server/table/settings.h"

namespace cardroom::server {

/// The owner gives all open seats to bots, and is ready.
struct FillWithBots {
  static constexpr auto kBody = ClientMessage::kFillWithBots;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  BotPlan bot{};

  static Read<FillWithBots> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
