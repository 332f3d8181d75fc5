#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "common/base/check.h"

namespace cardroom {

/// A SHA-256 digest (FIPS 180-4), or an HMAC based on it (RFC 2104).
using Digest = std::array<std::byte, 32>;

/// Thread-safe; fast for short messages.
Digest sha256(std::span<const std::byte> message);

/// Thread-safe. The key may have any length.
Digest hmac_sha256(std::span<const std::byte> key, std::span<const std::byte> message);

/// The bytes of a message to be hashed: the parts that the formulas join with ||. Integers are big-endian. No formula
/// needs more than kBytesMax; more is a bug (InvariantBroken).
class HashInput {
 public:
  static constexpr std::size_t kBytesMax = 256;

  explicit HashInput(std::string_view purpose) { bytes(std::as_bytes(std::span{purpose})); }

  HashInput& bytes(std::span<const std::byte> part) {
    check(part.size() <= joined_.size() - size_, "what is hashed fits");
    std::ranges::copy(part, joined_.begin() + static_cast<std::ptrdiff_t>(size_));
    size_ += part.size();
    return *this;
  }
  HashInput& u8(std::uint8_t value) { return big_endian<1>(value); }
  HashInput& u32(std::uint32_t value) { return big_endian<4>(value); }
  HashInput& u64(std::uint64_t value) { return big_endian<8>(value); }

  std::span<const std::byte> joined() const { return std::span{joined_}.first(size_); }

 private:
  template <std::size_t kSize>
  HashInput& big_endian(std::uint64_t value) {
    std::array<std::byte, kSize> part{};
    for (std::size_t i = 0; i < kSize; ++i)
      part[kSize - 1 - i] = static_cast<std::byte>(value >> 8 * i & 0xFFU);
    return bytes(part);
  }

  std::array<std::byte, kBytesMax> joined_;  ///< The first size_ bytes are used.
  std::size_t size_ = 0;
};

}  // namespace cardroom
