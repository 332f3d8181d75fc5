#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <vector>

#include "common/games/pinochle/tricks.h"
#include "tests/support/pinochle_game.h"

namespace cardroom::pinochle {
namespace {

using testing::card;

/// The cards that may legally follow.
std::string following(std::string_view cards, std::string_view led, char trump) {
  return testing::text_of(may_follow(hand(cards).kinds(), card(led), suit_named(trump)));
}

TEST(PinochleTricks, AcesAreHighestAndThenTens) {
  const auto order = testing::cards("9H JH QH KH TH AH");
  for (std::size_t i = 0; i < order.size(); ++i) {
    EXPECT_EQ(strength_of(order[i]), static_cast<int>(i));
    for (std::size_t j = 0; j < order.size(); ++j)
      EXPECT_EQ(beats(order[i], order[j], Suit::clubs), i > j) << "an equal card does not";
  }
}

TEST(PinochleTricks, ATrumpBeatsEveryPlainCardAndNoOtherSuitDoes) {
  EXPECT_TRUE(beats(card("9C"), card("AH"), Suit::clubs));
  EXPECT_FALSE(beats(card("AH"), card("9C"), Suit::clubs));
  EXPECT_FALSE(beats(card("AS"), card("9H"), Suit::clubs));
}

TEST(PinochleTricks, CardsHaveTheValuesOfTheRules) {
  for (const auto& [name, value] : {std::pair{"AH", 11}, {"TH", 10}, {"KH", 4}, {"QH", 3}, {"JH", 2}, {"9H", 0}}) {
    EXPECT_EQ(value_of(card(name), Suit::clubs), value) << name;
  }
  EXPECT_EQ(value_of(card("9H"), Suit::hearts), 10);
  EXPECT_EQ(value_of(card("TH"), Suit::hearts), 10);
}

TEST(PinochleTricks, AHigherCardOfTheLedSuitMustBePlayed) {
  EXPECT_EQ(following("AH TH QH 9H AC 9S", "KH", 'C'), "AH TH");
  EXPECT_EQ(following("AH AC", "9H", 'C'), "AH") << "a trump is not allowed";
  EXPECT_EQ(following("AH AH", "TH", 'C'), "AH");
}

TEST(PinochleTricks, AHigherTrumpMustBePlayedOnATrump) {
  EXPECT_EQ(following("AC QC 9C AH", "KC", 'C'), "AC");
}

TEST(PinochleTricks, AnyCardMayFollowATrumpThatCannotBeBeaten) {
  EXPECT_EQ(following("KC 9C AH 9S", "TC", 'C'), "9S AH KC 9C") << "even trumps need not be followed";
  EXPECT_EQ(following("AC KC AH", "AC", 'C'), "AH AC KC") << "an equal card does not beat it";
  EXPECT_EQ(following("AH 9S", "9C", 'C'), "9S AH");
}

TEST(PinochleTricks, ATrumpMustBePlayedIfThereIsNoHigherCard) {
  EXPECT_EQ(following("9C JC AS", "KH", 'C'), "JC 9C");
  EXPECT_EQ(following("QH 9H 9C AS", "KH", 'C'), "9C") << "even with lower cards of the led suit";
  EXPECT_EQ(following("KH 9C", "KH", 'C'), "9C") << "even with an equal card";
}

TEST(PinochleTricks, OtherwiseAnyCardMayBePlayed) {
  EXPECT_EQ(following("QH 9H AS 9D", "KH", 'C'), "AS QH 9H 9D") << "even the led suit need not be followed";
  EXPECT_EQ(following("AS 9D", "KH", 'C'), "AS 9D");
}

CardSet some_kinds(unsigned least) {
  CardSet kinds;
  const auto count = *rc::gen::inRange(least, 13U);
  while (kinds.size() < count)
    kinds.insert(kKinds[*rc::gen::inRange(0U, kKinds.size())]);
  return kinds;
}

RC_GTEST_PROP(PinochleTricks, RequireAHigherCardOrATrumpOrAllowAnything, ()) {
  const CardSet held = some_kinds(1);
  const Card led = kKinds[*rc::gen::inRange(0U, kKinds.size())];
  const auto trump = static_cast<Suit>(*rc::gen::inRange(0, 4));
  const CardSet may = may_follow(held, led, trump);
  const auto any = [&](auto&& is) { return std::ranges::any_of(held, is); };
  const auto higher = [&](Card one) { return suit_of(one) == suit_of(led) && strength_of(one) > strength_of(led); };
  const auto trumps = [&](Card one) { return suit_of(one) == trump; };
  for (const Card one : held) {
    const bool expected = any(higher) ? higher(one) : suit_of(led) == trump || !any(trumps) || trumps(one);
    RC_ASSERT(may.contains(one) == expected);
    // denied_by() gives the cards that would make this card illegal, so a hand holds some of them if and only if the
    // card is illegal.
    const CardSet denied = denied_by(one, led, trump);
    if (may.contains(one)) RC_ASSERT((held & denied).empty());
    if (!may.contains(one)) RC_ASSERT(!(held & denied).empty());
  }
  RC_ASSERT((may - held).empty() && !may.empty());
}

}  // namespace
}  // namespace cardroom::pinochle
