#pragma once

#include <cstdint>

#include "common/game/contract.h"
#include "common/games/pinochle/pinochle.h"

/// The bots of Pinochle. Each sees only a view and its own dice. Precondition for all: the viewer is to act.
namespace cardroom::pinochle {

/// The estimate of a hand in smart bidding, assuming that `suit` becomes the trump, whichever player names it.
struct Estimate {
  Suit suit{};
  int melds = 0;  ///< The points of its melds with that trump.
  int cards = 0;  ///< The value of its cards in the longest suit or in the one with the most aces, tens and kings,
                  ///< whichever is larger.
  bool has_long_suit = false;  ///< Whether it has at least six cards of one suit; if so, raises are by 20.
  bool operator==(const Estimate&) const = default;
  /// The hand justifies bids below this value.
  constexpr int worth() const { return melds + cards; }
};
/// `suit`: one of the hand's longest suits.
Estimate estimate_of(Cards hand, Suit suit, bool additional);

/// The suit with the most cards. Ties are broken at random, but always in the same way for the same hand, because bids
/// and trump are separate decisions and must be based on the same suit. The dice are therefore seeded by the hand.
Suit longest_suit(Cards hand);
/// The suit with the most cards; ties go to the first of clubs, diamonds, hearts, spades.
Suit first_longest_suit(Cards hand);

/// The next bid in smart bidding: first the value of the melds, later 20 or 10 more; never more than the estimate.
std::int16_t smart_bid(const Bids& bids, const Estimate& estimate);

/// The twelve cards that remain when the shortest plain suit repeatedly loses its weakest card; ties go to the first of
/// clubs, diamonds, hearts, spades. Precondition: at least twelve cards.
Cards keep_long_suits(Cards hand, Suit trump);

/// The card with the lowest value. Ties: plain suits before trump, then clubs, diamonds, hearts, spades, then the
/// weaker card. Precondition: `cards` is not empty.
Card cheapest_of(CardSet cards, Suit trump);

/// Passes, or bids 10 or 20 (more); in other phases makes any legal move. All choices are equally likely.
Move choose_random(const View& view, BotDice& dice);

/// Uses smart bidding; takes the turned-up card that is worth more in a trick, or a trump if they are equal, and keeps
/// its long suits; plays the cheapest legal card, leading or following. (Beating a cheap card costs the opponent a
/// valuable one.)
Move choose_basic(const View& view);

/// The playouts of `clever` for one decision, a limit over all sampled worlds, so that a decision takes no longer with
/// many cards to choose from.
inline constexpr Budget kCleverBudget{800};

/// The playouts of `expert` for one card. The numbers of playouts for the decisions before the tricks are derived from
/// this, in pinochle_expert.cpp: about as many for a bid or a trump, and four times as many for what to keep.
inline constexpr Budget kExpertBudget{3'000};

/// See pinochle_clever.cpp.
Move choose_clever(const View& view, BotDice& dice, Budget budget = kCleverBudget);

}  // namespace cardroom::pinochle
