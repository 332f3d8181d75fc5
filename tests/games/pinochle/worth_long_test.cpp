// Whether the ranges that bidders are shown hold in thousands of deals that were not used to measure them.
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>

#include "tests/games/pinochle/worth_calibration.h"

namespace cardroom::testing {
namespace {

using pinochle::Rules;

/// Prints the shares, which docs/bots/pinochle.md reports.
void expect_kept(const char* name, const Rules& rules, bool best) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "thousands of games: CARDROOM_LONG=1 plays them";
  const Calibration found = calibration(rules, 7, 4'000, best);
  const auto per_cent = [&](int count) { return 100.0 * count / found.games; };
  std::cout << name << (best ? ", best suit" : ", any suit") << ": reached " << per_cent(found.likely) << " % and "
            << per_cent(found.lucky) << " %; as bids " << per_cent(found.likely_bid) << " % and "
            << per_cent(found.lucky_bid) << " %\n";
  expect_calibrated(found, best ? 0.03 : 0.01);
}

TEST(PinochleWorthLong, IsKeptWithAnySuit) {
  expect_kept("plain", {}, false);
}
TEST(PinochleWorthLong, IsKeptWithTheBestSuit) {
  expect_kept("plain", {}, true);
}
TEST(PinochleWorthLong, IsKeptWithoutAdditionalMelds) {
  expect_kept("usual melds", {.additional = false}, false);
}
TEST(PinochleWorthLong, IsKeptInCutthroat) {
  expect_kept("cut-throat", {.cutthroat = true}, false);
}
TEST(PinochleWorthLong, IsKeptInCutthroatWithTheBestSuit) {
  expect_kept("cut-throat", {.cutthroat = true}, true);
}
TEST(PinochleWorthLong, IsKeptInCutthroatWithoutAdditionalMelds) {
  expect_kept("cut-throat, usual melds", {.additional = false, .cutthroat = true}, false);
}

}  // namespace
}  // namespace cardroom::testing
