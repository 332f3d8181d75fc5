#pragma once

#include <cstdint>
#include <optional>

#include "client/core/client_core.h"

namespace cardroom::client {

/// What is known while a server does not answer, and therefore what a client may promise the person. A seat is kept as
/// long as the server runs, and longer if the server keeps its tables. Each client words this in its own way.
struct Outage {
  enum class Cause : std::uint8_t {
    unknown,  ///< It does not answer. It may have ended, or the network may be down.
    refused,  ///< Its machine answers that nothing is listening there. Most likely the server has ended, and may be
              ///< started again.
    stopped,  ///< It announced that it was shutting down.
  };
  Cause cause{};
  bool table_kept = false;  ///< The server continues its tables when it is started again.
  /// Somebody else was connected at the table, so the game goes on if the server is running. A table at which nobody is
  /// connected stands still.
  bool others_play = false;
  bool at_table = false;  ///< The client was at a table there.
  bool seated = false;    ///< It had a seat at that table.
  /// Time until a bot takes over the seat, if the server is running; 0: a bot already has.
  std::chrono::milliseconds until_held{};
};

/// Empty while the server answers, before it has answered for the first time, and while offline.
std::optional<Outage> outage_of(const ClientCore& core, Instant now);

}  // namespace cardroom::client
