#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cardroom {

/// The length in bytes, from 1 to 4, of a character that begins with this byte; 0 if no character does.
constexpr std::size_t character_size(char first) {
  const auto byte = static_cast<std::uint8_t>(first);
  if (byte < 0x80) return 1;
  if (byte < 0xC2 || byte >= 0xF5) return 0;
  return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// Whether this is a continuation byte.
constexpr bool continues_character(char byte) {
  return (static_cast<std::uint8_t>(byte) & 0xC0U) == 0x80U;
}

/// Removes one character from the front of `rest`. Empty, and nothing is removed, for invalid UTF-8: a stray or missing
/// continuation byte, an overlong encoding, a surrogate, a value beyond U+10FFFF. Precondition: `rest` is not empty.
constexpr std::optional<std::uint32_t> take_character(std::string_view& rest) {
  const std::size_t size = character_size(rest.front());
  if (size == 0 || rest.size() < size) return std::nullopt;
  std::uint32_t character = static_cast<std::uint8_t>(rest.front()) & (size == 1 ? 0x7FU : 0x7FU >> size);
  for (const char byte : rest.substr(1, size - 1)) {
    if (!continues_character(byte)) return std::nullopt;
    character = character << 6 | (static_cast<std::uint8_t>(byte) & 0x3FU);
  }
  constexpr std::uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (character < kSmallest[size] || character > 0x10FFFF) return std::nullopt;
  if (character >= 0xD800 && character <= 0xDFFF) return std::nullopt;
  rest.remove_prefix(size);
  return character;
}

}  // namespace cardroom
