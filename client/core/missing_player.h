#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "client/core/table_memory.h"
#include "common/protocol/presence.h"

namespace cardroom::client {

/// How long after another player's last sign of life the person is asked whether to wait for that player: long
/// enough that nobody is asked after a short outage, such as a restart of the server.
inline constexpr std::chrono::milliseconds kMissingAskedAfter{6'000};

/// The time limit for the answer, after which a bot takes over the player's seat.
inline constexpr std::chrono::milliseconds kMissingAnswerMax = kHoldAfter - kMissingAskedAfter;

/// The missing player about whom a client asks the person, and the time left for the answer.
class MissingPlayer {
 public:
  /// Takes in the newest update and the time. Returns whether the missing player or the result of asked() has changed.
  bool follow(const Table& table, Instant now);

  /// The player's seat once the person is to be asked; empty until then, and if there is no such player.
  std::optional<std::uint32_t> asked() const { return asked_ ? seat_ : std::nullopt; }
  /// When follow() must be called even if there is no newer update; empty if it need not be.
  std::optional<Instant> due() const;
  /// The time until a bot takes over the player's seat, unless the others decide to wait; 0 if it is overdue.
  /// Precondition: there is such a player.
  std::chrono::milliseconds until_takeover(Instant now) const;

 private:
  std::optional<std::uint32_t> seat_;  ///< The result of missing_player() at the last follow().
  Instant takeover_{};                 ///< When a bot takes over that seat.
  bool asked_ = false;
};

}  // namespace cardroom::client
