#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "client/core/table_memory.h"
#include "common/protocol/presence.h"

namespace cardroom::client {

/// The person is asked whether to wait for another player this long after that player's last sign of life: a short
/// outage, as when the server is started again, needs no question.
inline constexpr std::chrono::milliseconds kMissingAskedAfter{6'000};

/// The longest time for the answer: then a bot takes over the player's seat.
inline constexpr std::chrono::milliseconds kMissingAnswerMax = kHoldAfter - kMissingAskedAfter;

/// The lost player about whom a client asks its person, and how long the answer may take.
class MissingPlayer {
 public:
  /// Takes in the newest update and the time. Returns whether there is another player, or another answer of asked().
  bool follow(const Table& table, Instant now);

  /// The player's seat, once the person is to be asked; until then, and without such a player, empty.
  std::optional<std::uint32_t> asked() const { return asked_ ? seat_ : std::nullopt; }
  /// When follow() must be called even if there is no newer update; empty if it need not be.
  std::optional<Instant> due() const;
  /// The time until a bot takes over the player's seat, unless the others decide to wait; 0 if it is overdue.
  /// Precondition: there is such a player.
  std::chrono::milliseconds until_takeover(Instant now) const;

 private:
  std::optional<std::uint32_t> seat_;  ///< missing_player(), when it was last followed.
  Instant takeover_{};                 ///< When a bot takes over that seat.
  bool asked_ = false;
};

}  // namespace cardroom::client
