#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "common/cards/card.h"

/// Which cards make thirteen, and how much they score: the arithmetic of Lucky Thirteen, without the rules for turns.
/// Pure, so that a client may ask "what if" about cards that its player sees.
namespace cardroom::lucky_thirteen {

/// Which cards make thirteen.
enum class Option : std::uint8_t { private_cards, one_and_one, all_four };

/// What a private card scores: its rank (ace 1, jack 11, queen 12, king 13) times 4 for spades, 3 for hearts, 2 for
/// diamonds, 1 for clubs.
constexpr std::int16_t private_points(Card card) {
  return static_cast<std::int16_t>(rank_of(card) * (4 - static_cast<int>(suit_of(card))));
}

/// What a public card scores: its rank times 2, in every suit.
constexpr std::int16_t public_points(Card card) {
  return static_cast<std::int16_t>(rank_of(card) * 2);
}

/// A way to make thirteen.
struct Thirteen {
  Option option{};
  CardSet used{};
  std::int16_t points{};  ///< The points of the cards used.
  bool operator==(const Thirteen&) const = default;
};

/// Sums from 0 to 13 as bits; larger ones do not matter.
using Sums = std::uint16_t;

namespace sums {
inline constexpr Sums kBits = (1U << 14) - 1;

/// The values that a card may have in a sum: ace 0 or 1, picture cards 10 to 13.
constexpr Sums of(std::uint8_t rank) {
  if (rank == 1) return 1U << 0 | 1U << 1;
  if (rank > 10) return 1U << 10 | 1U << 11 | 1U << 12 | 1U << 13;
  return static_cast<Sums>(1U << rank);
}

/// The sums of two cards, each with any of its values.
constexpr Sums of_pair(std::uint8_t rank_a, std::uint8_t rank_b) {
  unsigned sums = 0;
  for (unsigned value = 0; value <= 13; ++value) {
    if ((of(rank_a) >> value & 1) != 0) sums |= unsigned{of(rank_b)} << value;
  }
  return static_cast<Sums>(sums & kBits);
}

/// Indexed by the ranks of two cards, from 1.
inline constexpr auto kPairs = [] {
  std::array<std::array<Sums, 14>, 14> pairs{};
  for (std::uint8_t a = 1; a <= 13; ++a) {
    for (std::uint8_t b = 1; b <= 13; ++b)
      pairs[a][b] = of_pair(a, b);
  }
  return pairs;
}();

/// The sums that make thirteen together with one of these.
constexpr Sums lacking(Sums sums) {
  unsigned result = 0;
  for (unsigned value = 0; value <= 13; ++value) {
    if ((sums >> value & 1) != 0) result |= 1U << (13 - value);
  }
  return static_cast<Sums>(result);
}
}  // namespace sums

/// The two public cards, and the sums that make thirteen with them.
class PublicCards {
 public:
  explicit constexpr PublicCards(std::array<Card, 2> cards)
      : cards_{cards},
        one_{sums::lacking(static_cast<Sums>(sums::of(rank_of(cards[0])) | sums::of(rank_of(cards[1]))))},
        both_{sums::lacking(sums::kPairs[rank_of(cards[0])][rank_of(cards[1])])} {}

  /// Whether these private cards make thirteen, with any option.
  constexpr bool make_thirteen(Card a, Card b) const {
    const Sums pair = sums::kPairs[rank_of(a)][rank_of(b)];
    const unsigned each = sums::of(rank_of(a)) | unsigned{sums::of(rank_of(b))};
    return ((pair & ((1U << 13) | both_)) | (each & one_)) != 0;
  }

  /// The way to make thirteen that scores most; ties go to the first, in the order of the options, then of the private
  /// cards, then of the public ones. Empty if they do not make thirteen.
  std::optional<Thirteen> best(Card a, Card b) const;

  /// The score of the best way; 0 if they do not make thirteen (every way scores more than 0). For simulation.
  std::int16_t best_points(Card a, Card b) const {
    int most = 0;
    each_way(a, b, [&](bool makes, Option, CardSet, int points) { most = std::max(most, makes ? points : 0); });
    return static_cast<std::int16_t>(most);
  }

 private:
  /// Calls offer(whether it makes thirteen, option, cards used, points) for every way to choose cards, in the order
  /// given for best().
  void each_way(Card a, Card b, auto&& offer) const {
    const Sums pair = sums::kPairs[rank_of(a)][rank_of(b)];
    const int private_sum = private_points(a) + private_points(b);
    offer((pair >> 13 & 1) != 0, Option::private_cards, CardSet{a, b}, private_sum);
    for (const Card own : {a, b}) {
      for (const Card open : cards_) {
        offer((sums::kPairs[rank_of(own)][rank_of(open)] >> 13 & 1) != 0, Option::one_and_one, CardSet{own, open},
              private_points(own) + public_points(open));
      }
    }
    offer((pair & both_) != 0, Option::all_four, CardSet{a, b, cards_[0], cards_[1]},
          private_sum + public_points(cards_[0]) + public_points(cards_[1]));
  }

  std::array<Card, 2> cards_;
  Sums one_;   ///< The sums that one of the public cards completes.
  Sums both_;  ///< The sums that both complete.
};

/// The values of these cards in a sum of thirteen, as a person would explain them: as many picture cards as
/// possible count as their rank, then as many aces as possible. Empty if no choice makes thirteen. At most four cards.
std::vector<std::uint8_t> values_for_thirteen(std::span<const Card> cards);

}  // namespace cardroom::lucky_thirteen
