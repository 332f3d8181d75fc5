#pragma once

#include <cmath>
#include <gtest/gtest.h>

#include "common/games/pinochle/worth.h"
#include "tests/games/pinochle/worth_playouts.h"

/// Checks whether the shown ranges hold in deals that were not used to measure them.
namespace cardroom::testing {

/// How many games earned as much as was promised.
struct Calibration {
  int games = 0;
  int likely = 0;      ///< Games that earned at least Gains::likely: three in four.
  int lucky = 0;       ///< Games that earned at least Gains::lucky: one in ten.
  int likely_bid = 0;  ///< Games in which Worth::likely would have been made as a bid: at least three in four.
  int lucky_bid = 0;   ///< Games in which Worth::lucky would have been made: at least one in ten.
};

/// Plays one deal per game: with a random suit as trump or, if `best`, with the one that is shown as the best.
inline Calibration calibration(const pinochle::Rules& rules, std::uint64_t seed, int games, bool best) {
  Calibration found{.games = games};
  WorthPlayouts playouts{rules, seed};
  for (int game = 0; game < games; ++game) {
    playouts.deal();
    const pinochle::Cards hand = playouts.hand();
    const pinochle::Worth worth =
        best ? pinochle::worths_of(hand, rules)[0] : pinochle::worth_of(hand, static_cast<Suit>(game % 4), rules);
    const pinochle::Gains gains = pinochle::gains_under(rules)[pinochle::kind_of_hand(hand, worth.trump, rules)];
    const int gain = playouts.gain(worth.trump);
    const int points = worth.melds.points() + gain;
    found.likely += gain >= gains.likely ? 1 : 0;
    found.lucky += gain >= gains.lucky ? 1 : 0;
    found.likely_bid += points >= worth.likely ? 1 : 0;
    found.lucky_bid += points >= worth.lucky ? 1 : 0;
  }
  return found;
}

/// Expects each share to be within three and a half standard deviations, which fails in one run of 2,000 if the table
/// is right. `slack`: by how much the table itself may be off.
inline void expect_calibrated(const Calibration& found, double slack) {
  const auto spread = [&](double share) { return 3.5 * std::sqrt(share * (1 - share) / found.games) + slack; };
  const auto share = [&](int count) { return static_cast<double>(count) / found.games; };
  EXPECT_NEAR(share(found.likely), 0.75, spread(0.75));
  EXPECT_NEAR(share(found.lucky), 0.10, spread(0.10));
  EXPECT_GE(share(found.likely_bid), 0.75 - spread(0.75));
  EXPECT_GE(share(found.lucky_bid), 0.10 - spread(0.10));
}

}  // namespace cardroom::testing
