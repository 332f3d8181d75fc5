#pragma once

#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "common/cards/card.h"

namespace cardroom::testing {

/// Cards as written in tests: "QS TH 2D".
inline std::vector<Card> cards(std::string_view written) {
  std::vector<Card> list;
  for (std::size_t at = 0; at < written.size(); at += 3) {
    const auto card = parse_card(written.substr(at, 2));
    if (!card) throw std::invalid_argument{"not cards: " + std::string{written}};
    list.push_back(*card);
  }
  return list;
}

inline Card card(std::string_view written) {
  return cards(written).at(0);
}

inline CardSet card_set(std::string_view written) {
  CardSet set;
  for (const Card one : cards(written))
    set.insert(one);
  return set;
}

inline std::string text_of(const auto& cards) {
  std::string text;
  for (const Card one : cards)
    text += (text.empty() ? "" : " ") + card_text(one);
  return text;
}

}  // namespace cardroom::testing

namespace cardroom {
inline void PrintTo(const CardSet& set, std::ostream* out) {
  *out << '{' << testing::text_of(set) << '}';
}
}  // namespace cardroom
