#pragma once

#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "server/ids.h"

namespace cardroom::server {

/// One alarm for each connection, table and session. Moving an alarm takes O(log n).
class Alarms {
 public:
  using Key = std::variant<ConnectionId, TableId, SessionId>;

  /// `current` is the key's alarm as last set; it becomes `wanted`.
  void move(const Key& key, std::optional<Instant>& current, std::optional<Instant> wanted) {
    if (current == wanted) return;
    if (current) alarms_.erase({*current, key});
    if (wanted) alarms_.emplace(*wanted, key);
    current = wanted;
  }

  std::optional<Instant> earliest() const {
    return alarms_.empty() ? std::nullopt : std::optional{alarms_.begin()->first};
  }

  /// The key of the earliest alarm that is due. The caller then moves that alarm.
  std::optional<Key> due(Instant now) const {
    if (alarms_.empty() || alarms_.begin()->first > now) return std::nullopt;
    return alarms_.begin()->second;
  }

 private:
  std::set<std::pair<Instant, Key>> alarms_;
};

}  // namespace cardroom::server
