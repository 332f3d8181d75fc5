#pragma once

#include <cstdint>

namespace cardroom {

/// A bot's random number generator: fast, seeded, and never used for a deal. SplitMix64 (Steele, Lea, Flood 2014) with
/// Lemire's bounded multiplication (2019). The same seed yields the same numbers on every machine and in every version.
class BotDice {
 public:
  explicit constexpr BotDice(std::uint64_t seed) : state_{seed} {}

  /// 0..n-1, all equally likely. Precondition: n > 0.
  constexpr std::uint32_t uniform(std::uint32_t n) {
    std::uint64_t product = std::uint64_t{word()} * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t reject_below = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < reject_below)
        product = std::uint64_t{word()} * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  constexpr std::uint32_t word() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return static_cast<std::uint32_t>((z ^ z >> 31) >> 32);
  }

  std::uint64_t state_;
};

}  // namespace cardroom
