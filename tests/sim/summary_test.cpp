#include "server/tools/sim/summary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardroom::sim {
namespace {

using enum BotType;

SeatSet seats(std::initializer_list<std::uint8_t> list) {
  SeatSet set;
  for (const std::uint8_t seat : list)
    set.insert(Seat{seat});
  return set;
}

Statistics::Row row_of(const Statistics& statistics, const std::string& type) {
  for (const auto& row : statistics.rows()) {
    if (row.seat.empty() && row.type == type) return row;
  }
  ADD_FAILURE() << "no row for " << type;
  return {};
}

TEST(Tally, GivesMeanAndIntervalOfItsSamples) {
  Tally tally;
  for (const int sample : {2, 4, 4, 4, 5, 5, 7, 9})
    tally.add(sample);
  EXPECT_DOUBLE_EQ(tally.mean(1), 5.0);
  EXPECT_DOUBLE_EQ(tally.mean(2), 2.5);
  // The sum of squared deviations is 32, so the standard error of the mean is sqrt(32 / 7 / 8).
  EXPECT_NEAR(*tally.half_interval(1), 1.959964 * 0.7559289, 1e-6);
  EXPECT_NEAR(*tally.half_interval(2), 1.959964 * 0.7559289 / 2, 1e-6);
}

TEST(Tally, HasNoIntervalWithOneSample) {
  Tally tally;
  tally.add(7);
  EXPECT_FALSE(tally.half_interval(1).has_value());
}

TEST(Statistics, CountAGameAsASampleOfAType) {
  Statistics statistics{{clever, basic, basic, basic}, false};
  statistics.add({100, 0, 0, 0}, seats({0}), 0, 16);
  statistics.add({10, 20, 30, 40}, seats({3}), 0, 16);
  EXPECT_EQ(statistics.games(), 2U);
  EXPECT_EQ(statistics.moves(), 32U);
  const auto one = row_of(statistics, "clever");
  EXPECT_DOUBLE_EQ(one.points, 55);
  EXPECT_DOUBLE_EQ(one.wins, 0.5);
  const auto three = row_of(statistics, "basic");
  EXPECT_DOUBLE_EQ(three.points, 15);                    // (0 + 90 / 3) / 2
  EXPECT_DOUBLE_EQ(three.wins, 1.0 / 6);                 // One of three seats in one of two games.
  EXPECT_NEAR(*three.points_half, 1.959964 * 15, 1e-9);  // 0 and 30: a standard error of 15.
}

TEST(Statistics, MoveTheBotsOnInADuplicateGroup) {
  const Statistics statistics{{clever, basic, random, random}, true};
  EXPECT_EQ(statistics.games_in_group(), 4U);
  EXPECT_EQ(statistics.player_at(Seat{0}, 0), clever);
  EXPECT_EQ(statistics.player_at(Seat{0}, 1), basic);
  EXPECT_EQ(statistics.player_at(Seat{3}, 1), clever);
  EXPECT_EQ(statistics.player_at(Seat{1}, 3), clever);
}

/// One group in which seat 0 scores the given points in each rotation and every other seat scores 10.
Statistics group(std::vector<Player> players, std::array<std::int16_t, 4> of_seat_0) {
  Statistics statistics{std::move(players), true};
  for (std::size_t rotation = 0; rotation < 4; ++rotation) {
    statistics.add({of_seat_0[rotation], 10, 10, 10}, seats({0}), rotation, 16);
  }
  return statistics;
}

TEST(Statistics, GiveADuplicateGroupToTheSideWithMorePointsPerSeat) {
  // clever is in seat 0 first and scores 50 + 3 × 10; each basic scores 10 in every game, also in seat 0.
  const auto won = group({clever, basic, basic, basic}, {50, 10, 10, 10});
  EXPECT_DOUBLE_EQ(row_of(won, "clever").wins, 1);
  EXPECT_DOUBLE_EQ(row_of(won, "basic").wins, 0);
  EXPECT_DOUBLE_EQ(row_of(won, "clever").points, 20);
  EXPECT_DOUBLE_EQ(row_of(won, "basic").points, 10);
}

TEST(Statistics, ShareATiedGroup) {
  const auto two = group({clever, basic, clever, basic}, {20, 10, 10, 20});
  EXPECT_DOUBLE_EQ(row_of(two, "clever").wins, 0.5);
  EXPECT_DOUBLE_EQ(row_of(two, "basic").wins, 0.5);
  const auto three = group({clever, basic, random, random}, {10, 10, 10, 10});
  EXPECT_DOUBLE_EQ(row_of(three, "random").wins, 1.0 / 3);
}

TEST(Statistics, AreTheSameWhateverTheParts) {
  Statistics whole{{basic, random, random, basic}, false};
  Statistics first = whole;
  Statistics second = whole;
  for (std::int16_t i = 0; i < 20; ++i) {
    const Scores scores{i, static_cast<std::int16_t>(i * 7 % 11), 5, 0};
    whole.add(scores, seats({static_cast<std::uint8_t>(i % 4)}), 0, 16);
    (i < 13 ? first : second).add(scores, seats({static_cast<std::uint8_t>(i % 4)}), 0, 16);
  }
  second.add(first);
  const RunFacts facts{.game = "x", .seconds = 1};
  EXPECT_EQ(summary_json(second, facts), summary_json(whole, facts));
}

TEST(Summary, GivesNoShareOfWinsBelowNoneOrAboveAll) {
  Statistics statistics{{basic, random}, false};
  for (const unsigned winner : {0U, 0U, 1U})
    statistics.add({40, 30}, seats({static_cast<std::uint8_t>(winner)}), 0, 16);
  const RunFacts facts{.game = "x", .seconds = 1};
  EXPECT_THAT(summary_json(statistics, facts), ::testing::HasSubstr(R"("seat":0,"type":"basic","mean":40.0)"));
  EXPECT_THAT(summary_json(statistics, facts), ::testing::ContainsRegex(R"("wins_interval":\[0\.01[0-9]*,1\.0\])"));
  EXPECT_THAT(summary_json(statistics, facts), ::testing::ContainsRegex(R"("wins_interval":\[0\.0,0\.98[0-9]*\])"));
  EXPECT_THAT(summary_text(statistics, facts), ::testing::ContainsRegex(" 66\\.67 %  1\\.[0-9]+ to 100\\.00"));
}

TEST(Summary, OmitsFiguresThatOneGameCannotGive) {
  Statistics statistics{{basic, basic, basic, basic}, false};
  statistics.add({1, 2, 3, 4}, seats({3}), 0, 16);
  const RunFacts facts{.game = "x", .seconds = 0.5};
  EXPECT_THAT(summary_json(statistics, facts), ::testing::HasSubstr(R"("mean":1.0,"interval":null,)"));
  EXPECT_THAT(summary_json(statistics, facts), ::testing::HasSubstr(R"("games_per_second":2.0)"));
}

}  // namespace
}  // namespace cardroom::sim
