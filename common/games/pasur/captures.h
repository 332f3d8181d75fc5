#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "common/cards/card.h"

/// The captures that a card can make in Pasur: pure functions of a card and the cards in the pool. Clients may use them
/// for display; the rules use the same functions.
namespace cardroom::pasur {

/// The sum of a number card and the cards that it picks up.
inline constexpr int kElevenPoints = 11;
inline constexpr std::uint8_t kJack = 11;
inline constexpr std::uint8_t kQueen = 12;
inline constexpr std::uint8_t kKing = 13;
/// The largest number of captures that one card can have: an ace, with all twenty even cards in the pool.
inline constexpr std::uint32_t kCapturesMax = 100;

constexpr bool is_number(Card card) {
  return rank_of(card) < kJack;
}

/// All cards of a rank. Precondition: rank in 1..13.
constexpr CardSet cards_of_rank(std::uint8_t rank) {
  CardSet cards;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    cards.insert(make_card(rank, suit));
  return cards;
}

inline constexpr CardSet kJacks = cards_of_rank(kJack);
inline constexpr CardSet kAces = cards_of_rank(1);
inline constexpr CardSet kClubs = CardSet::of_bits(std::uint64_t{0x1FFF} << 39);
/// Ace to ten of every suit.
inline constexpr CardSet kNumbers =
    CardSet::whole_pack() - cards_of_rank(kKing) - cards_of_rank(kQueen) - cards_of_rank(kJack);

/// The sums of all subsets of the cards as bits: bit s is set if some subset adds up to s, for s up to ten. Bit 0, for
/// the empty set, is always set. Picture cards add nothing.
constexpr std::uint32_t sums_of(auto&& cards) {
  std::uint32_t sums = 1;
  for (const Card card : cards)
    sums |= is_number(card) ? sums << rank_of(card) : 0;
  return sums & ((1U << kElevenPoints) - 1);
}

/// Whether the card picks something up, and so must not be laid down.
bool can_pick_up(Card card, CardSet pool);

/// Whether the card may pick up exactly these; for an empty set: whether it may be laid down.
bool may_pick_up(Card card, CardSet pool, CardSet picks);

/// The number of captures of the card; 0 if it picks nothing up.
std::uint32_t capture_count(Card card, CardSet pool);

namespace detail {

/// Depth first: the sets that contain the first card come before those that do not.
template <class Visit>
bool for_each_set(std::span<const Card> numbers, int missing, CardSet picked, Visit& visit) {
  if (missing == 0) return visit(picked);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const int rank = rank_of(numbers[i]);
    if (rank > missing) continue;
    CardSet more = picked;
    more.insert(numbers[i]);
    if (!for_each_set(numbers.subspan(i + 1), missing - rank, more, visit)) return false;
  }
  return true;
}

}  // namespace detail

/// Calls visit(picks) for each set that the card may pick up, depth first in the order of the pool, until it returns
/// false. Not called if the card picks nothing up.
template <class Visit>
void for_each_capture(Card card, std::span<const Card> pool, Visit visit) {
  std::array<Card, kPackSize> reached{};
  std::size_t count = 0;
  CardSet all;
  for (const Card there : pool) {
    const bool taken = is_number(card)          ? is_number(there)
                       : rank_of(card) == kJack ? is_number(there) || rank_of(there) == kJack
                                                : rank_of(there) == rank_of(card);
    if (!taken) continue;
    reached[count++] = there;
    all.insert(there);
  }
  if (all.empty()) return;
  if (is_number(card)) {
    detail::for_each_set(std::span{reached}.first(count), kElevenPoints - rank_of(card), CardSet{}, visit);
  } else if (rank_of(card) == kJack) {
    visit(all);
  } else {
    for (const Card one : std::span{reached}.first(count)) {
      if (!visit(CardSet{one})) return;
    }
  }
}

}  // namespace cardroom::pasur
