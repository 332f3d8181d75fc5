#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>

#include "common/games/pasur/captures.h"

/// The best set that a number card can pick up, where the worth of a set is the sum of its cards' worths: a knapsack
/// over sums up to ten, instead of trying all sets (Bellman 1957).
namespace cardroom::pasur {

/// For every sum from 1 to `most`, the best set of number cards in the pool that makes it.
class BestCaptures {
 public:
  static constexpr int kMost = kElevenPoints - 1;

  /// `worth(card)`: less than 2^16 for each card. `pool`: in pool order. Of equally good sets, the first in depth-first
  /// order counts: the one that contains the earliest card in which they differ. `most`: 1..10.
  BestCaptures(std::span<const Card> pool, auto&& worth, int most = kMost) {
    best_.fill(kNone);
    best_[0] = 0;
    int order = kNumbersMax;
    for (const Card card : pool) {
      const int rank = rank_of(card);
      if (rank > most) continue;
      --order;
      numbers_[static_cast<std::size_t>(order)] = card;
      const std::int64_t key = (std::int64_t{worth(card)} << kNumbersMax) + (std::int64_t{1} << order);
      for (int sum = most; sum >= rank; --sum)
        at(sum) = std::max(at(sum), at(sum - rank) + key);
    }
  }

  /// Whether some set makes this sum. Precondition, here and below: sum in 1..most.
  bool any(int sum) const { return best_[static_cast<std::size_t>(sum)] > 0; }
  /// The worth of the best set. Precondition: any(sum).
  std::int64_t worth(int sum) const { return best_[static_cast<std::size_t>(sum)] >> kNumbersMax; }
  /// The best set; empty if there is none.
  CardSet set(int sum) const {
    CardSet cards;
    if (!any(sum)) return cards;
    for (std::uint64_t orders = static_cast<std::uint64_t>(best_[static_cast<std::size_t>(sum)]) & kOrders; orders != 0;
         orders &= orders - 1)
      cards.insert(numbers_[static_cast<std::size_t>(std::countr_zero(orders))]);
    return cards;
  }

 private:
  static constexpr int kNumbersMax = 40;  ///< Number cards in the pack.
  static constexpr std::uint64_t kOrders = (std::uint64_t{1} << kNumbersMax) - 1;
  /// So low that no worth raises it above 0.
  static constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::min() / 2;

  std::int64_t& at(int sum) { return best_[static_cast<std::size_t>(sum)]; }

  std::array<std::int64_t, kElevenPoints> best_{};  ///< By sum: the worth, and in the lower bits the cards by position.
  std::array<Card, kNumbersMax> numbers_{};         ///< By position; the first card of the pool has the highest.
};

}  // namespace cardroom::pasur
