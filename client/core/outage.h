#pragma once

#include <cstdint>
#include <optional>

#include "client/core/client_core.h"

namespace cardroom::client {

/// What is known while a server does not answer, and so what a client may promise the person. A seat is kept as long as
/// the server runs; a table does not outlive its server. Each client words this itself.
struct Outage {
  enum class Cause : std::uint8_t {
    unknown,  ///< It does not answer. It may have ended, or the network may be down.
    refused,  ///< Its machine answers that no program listens there. Most likely it has ended, and may be started
              ///< again.
    stopped,  ///< It has said that it stops. Its tables are gone.
  };
  Cause cause{};
  bool at_table = false;  ///< The client was at a table there.
  bool seated = false;    ///< It had a seat at that table.
  /// Until a bot takes over the seat, if the server runs; 0: it has done so.
  std::chrono::milliseconds until_held{};
};

/// Empty while the server answers, before it did for the first time, and offline.
std::optional<Outage> outage_of(const ClientCore& core, Instant now);

}  // namespace cardroom::client
