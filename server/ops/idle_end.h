#pragma once

#include <chrono>
#include <optional>

#include "server/server_core.h"

namespace cardroom::server {

/// A server that outlives the client that started it stops after this long without use. An empty table is kept for the
/// same time, so people who reconnect in time find their table, or at least the server.
inline constexpr std::chrono::milliseconds kUnusedServerKept = kEmptyTableKept;

/// Detects that the server is no longer used. Has no clock of its own.
class IdleEnd {
 public:
  /// To be called from time to time; `now` must never decrease. Returns true if there has been no connection and no
  /// table for kUnusedServerKept.
  bool is_due(Instant now, const ServerStatus& status) {
    if (status.connections > 0 || status.tables > 0) {
      unused_since_.reset();
      return false;
    }
    if (!unused_since_) unused_since_ = now;
    return now - *unused_since_ >= kUnusedServerKept;
  }

 private:
  std::optional<Instant> unused_since_;
};

}  // namespace cardroom::server
