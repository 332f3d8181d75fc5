#pragma once

#include <cstdint>

namespace cardroom {

/// The random number generator of the original programs: the documented algorithm of the Java platform class
/// java.util.Random (linear congruential, modulo 2^48), so that the games of property files are dealt and played as
/// they always were. For property files only: a few results are enough to predict all later ones.
class ClassicRandom {
 public:
  explicit constexpr ClassicRandom(std::int32_t seed) {
    state_ = (static_cast<std::uint64_t>(std::int64_t{seed}) ^ kMultiplier) & kMask;
  }

  /// 0..n-1. Draws a number even for n = 1. Precondition: n > 0.
  constexpr std::int32_t next_int(std::int32_t n) {
    if ((n & (n - 1)) == 0) return static_cast<std::int32_t>(std::int64_t{n} * next_31_bits() >> 31);
    std::int64_t bits = next_31_bits();
    // The last run of n numbers is incomplete and would favour small results.
    while (bits - bits % n + (n - 1) > INT32_MAX)
      bits = next_31_bits();
    return static_cast<std::int32_t>(bits % n);
  }

 private:
  static constexpr std::uint64_t kMultiplier = 0x5DEECE66D;
  static constexpr std::uint64_t kMask = (std::uint64_t{1} << 48) - 1;

  constexpr std::int64_t next_31_bits() {
    state_ = (state_ * kMultiplier + 0xB) & kMask;
    return static_cast<std::int64_t>(state_ >> 17);
  }

  std::uint64_t state_;
};

}  // namespace cardroom
