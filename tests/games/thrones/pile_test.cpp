// The value of a pile and the outcome of a battle: the examples in the rules, and cases that the rules leave implicit.
#include "common/games/thrones/pile.h"

#include <gtest/gtest.h>
#include <string>

#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

using testing::card;

struct Example {
  std::string_view cards;
  Values values;
};

void PrintTo(const Example& example, std::ostream* out) {
  *out << example.cards;
}

class PileExample : public ::testing::TestWithParam<Example> {};

TEST_P(PileExample, HasThatValue) {
  EXPECT_EQ(pile(GetParam().cards).values(), GetParam().values) << GetParam().cards;
}

// The table in the rules, left and right columns.
INSTANTIATE_TEST_SUITE_P(OfTheRules, PileExample,
                         ::testing::Values(Example{"6H 3C", {9, 6}}, Example{"6H 3S", {6, 9}},
                                           Example{"6H 3C 5D", {4, 6}}, Example{"6H 3S 5D 2D", {6, 2}},
                                           Example{"6H 3C TD", {0, 6}}, Example{"9H 9S 6C JD 7C", {12, 27}},
                                           Example{"6H 6C", {18, 6}}, Example{"6H 6C 6D", {6, 6}},
                                           Example{"6H TC KD", {0, 6}}, Example{"4H 3S 5S TD", {4, 2}},
                                           Example{"KH 5C 8C TS QD JC", {43, 0}}, Example{"7H 6C 7C JD QC", {30, 7}}));

// Each part of the rule separately.
INSTANTIATE_TEST_SUITE_P(OfDoubling, PileExample,
                         ::testing::Values(Example{"KH", {10, 10}}, Example{"6H 6S", {6, 18}},
                                           Example{"KH KC", {30, 10}}, Example{"TH QS", {10, 30}},
                                           Example{"2H JC TC", {32, 2}}, Example{"2H JC KS", {12, 22}},
                                           Example{"2H 5C 9C 5C", {21, 2}}, Example{"2H 7C 7C 7C", {37, 2}},
                                           Example{"KH 9C 9C KC", {47, 10}}));

INSTANTIATE_TEST_SUITE_P(OfDiamonds, PileExample,
                         ::testing::Values(Example{"KH 9C 2D 3D 4D", {10, 10}}, Example{"KH 9S 2D 3D 4D", {10, 10}},
                                           Example{"KH 9C 8S 2D 3D", {19, 13}}, Example{"KH 9S 2D 8C 3D", {15, 17}},
                                           Example{"KH 9C 4D 4D", {7, 10}}, Example{"KH 9C TD JD", {0, 10}},
                                           Example{"KH 9C 3D 3S 3D", {16, 10}}));

INSTANTIATE_TEST_SUITE_P(OfTheFloor, PileExample,
                         ::testing::Values(Example{"6H 3C TD 5C", {5, 6}}, Example{"6H 3S TD 5S", {6, 5}},
                                           Example{"2H 3C 9D 8D 4C", {4, 2}}, Example{"2H 3C 9D 9D 9C", {18, 2}}));

TEST(Pile, ReportsTheEffectOfACard) {
  const Effect club = pile("6H 3C").effect_of(card("5C"));
  EXPECT_EQ(club, (Effect{Attribute::attack, 5, false, {14, 6}}));
  const Effect spade = pile("KH").effect_of(card("QS"));
  EXPECT_EQ(spade, (Effect{Attribute::defence, 20, true, {10, 30}}));
  const Effect diamond = pile("KH 9S 2D").effect_of(card("4D"));
  EXPECT_EQ(diamond, (Effect{Attribute::defence, -4, false, {10, 13}}));
  const Effect more_than_there_is = pile("6H 3C").effect_of(card("TD"));
  EXPECT_EQ(more_than_there_is, (Effect{Attribute::attack, -10, false, {0, 6}}));
}

TEST(Pile, KnowsWhichCardsMayBePutOnIt) {
  EXPECT_FALSE(pile("6H").takes(card("2D")));
  EXPECT_TRUE(pile("6H").takes(card("2C")));
  EXPECT_TRUE(pile("6H").takes(card("2S")));
  EXPECT_TRUE(pile("6H 2C").takes(card("2D")));
  EXPECT_TRUE(pile("6H 2S 3D").takes(card("2D")));
  EXPECT_FALSE(Pile{}.takes(card("2C")));
  EXPECT_TRUE(Pile{}.empty());
  EXPECT_EQ(Pile{}.values(), Values{});
}

Battle battle(std::string_view pile_0, std::string_view pile_1) {
  return battle_of(pile(pile_0), pile(pile_1));
}

TEST(Battle, GivesBothStakesToOneTeamIfOnlyItsAttackSucceeds) {
  // The first example in the rules: 6H with 11/9, QH with 9/9.
  const Battle one = battle("6H 5C 3S", "QH 2C 3D 2S 3D");
  EXPECT_EQ(one.values, (std::array{Values{11, 9}, Values{9, 9}}));
  EXPECT_EQ(one.succeeds, (std::array{true, false})) << "an equal defence holds";
  EXPECT_EQ(one.stakes, (std::array<std::uint8_t, 2>{10, 6}));
  EXPECT_EQ(one.gains, (std::array<std::int16_t, 2>{16, 0}));
}

TEST(Battle, GivesEachTeamTheStakeOfItsSuccess) {
  // The second example in the rules: 2H with 9/2, 9H with 3/8.
  const Battle one = battle("2H 7C", "9H 2C 8D 4S 5D");
  EXPECT_EQ(one.values, (std::array{Values{9, 2}, Values{3, 8}}));
  EXPECT_EQ(one.succeeds, (std::array{true, true}));
  EXPECT_EQ(one.gains, (std::array<std::int16_t, 2>{9, 2}));
}

TEST(Battle, LeavesEachTeamItsOwnCharacterIfBothAttacksFail) {
  const Battle one = battle("4H 3S", "9H 9S");
  EXPECT_EQ(one.succeeds, (std::array{false, true}));
  const Battle both_fail = battle("4H 9S", "9H 9S");
  EXPECT_EQ(both_fail.succeeds, (std::array{false, false}));
  EXPECT_EQ(both_fail.gains, (std::array<std::int16_t, 2>{4, 9}));
}

TEST(Battle, AlwaysGivesBothStakesAway) {
  for (const auto* other : {"KH", "2H", "9H 9S", "3H 5C 6D", "4H KS"}) {
    const Battle one = battle("7H 4C", other);
    EXPECT_EQ(one.gains[0] + one.gains[1], 7 + pile(other).character()) << other;
  }
}

}  // namespace
}  // namespace cardroom::thrones
