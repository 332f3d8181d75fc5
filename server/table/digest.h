#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace cardroom::server {

/// A 64-bit digest of the recorded state of a table, which reveals a replay that diverges, and an input that changed
/// nothing. It takes eight bytes at a time, because it is computed at every step, and mixes them like the finalizer of
/// MurmurHash3 (Appleby 2011): each of its steps can be undone, so two states that differ in one number never have the
/// same digest. It can be forged, but never leaves the server.
class StateDigest {
 public:
  StateDigest& number(std::uint64_t value) {
    value_ = (value_ ^ value) * 0xFF51AFD7ED558CCDU;
    value_ = (value_ ^ (value_ >> 33)) * 0xC4CEB9FE1A85EC53U;
    value_ ^= value_ >> 33;
    return *this;
  }
  StateDigest& text(std::string_view characters) {
    number(characters.size());
    return bytes(std::as_bytes(std::span{characters}));
  }
  /// Does not add the number of bytes, which must be fixed or added by the caller.
  StateDigest& bytes(std::span<const std::byte> part) {
    for (; part.size() > kWord; part = part.subspan(kWord))
      number(word(part.first<kWord>()));
    return number(word(part));
  }
  StateDigest& time(std::optional<std::chrono::milliseconds> at) {
    return number(at ? static_cast<std::uint64_t>(at->count()) + 1 : 0);
  }
  std::uint64_t value() const { return value_; }

 private:
  static constexpr std::size_t kWord = sizeof(std::uint64_t);

  /// At most eight bytes as a little-endian number, whatever this machine's byte order.
  template <std::size_t size>
  static std::uint64_t word(std::span<const std::byte, size> part) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < part.size(); ++i)
      value |= std::to_integer<std::uint64_t>(part[i]) << (8 * i);
    return value;
  }

  std::uint64_t value_ = 0xCBF29CE484222325U;
};

}  // namespace cardroom::server
