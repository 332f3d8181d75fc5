#pragma once

#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "server/ids.h"

namespace cardroom::server {

/// When each connection, table and session wants to be woken: one alarm each, O(log n) to move one.
class Alarms {
 public:
  using Key = std::variant<ConnectionId, TableId, SessionId>;

  /// `current` is the owner's alarm as it is set here; it becomes `wanted`.
  void move(const Key& key, std::optional<Instant>& current, std::optional<Instant> wanted) {
    if (current == wanted) return;
    if (current) alarms_.erase({*current, key});
    if (wanted) alarms_.emplace(*wanted, key);
    current = wanted;
  }

  std::optional<Instant> earliest() const {
    return alarms_.empty() ? std::nullopt : std::optional{alarms_.begin()->first};
  }

  /// One that is due, the oldest first; its owner moves it.
  std::optional<Key> due(Instant now) const {
    if (alarms_.empty() || alarms_.begin()->first > now) return std::nullopt;
    return alarms_.begin()->second;
  }

 private:
  std::set<std::pair<Instant, Key>> alarms_;
};

}  // namespace cardroom::server
