#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "common/protocol/name_text.h"

namespace cardroom::server {

/// The first four bytes in hexadecimal: enough to find a table or a session in the log. A session's id is the hash of
/// its token, so the token is not logged.
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

/// The name of a client's software, in quotes; "?" if it could be confused with another part of the line.
inline std::string logged_software(std::string_view software) {
  const bool plain = is_name(software, kPlaceNameMax) && software.find('"') == std::string_view::npos;
  return '"' + std::string{plain ? software : "?"} + '"';
}

}  // namespace cardroom::server
