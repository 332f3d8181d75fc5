#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "common/base/check.h"
#include "common/cards/card.h"

/// Helpers for writing down the deal of a guided first game.
namespace cardroom {

/// The cards in a text such as "6D 5S TH", however many spaces are between them.
inline std::vector<Card> cards_in(std::string_view text) {
  std::vector<Card> cards;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) return cards;
    const auto card = parse_card(text.substr(0, 2));
    check(card.has_value(), "the cards of a lesson exist");
    cards.push_back(*card);
    text.remove_prefix(2);
  }
}

/// Removes these cards, one copy each, from the others.
inline void take_cards(std::vector<Card>& others, std::span<const Card> taken) {
  for (const Card card : taken) {
    const auto found = std::ranges::find(others, card);
    check(found != others.end(), "no card of a lesson is dealt too often");
    others.erase(found);
  }
}

/// The pack with these cards at its front, followed by the others in the order given by `whole`.
template <std::size_t kSize>
std::array<Card, kSize> pack_from(std::span<const Card> front, std::vector<Card> whole) {
  std::array<Card, kSize> pack{};
  take_cards(whole, front);
  check(front.size() + whole.size() == kSize, "a lesson deals a whole pack");
  std::ranges::copy(whole, std::ranges::copy(front, pack.begin()).out);
  return pack;
}

}  // namespace cardroom
