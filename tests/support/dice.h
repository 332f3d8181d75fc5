#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/cards/bot_dice.h"

namespace cardroom::testing {

/// Random choices for a test, determined by one seed and the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : dice_{seed} {}

  std::uint32_t uniform(std::uint32_t n) { return dice_.uniform(n); }
  bool one_in(std::uint32_t n) { return uniform(n) == 0; }

  /// From `least` to `most`, both inclusive.
  std::chrono::milliseconds between(std::chrono::milliseconds least, std::chrono::milliseconds most) {
    return least + std::chrono::milliseconds{uniform(static_cast<std::uint32_t>((most - least).count()) + 1)};
  }

  void fill(std::span<std::byte> bytes) {
    for (std::byte& byte : bytes)
      byte = static_cast<std::byte>(uniform(256));
  }

  std::uint64_t seed() { return std::uint64_t{uniform(0x80000000U)} << 32 | uniform(0x80000000U); }

 private:
  BotDice dice_;
};

}  // namespace cardroom::testing
