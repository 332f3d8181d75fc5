#pragma once

#include <chrono>
#include <optional>

#include "server/server_core.h"

namespace cardroom::server {

/// A server that a client started for itself and that outlives it ends when nobody has used it for this long: as long
/// as an empty table is kept, so that whoever comes back in time finds the table or at least the server.
inline constexpr std::chrono::milliseconds kUnusedServerKept = kEmptyTableKept;

/// Notices that nobody uses the server any more. Knows no clock.
class IdleEnd {
 public:
  /// To be asked now and then; `now` never goes back. True: no connection and no table has been seen for
  /// kUnusedServerKept.
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
