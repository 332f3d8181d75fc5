#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "server/ids.h"
#include "server/limits.h"

namespace cardroom::server {

/// A token bucket: holds `burst` messages and refills over time.
class RateLimit {
 public:
  constexpr explicit RateLimit(Rate rate) : rate_{rate}, milli_messages_{full()} {}

  /// Takes one message out of the bucket; returns false if it is empty.
  constexpr bool allows(Instant now) {
    const auto passed = static_cast<std::uint64_t>((now - filled_at_).count());
    filled_at_ = now;
    // `per_second` messages in 1000 ms equal `per_second` thousandths of a message in 1 ms.
    milli_messages_ = std::min(full(), milli_messages_ + passed * rate_.per_second);
    if (milli_messages_ < 1000) return false;
    milli_messages_ -= 1000;
    return true;
  }

 private:
  constexpr std::uint64_t full() const { return std::uint64_t{rate_.burst} * 1000; }

  Rate rate_;
  std::uint64_t milli_messages_;
  Instant filled_at_{};
};

/// A token bucket shared by several people: it holds and refills as much as one bucket for each of them. It tracks what
/// has been spent rather than what is left, so that the number of people can change; when it falls, at most one full
/// bucket per remaining person counts as spent.
class SharedLimit {
 public:
  /// Takes one message out of the bucket; returns false if it is empty. `people`: 0 counts as 1.
  constexpr bool allows(Rate rate, Instant now, std::size_t people) {
    const auto passed = static_cast<std::uint64_t>((now - drained_at_).count());
    drained_at_ = now;
    const std::uint64_t sharers = std::max<std::uint64_t>(people, 1);
    const std::uint64_t full = std::uint64_t{rate.burst} * 1000 * sharers;
    spent_milli_messages_ = std::min(spent_milli_messages_, full);
    spent_milli_messages_ -= std::min(spent_milli_messages_, passed * rate.per_second * sharers);
    if (spent_milli_messages_ + 1000 > full) return false;
    spent_milli_messages_ += 1000;
    return true;
  }

 private:
  std::uint64_t spent_milli_messages_ = 0;
  Instant drained_at_{};
};

}  // namespace cardroom::server
