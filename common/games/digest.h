#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace cardroom {

static_assert(std::endian::native == std::endian::little, "a digest is of little-endian bytes");

/// FNV-1a, 64 bits (Fowler, Noll, Vo). Shows whether two machines with the same inputs reached the same state; not a
/// cryptographic digest: it neither hides anything nor prevents forgery.
constexpr std::uint64_t digest_of(std::span<const std::byte> bytes) {
  std::uint64_t digest = 0xCBF29CE484222325U;
  for (const std::byte byte : bytes)
    digest = (digest ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001B3U;
  return digest;
}

}  // namespace cardroom
