#pragma once

#include <array>

#include "common/games/pasur/scoring.h"

namespace cardroom::pasur {

/// The number of clubs among these cards.
inline int clubs_in(CardSet cards) {
  return static_cast<int>((cards & kClubs).size());
}

/// By card: the worth of picking it up, in tenths of a point. Every card counts a little, and clubs count more.
class CardWorths {
 public:
  explicit CardWorths(const Rules& rules) {
    for (Card card = 0; card < kPackSize; ++card)
      of_card_[card] = card_points(rules, CardSet{card}) * 10 + (kClubs.contains(card) ? 12 : 0) + 1;
  }
  int operator()(Card card) const { return of_card_[card]; }
  int operator()(CardSet cards) const {
    int worth = 0;
    for (const Card card : cards)
      worth += of_card_[card];
    return worth;
  }

 private:
  std::array<int, kPackSize> of_card_{};
};

}  // namespace cardroom::pasur
