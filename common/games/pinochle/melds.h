#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "common/cards/card.h"
#include "common/games/pinochle/cards.h"

/// The table of all melds, and the melds of a hand. Pure functions of cards.
namespace cardroom::pinochle {

/// The suits of a meld's cards.
enum class MeldSuits : std::uint8_t {
  trump,       ///< In the trump suit.
  other_suit,  ///< All in one suit other than trump.
  every_suit,  ///< Once in each suit.
  pinochle,    ///< Jacks of diamonds, queens of spades.
};

/// A kind of meld.
struct MeldRow {
  std::string_view id;    ///< In transcripts.
  std::int16_t points{};  ///< A multiple of 10.
  bool additional{};      ///< Only with Rules::additional.
  MeldSuits suits{};
  std::string_view ranks;  ///< The ranks of its cards, in the letters of card_text().
};

/// From the highest to the lowest, which is the order in which a hand is examined: a card used in one meld is not
/// available to those below it. A new meld is a new row. The row numbers plus one are also an enum on the wire.
inline constexpr std::array<MeldRow, 12> kMelds{{
    {"double-run", 1500, true, MeldSuits::trump, "AAKKQQJJTT"},
    {"jacks-abound", 400, true, MeldSuits::every_suit, "JJ"},
    {"double-pinochle", 300, true, MeldSuits::pinochle, "QQJJ"},
    {"run-royal-marriage", 230, true, MeldSuits::trump, "AKKQQJT"},
    {"run-king", 190, false, MeldSuits::trump, "AKKQJT"},
    {"run-queen", 190, false, MeldSuits::trump, "AKQQJT"},
    {"run", 150, false, MeldSuits::trump, "AKQJT"},
    {"aces-around", 100, true, MeldSuits::every_suit, "A"},
    {"royal-marriage", 40, false, MeldSuits::trump, "KQ"},
    {"pinochle", 40, true, MeldSuits::pinochle, "QJ"},
    {"common-marriage", 20, true, MeldSuits::other_suit, "KQ"},
    {"dix", 10, true, MeldSuits::trump, "9"},
}};

/// The melds of a hand, each at most once. Together with the trump suit they determine the cards. Without padding.
struct Melds {
  std::uint16_t rows = 0;   ///< Bit i: kMelds[i].
  Suit other_suit{};        ///< The suit of the common marriage; spades if there is none.
  std::uint8_t unused = 0;  ///< Explicit padding; always 0.
  bool operator==(const Melds&) const = default;

  constexpr bool has(std::size_t row) const { return (rows >> row & 1) != 0; }
  constexpr int points() const {
    int points = 0;
    for (unsigned left = rows; left != 0; left &= left - 1)
      points += kMelds[static_cast<std::size_t>(std::countr_zero(left))].points;
    return points;
  }
};

/// The cards of one meld. `other_suit`: that of the common marriage; not used for other melds. Precondition: row <
/// kMelds.size().
Cards cards_of_meld(std::size_t row, Suit trump, Suit other_suit = {});

/// The melds of a hand with that trump: from the highest to the lowest, each meld and each card at most once; of
/// several common marriages, the first of spades, hearts, diamonds, clubs.
Melds melds_of(Cards hand, Suit trump, bool additional);

/// Calls tell(row, cards) with each of these melds, from the highest to the lowest.
void for_each_meld(Melds melds, Suit trump, auto&& tell) {
  for (std::size_t row = 0; row < kMelds.size(); ++row) {
    if (melds.has(row)) tell(row, cards_of_meld(row, trump, melds.other_suit));
  }
}

/// The cards of all these melds.
Cards cards_of_melds(Melds melds, Suit trump);

/// By suit: the melds of a hand if that suit were trump. For clients, which show players their own hand.
std::array<Melds, 4> melds_by_trump(Cards hand, bool additional);

}  // namespace cardroom::pinochle
