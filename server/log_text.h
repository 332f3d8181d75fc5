#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace cardroom::server {

/// The first four bytes in hexadecimal: enough to find a table or a session in the log. Of a session it is the hash of
/// the token, never the token.
template <std::size_t size>
std::string short_hex(const std::array<std::byte, size>& id) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (std::size_t i = 0; i < 4; ++i) {
    text += digits[std::to_integer<unsigned>(id[i]) >> 4];
    text += digits[std::to_integer<unsigned>(id[i]) & 15U];
  }
  return text;
}

}  // namespace cardroom::server
