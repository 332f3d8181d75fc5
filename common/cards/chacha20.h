#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace cardroom {

using ChaChaKey = std::array<std::byte, 32>;
using ChaChaNonce = std::array<std::byte, 12>;

/// The number of bytes generated at a time: OpenSSL takes longer to generate fewer than four blocks.
inline constexpr std::size_t kChaChaBytes = 256;
inline constexpr std::uint32_t kChaChaBlocks = kChaChaBytes / 64;

/// Four blocks of ChaCha20 (RFC 8439, section 2.3), starting at block `first_block`. Thread-safe: each thread prepares
/// its own OpenSSL context once.
void chacha20(const ChaChaKey& key, const ChaChaNonce& nonce, std::uint32_t first_block,
              std::span<std::byte, kChaChaBytes> out);

}  // namespace cardroom
