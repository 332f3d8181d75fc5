#pragma once

#include <array>
#include <cstdint>

#include "common/cards/card.h"
#include "common/games/pinochle/pinochle.h"

/// In cut-throat: which twelve of their 24 cards players keep.
namespace cardroom::pinochle {

/// By card: what it is worth in the tricks.
using CardWorths = std::array<int, kPackSize>;
/// trick_worth() of every card.
CardWorths trick_worths(Suit trump);

/// Keeps twelve of 24 cards.
class Keeping {
 public:
  Keeping(Cards all, Suit trump, bool additional, const CardWorths& worths);

  /// The best choice of zero, one or two melds, filled up with the remaining cards of the highest worth.
  Cards quick();
  /// The same after exchanging single cards as long as that raises the sum of melds and worths.
  Cards best();

 private:
  int worth(Cards cards) const;
  bool try_cards(Cards cards);
  void try_second_melds(Cards first, std::size_t row);
  Cards filled(Cards cards) const;
  bool exchange_one();

  Cards all_;
  Suit trump_;
  bool additional_;
  CardWorths worths_;
  Cards best_{};
  int most_ = -1;
};

/// The turned-up card that makes the melds worth more; if they are equal, the one worth more in a trick, then a trump.
/// `hand`: that of the bid winner.
Card better_turned(const std::array<Card, 2>& turned, Cards hand, Suit trump, bool additional);

}  // namespace cardroom::pinochle
