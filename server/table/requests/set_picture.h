#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// A person is shown with another picture. The session remembers it, too: it may be at no table (ServerCore).
struct SetPicture {
  static constexpr auto kBody = ClientMessage::kSetPicture;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  wire::Picture picture{};

  static Read<SetPicture> parse(const ClientMessage& message, const Added& added);
  void write(ClientMessage& out, Added& added) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
