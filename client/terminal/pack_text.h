#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "client/terminal/style.h"
#include "common/cards/card.h"

/// Cards of one pack as values (common/cards/card.h), written like those on the wire.
namespace cardroom::terminal {

inline std::string card(Card one, const Style& style) {
  return card(static_cast<cards::v1::Card>(one + cards::v1::CARD_ACE_OF_SPADES), style);
}

/// A card as a person types it, like parse_card().
inline std::optional<Card> card_of(std::string_view typed) {
  const auto number = parse_card(typed);
  return number ? std::optional{static_cast<Card>(*number - cards::v1::CARD_ACE_OF_SPADES)} : std::nullopt;
}

/// A list or a set, with blanks between them.
std::string cards_line(const auto& cards, const Style& style) {
  std::string line;
  for (const Card one : cards)
    line += (line.empty() ? "" : " ") + card(one, style);
  return line;
}

}  // namespace cardroom::terminal
