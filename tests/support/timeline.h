#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>

namespace cardroom::testing {

/// Simulated time, and what is to happen in it. What is due at the same time happens in the order in which it was asked
/// for, so one seed gives one course of events.
class Timeline {
 public:
  using Instant = std::chrono::milliseconds;

  Instant now() const { return now_; }

  void after(std::chrono::milliseconds delay, std::function<void()> what) { at(now_ + delay, std::move(what)); }

  /// A time that has passed already means now.
  void at(Instant when, std::function<void()> what) {
    events_.emplace(std::pair{std::max(when, now_), count_++}, std::move(what));
  }

  /// Until nothing is due before `end`; then it is `end`.
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
