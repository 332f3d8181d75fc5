#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "common/cards/card.h"

/// The card notation used in the property files and logs of several kinds.
namespace cardroom {

/// A number and a suit: "1H" is an ace, "13S" a king.
inline std::string classic_card_text(Card card) {
  return std::to_string(rank_of(card)) + text::kSuits[static_cast<std::size_t>(suit_of(card))];
}

/// The inverse of classic_card_text(); empty for any other string.
inline std::optional<Card> parse_classic_card(std::string_view written) {
  for (Card card = 0; card < kPackSize; ++card) {
    if (written == classic_card_text(card)) return card;
  }
  return std::nullopt;
}

}  // namespace cardroom
