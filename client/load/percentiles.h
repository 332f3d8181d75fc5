#pragma once

#include <chrono>
#include <cstddef>
#include <vector>

namespace cardroom::load {

/// The resolution: fine enough for a move on loopback.
using Span = std::chrono::microseconds;

/// Measured durations and their percentiles. Keeps every duration: an hour at a thousand moves per second takes 30 MB.
class Percentiles {
 public:
  void add(Span span) { spans_.push_back(span); }
  void clear() { spans_.clear(); }
  std::size_t count() const { return spans_.size(); }

  /// The shortest duration that at least `share` of all do not exceed (nearest rank); `share` is in (0, 1], and 1 gives
  /// the longest. 0 if nothing was measured.
  Span at(double share) const;

 private:
  std::vector<Span> spans_;
};

}  // namespace cardroom::load
