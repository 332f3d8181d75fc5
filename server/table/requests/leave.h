#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// A person gives up the seat permanently, or a spectator leaves.
struct Leave {
  static constexpr auto kBody = ClientMessage::kLeaveTable;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  static Read<Leave> parse(const ClientMessage&, const Added&) { return Leave{}; }
  void write(ClientMessage& out, Added&) const { out.mutable_leave_table(); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
