#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace cardroom::server {

/// 64-bit FNV-1a (Fowler, Noll, Vo 1991) over the recorded state of a table: detects a replay that diverges, and an
/// input that changed nothing. It can be forged, but never leaves the server.
class StateDigest {
 public:
  StateDigest& number(std::uint64_t value) {
    for (int shift = 0; shift < 64; shift += 8)
      byte(static_cast<std::uint8_t>(value >> shift));
    return *this;
  }
  StateDigest& text(std::string_view characters) {
    number(characters.size());
    for (const char c : characters)
      byte(static_cast<std::uint8_t>(c));
    return *this;
  }
  StateDigest& bytes(std::span<const std::byte> part) {
    for (const std::byte b : part)
      byte(static_cast<std::uint8_t>(b));
    return *this;
  }
  StateDigest& time(std::optional<std::chrono::milliseconds> at) {
    return number(at ? static_cast<std::uint64_t>(at->count()) + 1 : 0);
  }
  std::uint64_t value() const { return value_; }

 private:
  void byte(std::uint8_t b) { value_ = (value_ ^ b) * 0x100000001B3U; }

  std::uint64_t value_ = 0xCBF29CE484222325U;
};

}  // namespace cardroom::server
