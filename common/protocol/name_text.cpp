#include "common/protocol/name_text.h"

#include <cstdint>
#include <optional>

namespace cardroom {
namespace {

/// Takes one character off the front of `rest`. Empty for what is not UTF-8: a stray or missing continuation byte, a
/// form longer than needed, a surrogate, beyond U+10FFFF.
std::optional<std::uint32_t> take_character(std::string_view& rest) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(rest[i]); };
  const std::uint8_t first = byte(0);
  const std::size_t size = first < 0x80                    ? 1
                           : first >= 0xC2 && first < 0xE0 ? 2
                           : first >= 0xE0 && first < 0xF0 ? 3
                           : first >= 0xF0 && first < 0xF5 ? 4
                                                           : 0;
  if (size == 0 || rest.size() < size) return std::nullopt;
  std::uint32_t character = size == 1 ? first : first & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return std::nullopt;
    character = character << 6 | (byte(i) & 0x3FU);
  }
  static constexpr std::uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (character < kSmallest[size] || character > 0x10FFFF) return std::nullopt;
  if (character >= 0xD800 && character <= 0xDFFF) return std::nullopt;
  rest.remove_prefix(size);
  return character;
}

bool rewrites_the_line(std::uint32_t character) {
  return character < 0x20 || (character >= 0x7F && character < 0xA0)           // C0, DEL, C1
         || character == 0x061C || character == 0x200E || character == 0x200F  // direction marks
         || (character >= 0x2028 && character <= 0x202E)                       // line separators, embeddings, overrides
         || (character >= 0x2066 && character <= 0x2069)                       // isolates
         || character == 0xFEFF;                                               // a byte order mark
}

}  // namespace

bool is_name(std::string_view utf8, std::size_t max) {
  std::size_t characters = 0;
  bool blank = true;
  while (!utf8.empty()) {
    const auto character = take_character(utf8);
    if (!character || rewrites_the_line(*character) || ++characters > max) return false;
    if (*character != ' ' && *character != 0xA0) blank = false;
  }
  return !blank;
}

}  // namespace cardroom
