#pragma once

#include <optional>
#include <string>

#include "common/game/contract.h"
#include "server/table/named_watcher.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// The owner gives the seat of a player who is not connected, or for whom a bot plays, to somebody at the table who has
/// none: as far as the table is concerned, the same person on another machine.
struct GiveSeat {
  static constexpr auto kBody = ClientMessage::kGiveSeat;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  Seat seat{};
  std::string name{};  ///< As shown at the table: a spectator, or a person who waits for a seat or is promised one.
  std::optional<NamedWatcher> watcher{};  ///< Added by TableCore::complete.

  static Read<GiveSeat> parse(const ClientMessage& message, const Added& added);
  void write(ClientMessage& out, Added& added) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
