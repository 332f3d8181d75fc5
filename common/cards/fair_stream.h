#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "common/cards/chacha20.h"

namespace cardroom {

/// The key of one deal.
using DealKey = ChaChaKey;

/// Whether a word must be rejected to keep each of 0..n-1 equally likely: it is at least n * floor(2^32 / n), that is,
/// its run of n words extends beyond 2^32.
constexpr bool favours_small_results(std::uint32_t word, std::uint32_t n) {
  return word - word % n > 0U - n;
}

/// The stream of the fair deal: ChaCha20 (RFC 8439) under the key, nonce "LibsodiumDRG", counter 0, as 32-bit
/// little-endian words. Anyone with the key can reproduce the deal. Limited to 2^36 words, far more than a deal needs.
class FairStream {
 public:
  explicit FairStream(const DealKey& key) : key_{key} {}

  /// 0..n-1, all equally likely, by rejection sampling; n = 1 also consumes a word. Precondition: n > 0.
  std::uint32_t uniform(std::uint32_t n) {
    std::uint32_t word = next_word();
    while (favours_small_results(word, n))
      word = next_word();
    return word % n;
  }

 private:
  std::uint32_t next_word() {
    if (used_ == words_.size()) refill();
    return words_[used_++];
  }
  void refill();

  std::array<std::uint32_t, kChaChaBytes / 4> words_{};
  std::size_t used_ = kChaChaBytes / 4;
  DealKey key_;
  std::uint32_t next_block_ = 0;
};

}  // namespace cardroom
