#pragma once

#include <optional>
#include <string>

#include "common/game/contract.h"
#include "server/table/address_mark.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// A person changes seats, or a spectator takes a seat.
struct TakeSeat {
  static constexpr auto kBody = ClientMessage::kTakeSeat;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  std::string name;  ///< The name of a spectator.
  Seat seat{};
  std::optional<AddressMark> address{};  ///< The address of a spectator. Added by TableCore::complete.
  wire::Picture picture{};               ///< The picture of a spectator.

  static Read<TakeSeat> parse(const ClientMessage& message, const Added& added);
  void write(ClientMessage& out, Added& added) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
