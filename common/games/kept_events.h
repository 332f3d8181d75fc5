#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

#include "common/game/contract.h"

namespace cardroom {

/// Receives the events of a deal, like an EventLog, and keeps them compactly, because every table has such a list. Most
/// events are the same for everybody; only for the others, a second version is kept as well.
template <class E>
class KeptEvents {
 public:
  void everybody(const E& event) { events_.push_back(event); }
  void split(SeatSet who, const E& whole, const E& rest) {
    rests_.push_back({size(), who, rest});
    events_.push_back(whole);
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(events_.size()); }

  /// The event with this index, as the viewer may see it. Precondition: `index` < size().
  const E& seen_by(Viewer viewer, std::uint32_t index) const {
    const Rest* const rest = rest_of(index);
    if (rest == nullptr) return events_[index];
    const bool whole = viewer.kind == Viewer::Kind::all ||
                       (viewer.kind == Viewer::Kind::seat && rest->whole_for.contains(viewer.seat));
    return whole ? events_[index] : rest->event;
  }

  /// An event as seen by everybody except the seats in `whole_for`.
  struct Rest {
    std::uint32_t index{};
    SeatSet whole_for{};
    E event;
  };
  /// The second version of the event with this index; null if everybody sees the same.
  const Rest* rest_of(std::uint32_t index) const {
    const auto rest = std::ranges::lower_bound(rests_, index, {}, &Rest::index);
    return rest == rests_.end() || rest->index != index ? nullptr : &*rest;
  }

 private:
  std::deque<E> events_;     ///< The whole events. Unlike a vector, a deque has hardly any spare capacity.
  std::vector<Rest> rests_;  ///< Ascending by index.
};

}  // namespace cardroom
