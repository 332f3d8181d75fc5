#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "common/cards/card.h"

namespace cardroom::pinochle {

inline constexpr std::size_t kCards = 48;

/// Nine to ace of every suit; the pack has each of these kinds twice.
inline constexpr CardSet kKinds = [] {
  CardSet kinds;
  for (Card card = 0; card < kPackSize; ++card) {
    if (rank_of(card) == 1 || rank_of(card) >= 9) kinds.insert(card);
  }
  return kinds;
}();

/// A multiset of cards of that pack: none, one or both of each kind. Two copies cannot be told apart. Iterates over its
/// cards in the order of a fresh pack, copies next to each other.
class Cards {
 public:
  constexpr Cards() = default;
  /// Precondition: at most two of each kind.
  constexpr Cards(std::initializer_list<Card> cards) {
    for (const Card card : cards)
      insert(card);
  }
  /// One card of each kind in `kinds`, and two of each kind in `both`. Precondition: `both` is a subset of `kinds`.
  static constexpr Cards of(CardSet kinds, CardSet both = {}) {
    Cards cards;
    cards.kinds_ = kinds;
    cards.both_ = both;
    return cards;
  }
  static constexpr Cards whole_pack() { return of(kKinds, kKinds); }

  /// The kinds of which there is at least one.
  constexpr CardSet kinds() const { return kinds_; }
  /// The kinds of which there are two.
  constexpr CardSet both() const { return both_; }
  constexpr bool empty() const { return kinds_.empty(); }
  constexpr std::uint32_t size() const { return kinds_.size() + both_.size(); }
  constexpr bool contains(Card card) const { return kinds_.contains(card); }
  constexpr bool contains(Cards part) const { return (part.kinds_ - kinds_).empty() && (part.both_ - both_).empty(); }
  constexpr int count(Card card) const { return (kinds_.contains(card) ? 1 : 0) + (both_.contains(card) ? 1 : 0); }

  /// Precondition: a card of the pack; the set does not contain both copies yet.
  constexpr void insert(Card card) {
    const CardSet one = only(card);  // Branchless, because a branch would be unpredictable.
    both_ = both_ | (kinds_ & one);
    kinds_ = kinds_ | one;
  }
  /// Does nothing if there is none.
  constexpr void remove(Card card) {
    const CardSet one = only(card);
    kinds_ = kinds_ - (one - both_);
    both_ = both_ - one;
  }

  /// The i-th card, counting from 0. Precondition: i < size().
  constexpr Card operator[](std::uint32_t i) const {
    auto card = begin();
    for (; i > 0; --i)
      ++card;
    return *card;
  }

  /// Only the cards of these kinds.
  friend constexpr Cards operator&(Cards cards, CardSet kinds) { return of(cards.kinds_ & kinds, cards.both_ & kinds); }
  /// Precondition: together at most two of each kind.
  friend constexpr Cards operator+(Cards a, Cards b) {
    return of(a.kinds_ | b.kinds_, a.both_ | b.both_ | (a.kinds_ & b.kinds_));
  }
  /// Precondition: `part` is contained in `cards`.
  friend constexpr Cards operator-(Cards cards, Cards part) {
    const CardSet lone = part.kinds_ - part.both_;
    return of(cards.kinds_ - part.both_ - (lone - cards.both_), cards.both_ - part.kinds_);
  }
  bool operator==(const Cards&) const = default;

  class Iterator {
   public:
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr Iterator(CardSet kinds, CardSet both) : kinds_{kinds}, both_{both} {}
    constexpr Card operator*() const { return kinds_.first(); }
    constexpr Iterator& operator++() {
      const Card card = kinds_.first();
      (both_.contains(card) ? both_ : kinds_).remove(card);
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator& other) const {
      if (other.kinds_.empty()) return kinds_.empty();  // The end: `both_` has no card that `kinds_` lacks.
      return kinds_ == other.kinds_ && both_ == other.both_;
    }

   private:
    CardSet kinds_;
    CardSet both_;
  };
  constexpr Iterator begin() const { return {kinds_, both_}; }
  constexpr Iterator end() const { return {}; }

 private:
  static constexpr CardSet only(Card card) { return CardSet::of_bits(std::uint64_t{1} << card); }

  CardSet kinds_;
  CardSet both_;
};

}  // namespace cardroom::pinochle
