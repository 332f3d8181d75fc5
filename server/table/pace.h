#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <ratio>

#include "server/ids.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

/// The time of a table at the pace at which it plays: runs as the table's own time does, faster, slower, or not at all.
/// What has to wait (a bot that seems to think, a pause) is due by this time, and so stands still with it and goes on
/// where it stopped. A value; knows no clock.
class Pace {
 public:
  /// In hundredths of a millisecond, so that every speed in per cent counts in whole numbers.
  using Time = std::chrono::duration<std::int64_t, std::ratio<1, 100'000>>;

  static constexpr std::uint32_t kNormal = 100;  ///< As everywhere, in per cent.

  bool paused() const { return paused_; }
  std::uint32_t percent() const { return percent_; }
  bool normal() const { return !paused_ && percent_ == kNormal; }

  /// From `now` on. Precondition: now never goes back; percent > 0.
  void change(Instant now, bool paused, std::uint32_t percent);

  Time at(Instant now) const;
  /// When it is that late, if nothing changes; empty: not while it is paused.
  std::optional<Instant> when(Time due) const;

  CARDROOM_RECORDED(Pace, (), reached, since, paused, percent)

 private:
  Time reached_{};   ///< When it was last changed,
  Instant since_{};  ///< and when that was.
  bool paused_ = false;
  std::uint32_t percent_ = kNormal;
};

}  // namespace cardroom::server
