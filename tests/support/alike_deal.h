#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "common/cards/card.h"

namespace cardroom::testing {

/// The same deal, except for the cards that are never revealed: those in each seat's final hand and in the deck are
/// taken from `world`.
template <class Game>
typename Game::Deal with_closed_cards_of(typename Game::State world, typename Game::State end,
                                         typename Game::Deal deal) {
  std::map<Card, Card> instead;
  for (std::size_t seat = 0; seat < end.hands.size(); ++seat)
    std::ranges::transform(end.hands[seat], world.hands[seat], std::inserter(instead, instead.end()),
                           [](Card here, Card there) { return std::pair{here, there}; });
  std::ranges::transform(Game::undealt(end), Game::undealt(world), std::inserter(instead, instead.end()),
                         [](Card here, Card there) { return std::pair{here, there}; });
  for (Card& card : deal.pack) {
    const auto other = instead.find(card);
    if (other != instead.end()) card = other->second;
  }
  return deal;
}

}  // namespace cardroom::testing
