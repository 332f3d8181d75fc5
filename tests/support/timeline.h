#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>

namespace cardroom::testing {

/// Simulated time and scheduled events. Events for the same time happen in the order in which they were scheduled, so
/// one seed always gives the same sequence.
class Timeline {
 public:
  using Instant = std::chrono::milliseconds;

  Instant now() const { return now_; }

  void after(std::chrono::milliseconds delay, std::function<void()> what) { at(now_ + delay, std::move(what)); }

  /// A time in the past means now.
  void at(Instant when, std::function<void()> what) {
    events_.emplace(std::pair{std::max(when, now_), count_++}, std::move(what));
  }

  /// Runs all events that are due by `end`, and sets the time to `end`.
  void run_until(Instant end) {
    while (!events_.empty() && events_.begin()->first.first <= end) {
      auto event = events_.extract(events_.begin());
      now_ = event.key().first;
      event.mapped()();
    }
    now_ = std::max(now_, end);
  }

 private:
  std::map<std::pair<Instant, std::uint64_t>, std::function<void()>> events_;
  Instant now_{0};
  std::uint64_t count_ = 0;
};

}  // namespace cardroom::testing
