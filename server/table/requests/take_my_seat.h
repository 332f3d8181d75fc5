#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// A person takes their seat back from a bot.
struct TakeMySeat {
  static constexpr auto kBody = ClientMessage::kTakeMySeat;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  static Read<TakeMySeat> parse(const ClientMessage&, const Added&) { return TakeMySeat{}; }
  void write(ClientMessage& out, Added&) const { out.mutable_take_my_seat(); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
