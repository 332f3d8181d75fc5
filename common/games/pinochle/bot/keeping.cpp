#include "common/games/pinochle/bot/keeping.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <tuple>

#include "common/games/pinochle/worth.h"

namespace cardroom::pinochle {
namespace {

/// Calls tell(cards) with the cards of every form of this meld that `all` contains.
void for_each_form(std::size_t row, Suit trump, Cards all, auto&& tell) {
  constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
  const bool has_forms = kMelds[row].suits == MeldSuits::other_suit;
  for (const Suit suit : kSuits) {
    if (has_forms && suit == trump) continue;
    const Cards cards = cards_of_meld(row, trump, suit);
    if (all.contains(cards)) tell(cards);
    if (!has_forms) return;
  }
}

}  // namespace

CardWorths trick_worths(Suit trump) {
  CardWorths worths{};
  for (const Card card : kKinds)
    worths[card] = trick_worth(card, trump);
  return worths;
}

Keeping::Keeping(Cards all, Suit trump, bool additional, const CardWorths& worths)
    : all_{all}, trump_{trump}, additional_{additional}, worths_{worths} {}

Cards Keeping::quick() {
  try_cards(filled({}));
  for (std::size_t row = 0; row < kMelds.size(); ++row) {
    for_each_form(row, trump_, all_, [&](Cards cards) {
      try_cards(filled(cards));
      try_second_melds(cards, row);
    });
  }
  return best_;
}

Cards Keeping::best() {
  quick();
  while (exchange_one()) {
  }
  return best_;
}

int Keeping::worth(Cards cards) const {
  int worth = melds_of(cards, trump_, additional_).points();
  for (const Card card : cards)
    worth += worths_[card];
  return worth;
}

bool Keeping::try_cards(Cards cards) {
  const int here = worth(cards);
  if (here <= most_) return false;
  most_ = here;
  best_ = cards;
  return true;
}

void Keeping::try_second_melds(Cards first, std::size_t row) {
  for (std::size_t second = row + 1; second < kMelds.size(); ++second) {
    for_each_form(second, trump_, all_ - first, [&](Cards cards) {
      const Cards both = first + cards;
      if (both.size() <= kHand) try_cards(filled(both));
    });
  }
}

Cards Keeping::filled(Cards cards) const {
  Cards left = all_ - cards;
  for (std::uint32_t size = cards.size(); size < kHand; ++size) {
    Card next{};
    int most = std::numeric_limits<int>::min();
    for (const Card card : left.kinds()) {
      if (worths_[card] <= most) continue;
      most = worths_[card];
      next = card;
    }
    left.remove(next);
    cards.insert(next);
  }
  return cards;
}

bool Keeping::exchange_one() {
  const Cards from = best_;
  bool better = false;
  for (const Card out : from.kinds()) {
    for (const Card in : (all_ - from).kinds()) {
      Cards cards = from;
      cards.remove(out);
      cards.insert(in);
      better = try_cards(cards) || better;
    }
  }
  return better;
}

Card better_turned(const std::array<Card, 2>& turned, Cards hand, Suit trump, bool additional) {
  return std::ranges::max(turned, {}, [&](Card card) {
    Cards more = hand;
    more.insert(card);
    return std::tuple{melds_of(more, trump, additional).points(), value_of(card, trump), suit_of(card) == trump};
  });
}

}  // namespace cardroom::pinochle
