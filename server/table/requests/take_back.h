#pragma once

#include <optional>

#include "common/game/contract.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// A player takes their own last move back, if need be with the consent of the others, or consents to that of another.
struct TakeBack {
  static constexpr auto kBody = ClientMessage::kTakeBack;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  std::optional<Seat> agrees_with{};  ///< The seat of the player who has asked; empty: it is one's own move.

  static Read<TakeBack> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
