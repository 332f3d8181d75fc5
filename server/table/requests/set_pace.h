#pragma once

#include <cstdint>
#include <optional>

#include "server/table/requests/request.h"

namespace cardroom::server {

/// Sets the pace at a table of bots. Absent fields stay unchanged.
struct SetPace {
  static constexpr auto kBody = ClientMessage::kSetPace;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  std::optional<bool> paused;
  std::optional<std::uint32_t> percent;  ///< kSpeedMin to kSpeedMax.
  bool step = false;                     ///< While paused, lets the next bot move or ends a pause in the game.

  static Read<SetPace> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer&) const;
};

}  // namespace cardroom::server
