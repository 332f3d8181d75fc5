#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// The person has finished reading in a pause, or ends a break.
struct GoOn {
  static constexpr auto kBody = ClientMessage::kGoOn;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  static Read<GoOn> parse(const ClientMessage&, const Added&) { return GoOn{}; }
  void write(ClientMessage& out, Added&) const { out.mutable_go_on(); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
