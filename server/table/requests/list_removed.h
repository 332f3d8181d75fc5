#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// The owner asks for the list of removed people.
struct ListRemoved {
  static constexpr auto kBody = ClientMessage::kListRemoved;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = false;

  static Read<ListRemoved> parse(const ClientMessage&, const Added&) { return ListRemoved{}; }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
