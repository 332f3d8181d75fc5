#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// A person gives up the seat permanently or steps away from it, or a spectator leaves.
struct Leave {
  bool keep_seat = false;

  static constexpr auto kBody = ClientMessage::kLeaveTable;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  static Read<Leave> parse(const ClientMessage& message, const Added&) {
    return Leave{message.leave_table().keep_seat()};
  }
  void write(ClientMessage& out, Added&) const { out.mutable_leave_table()->set_keep_seat(keep_seat); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
