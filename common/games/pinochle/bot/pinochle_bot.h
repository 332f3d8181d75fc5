#pragma once

#include <cstdint>

#include "common/game/contract.h"
#include "common/games/pinochle/pinochle.h"

/// The bots of Pinochle. Each sees a view and its own dice, nothing else. Precondition of all: the viewer is asked.
namespace cardroom::pinochle {

/// What smart bidding makes of a hand. The suit is meant to be the trump, whoever will name it.
struct Estimate {
  Suit suit{};
  int melds = 0;               ///< What it melds with that trump.
  int cards = 0;               ///< The larger of the values of its cards in two suits: the longest, and that with most
                               ///< aces, tens and kings.
  bool has_long_suit = false;  ///< Six cards of one suit or more: raises go by 20.
  bool operator==(const Estimate&) const = default;
  /// A bid that is less than this is still made.
  constexpr int worth() const { return melds + cards; }
};
/// `suit`: a longest one of the hand.
Estimate estimate_of(Cards hand, Suit suit, bool additional);

/// The suit with most cards. Of several it is any of them, but for the same hand always the same one: bids and trump
/// are asked one by one, and the choice must hold for all of them. In that it draws from dice that start from the hand.
Suit longest_suit(Cards hand);
/// The same; of several the first of clubs, diamonds, hearts, spades.
Suit first_longest_suit(Cards hand);

/// The next bid of smart bidding: first what the hand melds, later 20 or 10 more; never more than it is worth.
std::int16_t smart_bid(const Bids& bids, const Estimate& estimate);

/// The twelve cards that are left when again and again the plain suit with fewest cards loses its weakest one; of
/// equal suits the first of clubs, diamonds, hearts, spades. Precondition: at least twelve cards.
Cards keep_long_suits(Cards hand, Suit trump);

/// Of these cards the one with the lowest value; of equal ones plain suits before trump, then clubs, diamonds, hearts,
/// spades, then the weaker. Precondition: there are some.
Card cheapest_of(CardSet cards, Suit trump);

/// Bids 10, 20 (more) or passes; otherwise any legal move, each as likely.
Move choose_random(const View& view, BotDice& dice);

/// Smart bidding; takes the turned-up card that is worth more in a trick, of equal ones a trump, and keeps its long
/// suits; plays the cheapest card that it may, leading or following. (Who must beat a cheap card spends a dear one.)
Move choose_basic(const View& view);

/// See pinochle_clever.cpp.
Move choose_clever(const View& view, BotDice& dice);

}  // namespace cardroom::pinochle
