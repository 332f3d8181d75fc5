#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/cards/card.h"
#include "common/games/pinochle/cards.h"
#include "common/games/pinochle/melds.h"
#include "common/games/pinochle/table.h"
#include "common/games/pinochle/tricks.h"

/// What a hand is worth to a player who has to bid. Pure functions of the player's own twelve cards, for clients, which
/// show it to people. The ranges are measured: docs/bots/pinochle.md says how.
namespace cardroom::pinochle {

/// How many points a card adds to the lead in the tricks, whatever else is in the hand: from a regression over 2,500
/// games of `clever` against itself, R² = 0.55. The weakest plain cards count 0. Precondition: a card of the pack.
constexpr int trick_worth(Card card, Suit trump) {
  constexpr std::array<std::int8_t, 6> kPlainWorths{0, 0, 0, 3, 5, 8};  // Indexed by strength.
  constexpr std::array<std::int8_t, 6> kTrumpWorths{16, 11, 11, 10, 16, 17};
  const auto strength = static_cast<std::size_t>(strength_of(card));
  return suit_of(card) == trump ? kTrumpWorths[strength] : kPlainWorths[strength];
}

/// The points that hands of one kind bring a bid winner, in addition to the melds in the cards dealt: from the tricks
/// and, in cut-throat, from melds with the cards that are drawn.
struct Gains {
  std::int16_t likely = 0;  ///< Three in four such hands bring at least this many.
  std::int16_t lucky = 0;   ///< One in ten brings at least this many.
  bool operator==(const Gains&) const = default;
};

/// Hands are of the same kind if, with this trump,
///  - without cut-throat: their cards have about the same sum of trick_worth();
///  - in cut-throat: they lack the same number of cards of a run and, if all melds count, of the four aces,
///    because there the melds of the drawn cards matter most.
/// Returns the number of the kind, from 0. Precondition: twelve cards.
std::size_t kind_of_hand(Cards hand, Suit trump, const Rules& rules);

/// As measured, by kind of hand.
std::span<const Gains> gains_under(const Rules& rules);

/// A hand's worth with one suit as trump, to the player who wins the bidding and names it.
struct Worth {
  Suit trump{};
  Melds melds{};   ///< Of the twelve cards.
  int likely = 0;  ///< The highest bid that at least three in four of such hands make.
  int lucky = 0;   ///< The highest bid that at least one in ten makes.
  bool operator==(const Worth&) const = default;
};
/// Precondition: twelve cards.
Worth worth_of(Cards hand, Suit trump, const Rules& rules);

/// The worths with each suit as trump, the best first: the one with the highest bid that is likely to be made; of equal
/// ones, the one whose melds score more. Precondition: twelve cards.
std::array<Worth, 4> worths_of(Cards hand, const Rules& rules);

}  // namespace cardroom::pinochle
