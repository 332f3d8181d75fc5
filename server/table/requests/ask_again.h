#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// The person is ready for another game, or a spectator asks for one at a table of bots.
struct AskAgain {
  static constexpr auto kBody = ClientMessage::kReady;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  static Read<AskAgain> parse(const ClientMessage&, const Added&) { return AskAgain{}; }
  void write(ClientMessage& out, Added&) const { out.mutable_ready(); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
