#include "client/core/direction.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "common/base/utf8.h"

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
    Range{0x10800, 0x10FFF},  // ancient Middle Eastern scripts
    Range{0x1E800, 0x1EFFF},  // Mende Kikakui, Adlam, Arabic mathematical letters
};

}  // namespace

bool has_right_to_left(std::string_view utf8) {
  while (!utf8.empty()) {
    const auto character = take_character(utf8);
    if (!character) utf8.remove_prefix(1);  // Invalid bytes are not letters.
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
