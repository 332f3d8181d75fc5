#include "client/core/direction.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cardroom::client {
namespace {

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

/// The Unicode blocks of letters and digits that are written from right to left.
constexpr std::array kRightToLeft{
    Range{0x0590, 0x08FF},    // Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic
    Range{0xFB1D, 0xFDFF},    // presentation forms
    Range{0xFE70, 0xFEFE},    // presentation forms
    Range{0x10800, 0x10FFF},  // old scripts of the Middle East
    Range{0x1E800, 0x1EFFF},  // Mende Kikakui, Adlam, Arabic mathematical letters
};

/// Takes one character off the front of well-formed UTF-8; of anything else, one byte.
std::uint32_t take_character(std::string_view& rest) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(rest[i]); };
  const std::size_t size = byte(0) < 0xC0 ? 1 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
  if (size == 1 || rest.size() < size) {
    const std::uint32_t alone = byte(0);
    rest.remove_prefix(1);
    return alone;
  }
  std::uint32_t character = byte(0) & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i)
    character = character << 6 | (byte(i) & 0x3FU);
  rest.remove_prefix(size);
  return character;
}

}  // namespace

bool has_right_to_left(std::string_view utf8) {
  while (!utf8.empty()) {
    const std::uint32_t character = take_character(utf8);
    if (std::ranges::any_of(kRightToLeft,
                            [&](const Range& range) { return character >= range.first && character <= range.last; }))
      return true;
  }
  return false;
}

std::string isolated(std::string_view theirs) {
  if (!has_right_to_left(theirs)) return std::string{theirs};
  return std::string{kIsolate}.append(theirs).append(kPopIsolate);
}

}  // namespace cardroom::client
