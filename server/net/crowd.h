#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/ids.h"
#include "server/limits.h"

namespace cardroom::server {

/// Connections, by address, that share limited room while they wait for their next step. If the room is full, the
/// oldest one of the busiest address makes room for a newcomer, so that no address can keep the others out. A
/// connection that only takes up room is also the oldest of its address, because the others soon move on.
class Crowd {
 public:
  /// Precondition: `id` is not in the crowd, and `now` never decreases. The order of the ids does not matter: a
  /// connection with a slow handshake enters after others with higher ids.
  void enter(Instant now, const std::string& address, ConnectionId id) {
    auto& here = here_[address];
    unrank(here);
    here.emplace(++entries_, Member{id, now});
    rank(here);
    entry_of_.emplace(id, entries_);
  }

  /// Does nothing if the connection is not in the crowd.
  void leave(const std::string& address, ConnectionId id) {
    const auto entry = entry_of_.find(id);
    if (entry == entry_of_.end()) return;
    const auto here = here_.find(address);
    unrank(here->second);
    here->second.erase(entry->second);
    rank(here->second);
    if (here->second.empty()) here_.erase(here);
    entry_of_.erase(entry);
  }

  std::size_t size() const { return entry_of_.size(); }

  std::size_t from(const std::string& address) const {
    const auto found = here_.find(address);
    return found == here_.end() ? 0 : found->second.size();
  }

  /// The connection that makes room for another one from `newcomer`. Empty if no address has more connections here than
  /// the newcomer's, or if the oldest of the busiest address has been here for less than kMakesRoomAfter: then it
  /// is the server that is slow, not the peers, and connections are served in the order in which they came.
  std::optional<ConnectionId> makes_room_for(Instant now, const std::string& newcomer) const {
    if (ranks_.empty() || ranks_.begin()->connections <= from(newcomer)) return std::nullopt;
    if (now - ranks_.begin()->oldest.since < kMakesRoomAfter) return std::nullopt;
    return ranks_.begin()->oldest.id;
  }

 private:
  struct Member {
    ConnectionId id{};
    Instant since{};
  };
  using Here = std::map<std::uint64_t, Member>;  ///< By entry: the first is the oldest.

  struct Rank {
    explicit Rank(const Here& here)
        : connections{here.size()}, first_entry{here.begin()->first}, oldest{here.begin()->second} {}
    bool operator<(const Rank& other) const {
      return connections != other.connections ? connections > other.connections : first_entry < other.first_entry;
    }
    std::size_t connections;
    std::uint64_t first_entry;
    Member oldest;
  };

  void rank(const Here& here) {
    if (!here.empty()) ranks_.insert(Rank{here});
  }
  void unrank(const Here& here) {
    if (!here.empty()) ranks_.erase(Rank{here});
  }

  std::unordered_map<std::string, Here> here_;  ///< By address; none is empty.
  std::set<Rank> ranks_;                        ///< One for each address, the busiest first.
  std::unordered_map<ConnectionId, std::uint64_t> entry_of_;
  std::uint64_t entries_ = 0;  ///< The number of entries so far; each gets the next number.
};

}  // namespace cardroom::server
