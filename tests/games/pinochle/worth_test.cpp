// What a hand is worth with each suit as trump: its melds, and what such hands earn in the end.
#include <algorithm>
#include <gtest/gtest.h>

#include "tests/games/pinochle/worth_calibration.h"
#include "tests/support/pinochle_game.h"

namespace cardroom::testing {
namespace {

using pinochle::hand;
using pinochle::Rules;
using pinochle::Worth;

constexpr Rules kCutthroat{.cutthroat = true};
constexpr Rules kUsualMelds{.additional = false, .cutthroat = true};
constexpr auto kStrong = "AS TS KS QS QS JS AH KH QH TC JD 9D";

TEST(PinochleWorth, ComesWithTheMeldsOfTheHandTheBestSuitFirst) {
  const auto worths = pinochle::worths_of(hand(kStrong), {});
  EXPECT_EQ(worths[0].trump, Suit::spades);
  EXPECT_EQ(worths[0].melds.points(), 210);
  EXPECT_EQ(worths[1].trump, Suit::hearts);
  EXPECT_EQ(worths[1].melds.points(), 100);
  for (std::size_t i = 1; i < worths.size(); ++i)
    EXPECT_GE(worths[i - 1].likely, worths[i].likely);
}

TEST(PinochleWorth, IsInBidsAndAtLeastTheMelds) {
  for (const Rules& rules : {Rules{}, kCutthroat, kUsualMelds}) {
    for (const Worth& worth : pinochle::worths_of(hand(kStrong), rules)) {
      EXPECT_EQ(worth.likely % pinochle::kBidStep, 0);
      EXPECT_EQ(worth.lucky % pinochle::kBidStep, 0);
      EXPECT_GT(worth.likely, worth.melds.points());
      EXPECT_GT(worth.lucky, worth.likely);
    }
  }
}

TEST(PinochleWorth, RisesWithTheCardsWithoutCutthroat) {
  const auto likely = [](const char* cards) { return pinochle::worth_of(hand(cards), Suit::spades, {}).likely; };
  EXPECT_LT(likely("9H 9H JH 9D 9D JD JD 9C 9C JC JC QC"), likely("9S JS 9H JH 9D JD AD AD 9C AC TC TC"));
  EXPECT_LT(likely("9S JS 9H JH 9D JD AD AD 9C AC TC TC"), likely("AS AS TS TS JS JS QS 9D AH AH TH AC"));
}

TEST(PinochleWorth, RisesFromKindToKindOfHandWithoutCutthroat) {
  const auto gains = pinochle::gains_under({});
  EXPECT_TRUE(std::ranges::is_sorted(gains, {}, &pinochle::Gains::likely));
  EXPECT_TRUE(std::ranges::is_sorted(gains, {}, &pinochle::Gains::lucky));
}

TEST(PinochleWorth, InCutthroatIsHigherBecauseMeldsAreDrawn) {
  const auto worth = [](const Rules& rules) { return pinochle::worth_of(hand(kStrong), Suit::hearts, rules); };
  EXPECT_GT(worth(kCutthroat).likely, worth({}).likely + 30);
  EXPECT_GT(worth(kCutthroat).lucky, worth({}).lucky + 100);
}

TEST(PinochleWorth, InCutthroatIsHighestForAHandThatLacksOneCardOfARun) {
  const auto gain = [](const char* cards) {
    const Worth worth = pinochle::worth_of(hand(cards), Suit::spades, kUsualMelds);
    return worth.lucky - worth.melds.points();
  };
  EXPECT_GT(gain("AS TS KS QS QH 9H 9D JD 9C JC TC TC"), gain("AS TS KS QS JS 9H 9D JD 9C JC TC TC"));
  EXPECT_GT(gain("AS TS KS QS QH 9H 9D JD 9C JC TC TC"), gain("AH TH KH QH JD 9H 9D JD 9C JC TC TC"));
}

// A fortieth of what the long test plays: enough to notice a table that belongs to other rules or other kinds of hands.
void expect_promise_kept(const Rules& rules) {
  expect_calibrated(calibration(rules, 5, 100, false), 0.01);
}
TEST(PinochleWorth, KeepsItsPromiseInOtherDeals) {
  expect_promise_kept({});
}
TEST(PinochleWorth, KeepsItsPromiseInOtherDealsOfCutthroat) {
  expect_promise_kept(kCutthroat);
}
TEST(PinochleWorth, KeepsItsPromiseInOtherDealsOfCutthroatWithUsualMelds) {
  expect_promise_kept(kUsualMelds);
}

}  // namespace
}  // namespace cardroom::testing
