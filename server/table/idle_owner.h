#pragma once

#include <optional>

#include "server/ids.h"

namespace cardroom::server {

/// For how long the owner of a table has kept somebody waiting between games. Not recorded, because chat counts as a
/// sign of life from the owner but leaves no record; instead, the record of a TimerFired says whether the owner's time
/// was up. Has no clock of its own.
class IdleOwner {
 public:
  /// The owner has made a request.
  void heard(Instant now);
  /// Notes the state of the table: its owner, and whether the owner keeps somebody waiting.
  void follow(Instant now, const std::optional<SessionId>& owner, bool keeps_waiting);
  /// When the owner is to lose the table; empty while nobody is kept waiting.
  std::optional<Instant> ends_at() const;

 private:
  std::optional<SessionId> owner_;
  std::optional<Instant> since_;  ///< The time since which somebody has waited without hearing from the owner.
};

}  // namespace cardroom::server
