#pragma once

#include <optional>
#include <string>

#include "common/game/contract.h"
#include "server/table/named_watcher.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// The owner removes a person or a spectator, who cannot join again for as long as the table exists.
struct RemovePlayer {
  static constexpr auto kBody = ClientMessage::kRemovePlayer;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  Seat seat{};
  std::string name{};  ///< If not empty, it replaces the seat: the name of a person or spectator as shown at the table.
  bool address_too = false;               ///< Bars the address for kAddressBarred.
  std::optional<NamedWatcher> watcher{};  ///< Added by TableCore::complete.

  static Read<RemovePlayer> parse(const ClientMessage& message, const Added& added);
  void write(ClientMessage& out, Added& added) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
