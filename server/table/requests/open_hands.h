#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// The only viewer of a table opens or closes the hands.
struct OpenHands {
  static constexpr auto kBody = ClientMessage::kOpenHands;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  bool open = false;

  static Read<OpenHands> parse(const ClientMessage& message, const Added&) {
    return OpenHands{message.open_hands().open()};
  }
  void write(ClientMessage& out, Added&) const { out.mutable_open_hands()->set_open(open); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
