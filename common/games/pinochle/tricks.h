#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "common/cards/card.h"
#include "common/games/pinochle/cards.h"

/// The values of cards in a trick, and which cards may follow. Pure functions of cards.
namespace cardroom::pinochle {

/// The strength of a card in its suit: ace 5, ten 4, king 3, queen 2, jack 1, nine 0. Precondition: a card of the pack.
constexpr int strength_of(Card card) {
  constexpr std::array<std::int8_t, 14> kStrengths{-1, 5, -1, -1, -1, -1, -1, -1, -1, 0, 4, 1, 2, 3};
  return kStrengths[rank_of(card)];
}

/// All kinds of card in a suit.
constexpr CardSet cards_of(Suit suit) {
  return CardSet::of_bits(kKinds.bits() & (std::uint64_t{0x1FFF} << 13 * static_cast<int>(suit)));
}

/// By trump and card: value_of().
inline constexpr auto kValues = [] {
  constexpr std::array<std::uint8_t, 6> kByStrength{0, 2, 3, 4, 10, 11};
  constexpr std::uint8_t kNineOfTrump = 10;
  std::array<std::array<std::uint8_t, kPackSize>, 4> values{};
  for (const Suit trump : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    for (const Card card : kKinds) {
      const int strength = strength_of(card);
      const bool is_nine_of_trump = strength == 0 && suit_of(card) == trump;
      values[static_cast<std::size_t>(trump)][card] =
          is_nine_of_trump ? kNineOfTrump : kByStrength[static_cast<std::size_t>(strength)];
    }
  }
  return values;
}();

/// The points that the card earns the winner of its trick. Precondition: a card of the pack.
constexpr int value_of(Card card, Suit trump) {
  return kValues[static_cast<std::size_t>(trump)][card];
}

/// The stronger kinds of card in the card's suit. Precondition: a card of the pack.
constexpr CardSet stronger_than(Card card) {
  CardSet stronger;
  for (const Card other : cards_of(suit_of(card))) {
    if (strength_of(other) > strength_of(card)) stronger.insert(other);
  }
  return stronger;
}

/// By card: stronger_than().
inline constexpr auto kStronger = [] {
  std::array<CardSet, kPackSize> stronger{};
  for (const Card card : kKinds)
    stronger[card] = stronger_than(card);
  return stronger;
}();

/// By trump and card: the kinds that win a trick in which this card was led.
inline constexpr auto kBeating = [] {
  std::array<std::array<CardSet, kPackSize>, 4> beating{};
  for (const Suit trump : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    for (const Card led : kKinds) {
      const CardSet trumps = suit_of(led) == trump ? CardSet{} : cards_of(trump);
      beating[static_cast<std::size_t>(trump)][led] = stronger_than(led) | trumps;
    }
  }
  return beating;
}();

/// Whether the card wins the trick in which the other card was led. An equal card does not.
constexpr bool beats(Card card, Card led, Suit trump) {
  return kBeating[static_cast<std::size_t>(trump)][led].contains(card);
}

/// The kinds in a hand that may legally follow: stronger cards of the suit that was led; if there are none, trumps,
/// unless trump was led; if there are none of those either, any card.
constexpr CardSet may_follow(CardSet hand, Card led, Suit trump) {
  const auto all_if = [](bool condition) {
    return -std::uint64_t{condition};
  };  // Branchless, because branches would be unpredictable.
  const std::uint64_t stronger = (hand & kStronger[led]).bits();
  const std::uint64_t trumps = (hand & cards_of(trump)).bits() & all_if(!cards_of(trump).contains(led));
  const std::uint64_t otherwise = trumps | (hand.bits() & all_if(trumps == 0));
  return CardSet::of_bits(stronger | (otherwise & all_if(stronger == 0)));
}

/// The kinds that a player who followed with this card cannot have: one of them would have had to be played instead.
constexpr CardSet denied_by(Card card, Card led, Suit trump) {
  if (kStronger[led].contains(card)) return {};
  if (suit_of(led) == trump || suit_of(card) == trump) return kStronger[led];
  return kStronger[led] | cards_of(trump);
}

}  // namespace cardroom::pinochle
