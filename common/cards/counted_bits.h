#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace cardroom {

/// A bit set that can locate its i-th set bit. Counting and locating use neither branches nor loops: for a random i, a
/// loop would run an unpredictable number of times, and take half the time of a random move. Counts byte by
/// byte, with a table for the last byte, as in S. Vigna, Broadword Implementation of Rank/Select Queries (2008).
class CountedBits {
 public:
  constexpr explicit CountedBits(std::uint64_t bits) : bits_{bits}, sums_{sums_by_byte(bits)} {}

  constexpr std::uint32_t size() const { return static_cast<std::uint32_t>(sums_ >> 56); }

  /// The position of the i-th set bit, counting positions and i from 0 at the lowest bit. Precondition: i < size().
  constexpr std::uint32_t operator[](std::uint32_t i) const {
    // The bytes that, together with all bytes below them, have too few set bits: the i-th set bit comes after them.
    const std::uint64_t passed = (((i * kOnes) | kHighs) - sums_) & kHighs;
    const auto place = static_cast<std::uint32_t>((passed >> 7) * kOnes >> 56) * 8;
    const std::uint64_t before = (sums_ << 8) >> place & 0xFF;
    return place + kPlaces[(bits_ >> place & 0xFF) << 3 | (i - before)];
  }

 private:
  static constexpr std::uint64_t kOnes = 0x0101'0101'0101'0101;
  static constexpr std::uint64_t kHighs = kOnes << 7;

  /// For each byte: the number of bits set in it and in the bytes below it.
  static constexpr std::uint64_t sums_by_byte(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555'5555'5555'5555;
    bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
    return ((bits + (bits >> 4)) & 0x0F0F'0F0F'0F0F'0F0F) * kOnes;
  }

  /// Indexed by byte and i: the position of the i-th set bit in the byte.
  static constexpr auto kPlaces = [] {
    std::array<std::uint8_t, std::size_t{256} * 8> places{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
      std::size_t number = 0;
      for (std::uint8_t place = 0; place < 8; ++place) {
        if ((byte >> place & 1) != 0) places[byte << 3 | number++] = place;
      }
    }
    return places;
  }();

  std::uint64_t bits_;
  std::uint64_t sums_;
};

}  // namespace cardroom
