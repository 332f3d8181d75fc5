#pragma once

#include <cstdint>
#include <optional>

#include "server/table/requests/request.h"

namespace cardroom::server {

/// How fast the bots play where nobody else does. Absent fields stay as they are.
struct SetPace {
  static constexpr auto kBody = ClientMessage::kSetPace;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  std::optional<bool> paused;
  std::optional<std::uint32_t> percent;  ///< kSpeedMin to kSpeedMax.
  bool step = false;                     ///< The next bot moves, or the pause in the game ends, though paused.

  static Read<SetPace> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer&) const;
};

}  // namespace cardroom::server
