#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "client/core/client_io.h"

namespace cardroom::client {

/// After this long without another player, the person is asked whether to wait: a short outage, as when the server is
/// started again, needs no question. A player who falls silent has been away for kSilenceMax longer, because only then
/// does the server say so.
inline constexpr std::chrono::milliseconds kMissingAskedAfter{3'000};

/// The time until a bot takes over a lost player's seat, unless the others decide to wait, given how long this client
/// has known of the loss. The server does not tell when it last heard from the player. It counts a silent player as
/// lost after kSilenceMax, so this is the shortest time: if the connection broke audibly, the bot comes a few seconds
/// later.
std::chrono::milliseconds until_takeover(std::chrono::milliseconds known_for);

/// The lost player about whom a client asks its person, and since when.
class MissingPlayer {
 public:
  /// Takes in the newest update and the time. Returns whether there is another player, or another answer of asked().
  bool follow(const table::v1::TableUpdate& update, Instant now);

  /// The player's seat, once the person is to be asked; until then, and without such a player, empty.
  std::optional<std::uint32_t> asked() const { return asked_ ? seat_ : std::nullopt; }
  /// When follow() must be called even if there is no newer update; empty if it need not be.
  std::optional<Instant> due() const;
  /// Precondition: there is such a player.
  std::chrono::milliseconds until_takeover(Instant now) const { return client::until_takeover(now - since_); }

 private:
  std::optional<std::uint32_t> seat_;  ///< missing_player(), when it was last followed.
  Instant since_{};                    ///< When we learned of the loss.
  bool asked_ = false;
};

}  // namespace cardroom::client
