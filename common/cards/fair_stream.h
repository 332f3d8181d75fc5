#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace cardroom {

/// The key of one deal.
using DealKey = std::array<std::byte, 32>;

/// The stream of the fair deal: ChaCha20 (RFC 8439) under the key, nonce "LibsodiumDRG", counter 0, as 32-bit
/// little-endian words. Anyone with the key can draw the same deal.
class FairStream {
 public:
  explicit FairStream(const DealKey& key);

  /// 0..n-1, each as likely, by rejection; a word is taken for n = 1 too. Precondition: n > 0.
  std::uint32_t uniform(std::uint32_t n) {
    const std::uint32_t word = next_word();
    // The words that would favour small results are the last 2^32 mod n.
    const std::uint64_t limit = (std::uint64_t{1} << 32) / n * n;
    if (word < limit) return word % n;
    return uniform(n);
  }

 private:
  std::uint32_t next_word() {
    if (used_ == words_.size()) refill();
    return words_[used_++];
  }
  void refill();

  std::array<std::uint32_t, 64> words_{};  ///< 256 bytes at a time: asking for less costs as much.
  std::size_t used_ = 64;
  std::array<std::uint32_t, 8> key_{};
  std::uint32_t counter_ = 0;
};

}  // namespace cardroom
