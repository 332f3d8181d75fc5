#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/ids.h"
#include "server/limits.h"

namespace cardroom::server {

/// Connections that are about to take their next step and share limited room, by address. If the room is full, the
/// oldest one of the busiest address makes room for a newcomer, so that no address can keep the others out. A
/// connection that only takes up room is also the oldest of its address, because the others soon move on.
class Crowd {
 public:
  /// Precondition: `id` is new; ids increase.
  void enter(Instant now, const std::string& address, ConnectionId id) {
    auto& here = here_[address];
    unrank(here);
    here.emplace(id, now);
    rank(here);
    ++size_;
  }

  /// Does nothing if the connection is not in the crowd.
  void leave(const std::string& address, ConnectionId id) {
    const auto found = here_.find(address);
    if (found == here_.end() || !found->second.contains(id)) return;
    unrank(found->second);
    found->second.erase(id);
    rank(found->second);
    if (found->second.empty()) here_.erase(found);
    --size_;
  }

  std::size_t size() const { return size_; }

  std::size_t from(const std::string& address) const {
    const auto found = here_.find(address);
    return found == here_.end() ? 0 : found->second.size();
  }

  /// The connection that makes room for another one from `newcomer`. Empty if no address has more connections than that
  /// one, or if the oldest of the busiest address has been here for less than kMakesRoomAfter: if all are quick, it is
  /// the server that is slow, and whoever came first is served first.
  std::optional<ConnectionId> makes_room_for(Instant now, const std::string& newcomer) const {
    if (ranks_.empty() || ranks_.begin()->connections <= from(newcomer)) return std::nullopt;
    if (now - ranks_.begin()->since < kMakesRoomAfter) return std::nullopt;
    return ranks_.begin()->oldest;
  }

 private:
  using Here = std::map<ConnectionId, Instant>;  ///< When each connection entered.

  struct Rank {
    explicit Rank(const Here& here)
        : connections{here.size()}, oldest{here.begin()->first}, since{here.begin()->second} {}
    bool operator<(const Rank& other) const {
      return connections != other.connections ? connections > other.connections : oldest < other.oldest;
    }
    std::size_t connections;
    ConnectionId oldest;
    Instant since;
  };

  void rank(const Here& here) {
    if (!here.empty()) ranks_.insert(Rank{here});
  }
  void unrank(const Here& here) {
    if (!here.empty()) ranks_.erase(Rank{here});
  }

  std::unordered_map<std::string, Here> here_;  ///< By address; none is empty.
  std::set<Rank> ranks_;                        ///< One for each address, the busiest first.
  std::size_t size_ = 0;
};

}  // namespace cardroom::server
