#pragma once

#include "common/game/contract.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// A player decides what happens while another player is disconnected: the table waits, or a bot takes over the seat at
/// once. The first answer counts; without one, a bot takes over when the usual time is up.
struct WaitFor {
  static constexpr auto kBody = ClientMessage::kWaitFor;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  Seat seat{};  ///< Of the missing player.
  bool wait = false;

  static Read<WaitFor> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
