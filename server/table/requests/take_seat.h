#pragma once

#include <optional>
#include <string>

#include "common/game/contract.h"
#include "server/table/address_mark.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// Another seat for a person, or the first one for a watcher, who sits down with it.
struct TakeSeat {
  static constexpr auto kBody = ClientMessage::kTakeSeat;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  std::string name;  ///< Of a watcher.
  Seat seat{};
  std::optional<AddressMark> address{};  ///< Of a watcher. Added by TableCore::complete.

  static Read<TakeSeat> parse(const ClientMessage& message, const Added& added);
  void write(ClientMessage& out, Added& added) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
