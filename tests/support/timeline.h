#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace cardroom::testing {

/// Events cause each other without end, all at one simulated time.
struct TimeStandsStill : std::runtime_error {
  explicit TimeStandsStill(std::chrono::milliseconds at)
      : runtime_error{"simulated time stands still at " + std::to_string(at.count())} {}
};

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

  /// Runs all events that are due by `end`, and sets the time to `end`. Throws TimeStandsStill if that takes forever.
  void run_until(Instant end) {
    while (!events_.empty() && events_.begin()->first.first <= end) {
      auto event = events_.extract(events_.begin());
      at_once_ = event.key().first == now_ ? at_once_ + 1 : 0;
      now_ = event.key().first;
      if (at_once_ > kAtOnceMax) throw TimeStandsStill{now_};
      event.mapped()();
    }
    now_ = std::max(now_, end);
  }

 private:
  /// Far more events than happen within a millisecond of any evening.
  static constexpr std::uint64_t kAtOnceMax = 10'000;

  std::map<std::pair<Instant, std::uint64_t>, std::function<void()>> events_;
  Instant now_{0};
  std::uint64_t count_ = 0;
  std::uint64_t at_once_ = 0;  ///< The number of events so far at this time.
};

}  // namespace cardroom::testing
