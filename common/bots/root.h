#pragma once

#include <cstdint>

namespace cardroom::bots {

/// The integer part of the square root.
constexpr std::uint32_t root_of(std::uint64_t square) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 31; bit > 0; bit >>= 1) {
    if ((root | bit) * (root | bit) <= square) root |= bit;
  }
  return static_cast<std::uint32_t>(root);
}

}  // namespace cardroom::bots
