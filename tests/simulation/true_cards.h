#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cardroom/cards/v1/card.pb.h"

/// Cards as the TrueGames number them: 0..51, spades, hearts, diamonds, clubs, each from the ace down.
namespace cardroom::simulation {

using TrueCards = std::vector<std::uint8_t>;

inline cards::v1::Card on_the_wire(std::uint8_t card) {
  return static_cast<cards::v1::Card>(card + 1);
}

inline void put(const TrueCards& cards, google::protobuf::RepeatedField<int>& out) {
  for (const std::uint8_t card : cards)
    out.Add(on_the_wire(card));
}

inline TrueCards sorted(TrueCards cards) {
  std::ranges::sort(cards);
  return cards;
}

/// Drops the second copy of each card. Precondition: sorted.
inline TrueCards each_once(TrueCards cards) {
  cards.erase(std::ranges::unique(cards).begin(), cards.end());
  return cards;
}

}  // namespace cardroom::simulation
