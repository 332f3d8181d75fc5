#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "common/cards/card.h"
#include "common/games/pinochle/cards.h"

/// What cards are worth in a trick, and which may follow. Pure functions of cards.
namespace cardroom::pinochle {

/// How a card stands in its suit: ace 5, ten 4, king 3, queen 2, jack 1, nine 0. Precondition: a card of the pack.
constexpr int strength_of(Card card) {
  constexpr std::array<std::int8_t, 14> kStrengths{-1, 5, -1, -1, -1, -1, -1, -1, -1, 0, 4, 1, 2, 3};
  return kStrengths[rank_of(card)];
}

/// All kinds of a suit.
constexpr CardSet cards_of(Suit suit) {
  return CardSet::of_bits(kKinds.bits() & (std::uint64_t{0x1FFF} << 13 * static_cast<int>(suit)));
}

/// Points for who wins it. Precondition: a card of the pack.
constexpr int value_of(Card card, Suit trump) {
  constexpr std::array<std::int8_t, 6> kValues{0, 2, 3, 4, 10, 11};  // By strength.
  constexpr int kNineOfTrump = 10;
  const int strength = strength_of(card);
  return strength == 0 && suit_of(card) == trump ? kNineOfTrump : kValues[static_cast<std::size_t>(strength)];
}

/// By card: the kinds of its suit that are stronger.
inline constexpr auto kStronger = [] {
  std::array<CardSet, kPackSize> stronger{};
  for (const Card card : kKinds) {
    for (const Card other : cards_of(suit_of(card))) {
      if (strength_of(other) > strength_of(card)) stronger[card].insert(other);
    }
  }
  return stronger;
}();

/// Whether it wins the trick that was led with the other card. An equal card does not.
constexpr bool beats(Card card, Card led, Suit trump) {
  if (kStronger[led].contains(card)) return true;
  return suit_of(card) == trump && suit_of(led) != trump;
}

/// The kinds of a hand that may follow: what is stronger in the suit that was led; without such a card any card if
/// trump was led, otherwise trumps, otherwise any card.
constexpr CardSet may_follow(CardSet hand, Card led, Suit trump) {
  const CardSet stronger = hand & kStronger[led];
  if (!stronger.empty()) return stronger;
  if (suit_of(led) == trump) return hand;
  const CardSet trumps = hand & cards_of(trump);
  return trumps.empty() ? hand : trumps;
}

/// The kinds of which who followed so cannot have had any other than this card: what it would have had to play instead.
constexpr CardSet denied_by(Card card, Card led, Suit trump) {
  if (kStronger[led].contains(card)) return {};
  if (suit_of(led) == trump || suit_of(card) == trump) return kStronger[led];
  return kStronger[led] | cards_of(trump);
}

}  // namespace cardroom::pinochle
