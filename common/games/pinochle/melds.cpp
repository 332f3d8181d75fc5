#include "common/games/pinochle/melds.h"

namespace cardroom::pinochle {
namespace {

constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

/// The card of this suit with this rank letter.
constexpr Card card_with(char rank, Suit suit) {
  return static_cast<Card>(13U * static_cast<unsigned>(suit) + text::kRanks.find(rank));
}

constexpr Cards cards_with(std::string_view ranks, Suit suit) {
  Cards cards;
  for (const char rank : ranks)
    cards.insert(card_with(rank, suit));
  return cards;
}

constexpr Cards cards_of_row(const MeldRow& row, Suit trump, Suit other_suit) {
  Cards cards;
  switch (row.suits) {
    case MeldSuits::trump: return cards_with(row.ranks, trump);
    case MeldSuits::other_suit: return cards_with(row.ranks, other_suit);
    case MeldSuits::every_suit:
      for (const Suit suit : kSuits)
        cards = cards + cards_with(row.ranks, suit);
      return cards;
    case MeldSuits::pinochle:
      for (const char rank : row.ranks)
        cards.insert(card_with(rank, rank == 'J' ? Suit::diamonds : Suit::spades));
      return cards;
  }
  return cards;
}

/// Indexed by trump, other suit and row; precomputed, so that nothing is built while a hand is examined.
constexpr auto kCardsOfMelds = [] {
  std::array<std::array<std::array<Cards, kMelds.size()>, kSuits.size()>, kSuits.size()> all{};
  for (const Suit trump : kSuits) {
    for (const Suit other : kSuits) {
      for (std::size_t row = 0; row < kMelds.size(); ++row) {
        all[static_cast<std::size_t>(trump)][static_cast<std::size_t>(other)][row] =
            cards_of_row(kMelds[row], trump, other);
      }
    }
  }
  return all;
}();

}  // namespace

Cards cards_of_meld(std::size_t row, Suit trump, Suit other_suit) {
  return kCardsOfMelds[static_cast<std::size_t>(trump)][static_cast<std::size_t>(other_suit)][row];
}

Melds melds_of(Cards hand, Suit trump, bool additional) {
  Melds melds;
  Cards left = hand;
  const auto take = [&](std::size_t row, Suit other_suit) {
    const Cards needed = cards_of_meld(row, trump, other_suit);
    if (!left.contains(needed)) return false;
    left = left - needed;
    melds.rows = static_cast<std::uint16_t>(melds.rows | 1U << row);
    return true;
  };
  for (std::size_t row = 0; row < kMelds.size(); ++row) {
    if (kMelds[row].additional && !additional) continue;
    if (kMelds[row].suits != MeldSuits::other_suit) {
      take(row, Suit{});
      continue;
    }
    for (const Suit suit : kSuits) {
      if (suit == trump || !take(row, suit)) continue;
      melds.other_suit = suit;
      break;
    }
  }
  return melds;
}

Cards cards_of_melds(Melds melds, Suit trump) {
  Cards all;
  for_each_meld(melds, trump, [&](std::size_t, Cards cards) { all = all + cards; });
  return all;
}

std::array<Melds, 4> melds_by_trump(Cards hand, bool additional) {
  std::array<Melds, kSuits.size()> melds;
  for (const Suit trump : kSuits)
    melds[static_cast<std::size_t>(trump)] = melds_of(hand, trump, additional);
  return melds;
}

}  // namespace cardroom::pinochle
