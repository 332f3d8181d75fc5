#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <ratio>

#include "server/ids.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

/// The game time of a table: it runs at the speed of real time, faster, slower, or not at all. Bots' answers and pauses
/// are timed by it, so they stop with it and continue where they stopped. A value type without a clock.
class Pace {
 public:
  /// In hundredths of a millisecond, so that any speed in per cent yields whole numbers.
  using Time = std::chrono::duration<std::int64_t, std::ratio<1, 100'000>>;

  static constexpr std::uint32_t kNormal = 100;  ///< Real time, in per cent.

  bool paused() const { return paused_; }
  std::uint32_t percent() const { return percent_; }
  bool normal() const { return !paused_ && percent_ == kNormal; }

  /// Changes the speed from `now` on. Precondition: `now` never decreases; percent > 0.
  void change(Instant now, bool paused, std::uint32_t percent);

  Time at(Instant now) const;
  /// The real time at which this game time is reached if the speed does not change; empty while paused.
  std::optional<Instant> when(Time due) const;

  CARDROOM_RECORDED(Pace, (), reached, since, paused, percent)

 private:
  Time reached_{};   ///< The game time at the last change.
  Instant since_{};  ///< The real time at the last change.
  bool paused_ = false;
  std::uint32_t percent_ = kNormal;
};

}  // namespace cardroom::server
