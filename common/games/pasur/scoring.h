#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "common/games/pasur/captures.h"

/// The points for cards and surs: the rule options, and the table that they fill in. Clients may show that table.
namespace cardroom::pasur {

/// Who gets the points for clubs.
enum class ClubsRule : std::uint16_t {  // As wide as its neighbours in Rules, which has no padding.
  needed,                               ///< Every player with at least `clubs_needed`.
  most,                                 ///< The player with the most, if there is only one.
};

/// Points are 0..100, the target 1..1000, the clubs needed 1..13. The ten of diamonds, the two of clubs, the aces and
/// the jacks together must be worth something, or games would never end.
struct Rules {
  ClubsRule clubs_rule = ClubsRule::needed;
  std::int16_t clubs_needed = 7;
  std::int16_t clubs_points = 7;
  std::int16_t ten_diamonds = 3;
  std::int16_t two_clubs = 2;
  std::int16_t ace = 1;
  std::int16_t jack = 1;
  std::int16_t sur = 5;
  std::int16_t target = 62;
  bool operator==(const Rules&) const = default;
};

/// An option and its name on command lines.
struct NumberOption {
  std::string_view name;
  std::int16_t Rules::* value;
  std::int16_t least;
  std::int16_t most;
};
inline constexpr std::array<NumberOption, 8> kNumberOptions{{
    {"clubs_needed", &Rules::clubs_needed, 1, 13},
    {"clubs_points", &Rules::clubs_points, 0, 100},
    {"ten_diamonds", &Rules::ten_diamonds, 0, 100},
    {"two_clubs", &Rules::two_clubs, 0, 100},
    {"ace", &Rules::ace, 0, 100},
    {"jack", &Rules::jack, 0, 100},
    {"sur", &Rules::sur, 0, 100},
    {"target", &Rules::target, 1, 1000},
}};

/// A set of cards, each worth the same points. A variant that counts other cards needs a line here and an option above.
struct CardPoints {
  CardSet cards;
  std::int16_t Rules::* each;
};
inline constexpr std::array<CardPoints, 4> kCardPoints{{
    {CardSet{make_card(10, Suit::diamonds)}, &Rules::ten_diamonds},
    {CardSet{make_card(2, Suit::clubs)}, &Rules::two_clubs},
    {kAces, &Rules::ace},
    {kJacks, &Rules::jack},
}};

/// Whether all values are in range, and some player will eventually reach the target.
bool valid(const Rules& rules);

/// The points of the cards alone, without clubs and surs.
std::int16_t card_points(const Rules& rules, CardSet cards);

/// By seat: all points in one deal. `won`: every card that a seat has picked up. `surs`: how many each seat has.
std::array<std::int16_t, 4> deal_points(const Rules& rules, const std::array<CardSet, 4>& won,
                                        const std::array<std::uint8_t, 4>& surs);

}  // namespace cardroom::pasur
