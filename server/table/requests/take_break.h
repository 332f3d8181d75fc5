#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// A player asks for a break in the game, or agrees to one that another player has asked for.
struct TakeBreak {
  static constexpr auto kBody = ClientMessage::kTakeBreak;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  static Read<TakeBreak> parse(const ClientMessage&, const Added&) { return TakeBreak{}; }
  void write(ClientMessage& out, Added&) const { out.mutable_take_break(); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
