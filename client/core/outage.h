#pragma once

#include <cstdint>
#include <optional>

#include "client/core/client_core.h"

namespace cardroom::client {

/// A bot holds a seat this long after the server's last sign of life from its person, if the server runs.
inline constexpr std::chrono::milliseconds kHeldAfter{15'000};

/// What is known while a server does not answer that did before: which promise a client may make. A seat is kept as
/// long as the server runs; a table does not outlive its server. Each client has its own words for it.
struct Outage {
  enum class Cause : std::uint8_t {
    unknown,  ///< It does not answer. It may have ended, or the network between us and it.
    refused,  ///< Its machine answers that nobody listens there: most likely it has ended, and may be started again.
    stopped,  ///< It has said that it stops. Its tables are gone.
  };
  Cause cause{};
  bool at_table = false;  ///< We were at a table there.
  bool seated = false;    ///< In a seat of it.
  /// Until a bot plays for us, if the server runs; 0: it does by now, or did before.
  std::chrono::milliseconds until_held{};
};

/// Empty while the server answers, before it did for the first time, and offline.
std::optional<Outage> outage_of(const ClientCore& core, Instant now);

}  // namespace cardroom::client
