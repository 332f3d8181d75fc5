#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// Changes the picture with which a person is shown. The session remembers it too, since it may be at no table.
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
