#pragma once

#include <cstdint>

#include "common/game/contract.h"
#include "common/games/pinochle/pinochle.h"

/// The bots of Pinochle. Each sees only a view and its own dice. Precondition of all: the viewer is asked.
namespace cardroom::pinochle {

/// Smart bidding's estimate of a hand. The suit should be the trump, whichever player names it.
struct Estimate {
  Suit suit{};
  int melds = 0;               ///< The points of its melds with that trump.
  int cards = 0;               ///< The larger of the values of its cards in two suits: the longest, and that with most
                               ///< aces, tens and kings.
  bool has_long_suit = false;  ///< Six cards of one suit or more: raises go by 20.
  bool operator==(const Estimate&) const = default;
  /// Bids below this value are still made.
  constexpr int worth() const { return melds + cards; }
};
/// `suit`: one of the hand's longest suits.
Estimate estimate_of(Cards hand, Suit suit, bool additional);

/// The suit with most cards. Of several it is any of them, but always the same one for the same hand: bids and trump
/// are asked one by one, and the choice must be the same for all of them. It therefore uses dice seeded by the hand.
Suit longest_suit(Cards hand);
/// The same; of several suits the first of clubs, diamonds, hearts, spades.
Suit first_longest_suit(Cards hand);

/// The next bid of smart bidding: first the value of the melds, later 20 or 10 more; never more than the estimate.
std::int16_t smart_bid(const Bids& bids, const Estimate& estimate);

/// The twelve cards that remain when the shortest plain suit repeatedly loses its weakest card; of equal suits the
/// first of clubs, diamonds, hearts, spades. Precondition: at least twelve cards.
Cards keep_long_suits(Cards hand, Suit trump);

/// The card with the lowest value; of equal ones plain suits before trump, then clubs, diamonds, hearts, spades, then
/// the weaker. Precondition: there are some.
Card cheapest_of(CardSet cards, Suit trump);

/// Bids 10, 20 (more) or passes; otherwise any legal move, all equally likely.
Move choose_random(const View& view, BotDice& dice);

/// Smart bidding; takes the turned-up card that is worth more in a trick, of equal ones a trump, and keeps its long
/// suits; plays the cheapest legal card, leading or following. (To beat a cheap card costs the opponent a dear one.)
Move choose_basic(const View& view);

/// See pinochle_clever.cpp.
Move choose_clever(const View& view, BotDice& dice);

}  // namespace cardroom::pinochle
