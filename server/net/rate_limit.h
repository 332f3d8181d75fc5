#pragma once

#include <algorithm>

#include "server/ids.h"
#include "server/limits.h"

namespace cardroom::server {

/// A bucket that holds `burst` messages and fills again with time.
class RateLimit {
 public:
  constexpr explicit RateLimit(Rate rate) : rate_{rate}, milli_messages_{full()} {}

  /// Takes one message out; false if there is none.
  constexpr bool allows(Instant now) {
    const auto passed = static_cast<std::uint64_t>((now - filled_at_).count());
    filled_at_ = now;
    // `per_second` messages in 1000 ms are as many thousandths of a message in 1 ms.
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

}  // namespace cardroom::server
