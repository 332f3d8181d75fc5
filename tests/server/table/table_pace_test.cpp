#include <algorithm>

#include "common/protocol/table_limits.h"
#include "tests/server/table/table_bench.h"

/// How fast bots play among themselves, and who may change it.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TablePace : TableBench {
  /// A property file's table with only bots, and Ann as a spectator.
  void look_on() {
    seats_fixed = true;
    create({kBot, kBot}, /*owner=*/false);
    ask(1, Join{"Ann", std::nullopt, true});
  }
  std::optional<RefusalReason> play_on(bool on) { return ask(1, SetPace{.paused = !on, .percent = {}}); }
  std::optional<RefusalReason> speed(std::uint32_t percent) {
    return ask(1, SetPace{.paused = {}, .percent = percent});
  }
  std::optional<RefusalReason> one_step() { return ask(1, SetPace{.paused = {}, .percent = {}, .step = true}); }
  /// The number of moves so far: all events except the first, which is the deal.
  std::uint32_t moves() { return table(1).first_event() + static_cast<std::uint32_t>(table(1).events_size()) - 1; }
};

TEST(Pace, FollowsTheTablesTimeUntilItIsChanged) {
  Pace pace;
  EXPECT_EQ(pace.at(1h), Pace::Time{1h});
  EXPECT_EQ(pace.when(Pace::Time{2h}), Instant{2h});
}

TEST(Pace, AChangeMovesADueTimeForwardsBackwardsOrAway) {
  Pace pace;
  const Pace::Time due = pace.at(10s) + 1s;
  pace.change(10s, false, 400);
  EXPECT_EQ(pace.when(due), Instant{10'250ms});
  pace.change(10'100ms, true, 400);
  EXPECT_EQ(pace.when(due), std::nullopt);
  EXPECT_EQ(pace.at(1h), pace.at(10'100ms));
  pace.change(1h, false, 25);
  EXPECT_EQ(pace.when(due), Instant{1h} + 2'400ms) << "600 ms are left of the second, at a quarter of the speed";
  EXPECT_EQ(pace.when(Pace::Time{}), Instant{1h}) << "what is overdue is due now";
}

TEST(Pace, ADueTimeIsKeptAtEverySpeed) {
  for (std::uint32_t percent = kSpeedMin; percent <= kSpeedMax; ++percent) {
    Pace pace;
    pace.change(1s, false, percent);
    const Pace::Time due = pace.at(1s) + 1'001ms;
    const Instant then = pace.when(due).value();
    EXPECT_GE(pace.at(then), due);
    EXPECT_LT(pace.at(then - 1ms), due);
  }
}

TEST_F(TablePace, AMatchOfBotsFromAFileIsDealtAndWaitsToBeStarted) {
  look_on();
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_TRUE(table(1).pace().paused());
  EXPECT_EQ(table(1).pace().speed_percent(), 100U);
  pass(1h);
  EXPECT_EQ(moves(), 0U);
  EXPECT_EQ(play_on(true), std::nullopt);
  EXPECT_FALSE(table(1).pace().paused());
  pass(299ms);
  EXPECT_EQ(moves(), 0U);
  pass(1ms);
  EXPECT_EQ(moves(), 1U);
}

TEST_F(TablePace, AFileWithAPersonsSeatPlaysAsUsual) {
  seats_fixed = true;
  create({kOpen, kBot}, /*owner=*/false);
  join(1, "Ann");
  EXPECT_FALSE(table(1).has_pace());
  move(1);
  pass(300ms);
  EXPECT_EQ(moves(), 2U);
}

TEST_F(TablePace, ItContinuesExactlyWhereItStopped) {
  look_on();
  play_on(true);
  pass(200ms);
  play_on(false);
  pass(1h);
  EXPECT_EQ(moves(), 0U);
  play_on(true);
  pass(99ms);
  EXPECT_EQ(moves(), 0U);
  pass(1ms);
  EXPECT_EQ(moves(), 1U);
}

TEST_F(TablePace, BotsThinkFasterAndSlowerFromNowOn) {
  rules.turns = 9;
  look_on();
  play_on(true);
  pass(150ms);
  EXPECT_EQ(speed(300), std::nullopt);
  EXPECT_EQ(table(1).pace().speed_percent(), 300U);
  pass(50ms);
  EXPECT_EQ(moves(), 1U) << "a third of the 150 ms that were left";
  pass(300ms);
  EXPECT_EQ(moves(), 4U);
  speed(25);
  pass(1'199ms);
  EXPECT_EQ(moves(), 4U);
  pass(1ms);
  EXPECT_EQ(moves(), 5U);
}

TEST_F(TablePace, ThePauseBetweenDealsStopsAndRunsFasterToo) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  look_on();
  play_on(true);
  pass(600ms);
  ASSERT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  EXPECT_EQ(table(1).pause_left_ms(), 8'000U);
  pass(2s);
  speed(200);
  EXPECT_EQ(table(1).pause_left_ms(), 3'000U);
  play_on(false);
  EXPECT_FALSE(table(1).has_pause_left_ms());
  pass(1h);
  ASSERT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  play_on(true);
  pass(2'999ms);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  pass(1ms);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePace, ASpectatorCanGoOnWhileTheClockIsStopped) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  look_on();
  play_on(true);
  pass(600ms);
  play_on(false);
  EXPECT_EQ(ask(1, GoOn{}), std::nullopt);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_TRUE(table(1).pace().paused());
  pass(1h);
  EXPECT_EQ(moves(), 3U) << "two moves and the second deal";
}

TEST_F(TablePace, OneStepIsOneMoveOrTheEndOfAPause) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  look_on();
  for (const std::uint32_t made : {1U, 2U}) {
    EXPECT_EQ(one_step(), std::nullopt);
    pass(1s);
    EXPECT_EQ(moves(), made);
  }
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  EXPECT_EQ(one_step(), std::nullopt);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  pass(1s);
  EXPECT_EQ(moves(), 3U);
  play_on(true);
  EXPECT_EQ(one_step(), REFUSAL_REASON_NOT_PAUSED);
  pass(1s);
  EXPECT_EQ(one_step(), REFUSAL_REASON_NOT_PAUSED);
  play_on(false);
  EXPECT_EQ(one_step(), REFUSAL_REASON_NO_GAME);
}

TEST_F(TablePace, WithSeveralBotsThinkingAStepIsTheFirstMoveOnly) {
  rules.at_once = true;
  seats_fixed = true;
  create({BotPlan{BotType::basic, 500ms}, kBot, kBot}, /*owner=*/false);
  ask(1, Join{"Ann", std::nullopt, true});
  one_step();
  pass(1s);
  EXPECT_EQ(moves(), 1U);
  EXPECT_FALSE(std::ranges::count(table(1).seats_to_act(), 1U)) << "it would have been the first";
}

TEST_F(TablePace, ATableWithPeopleHasNoPace) {
  create({kOpen, kBot});
  ask(2, Join{"Bob", std::nullopt, true});
  EXPECT_FALSE(table(1).has_pace() || table(2).has_pace());
  EXPECT_EQ(ask(1, SetPace{.paused = true, .percent = {}}), REFUSAL_REASON_PEOPLE_PLAY);
  EXPECT_EQ(ask(2, SetPace{.paused = true, .percent = {}}), REFUSAL_REASON_PEOPLE_PLAY);
  lose(1);
  pass(16s);
  EXPECT_EQ(ask(2, SetPace{.paused = true, .percent = {}}), REFUSAL_REASON_PEOPLE_PLAY) << "a bot only holds the seat";
}

TEST_F(TablePace, ASpectatorControlsThePaceOnceEverybodyHasLeft) {
  rules.turns = 9;
  create({kOpen, kBot});
  ask(2, Join{"Bob", std::nullopt, true});
  ask(1, Leave{});
  EXPECT_EQ(table(2).pace().speed_percent(), 100U);
  EXPECT_FALSE(table(2).pace().paused());
  EXPECT_EQ(ask(2, SetPace{.paused = true, .percent = 400}), std::nullopt);
  const auto version = table(2).version();
  pass(5min);
  EXPECT_EQ(table(2).version(), version);
}

TEST_F(TablePace, ThePaceIsNormalAsSoonAsAPersonSitsDown) {
  rules.turns = 9;
  create({kOpen, kBot});
  ask(2, Join{"Bob", std::nullopt, true});
  ask(1, Leave{});
  pass(600ms);
  ask(2, SetPace{.paused = true, .percent = 400});
  const auto version = table(2).version();
  pass(1min);
  EXPECT_EQ(table(2).version(), version);
  join(3, "Cem");
  EXPECT_FALSE(table(3).has_pace());
  EXPECT_FALSE(table(2).has_pace());
  pass(400ms);
  EXPECT_GT(table(3).version(), version + 1) << "the seat's bot had 400 ms left of its second";
  EXPECT_EQ(ask(2, SetPace{.paused = true, .percent = {}}), REFUSAL_REASON_PEOPLE_PLAY);
}

TEST_F(TablePace, AnUnchangedPaceIsNotAStep) {
  look_on();
  const auto version = table(1).version();
  EXPECT_EQ(play_on(false), std::nullopt);
  EXPECT_EQ(speed(100), std::nullopt);
  EXPECT_FALSE(changed);
  EXPECT_EQ(table(1).version(), version);
}

TEST_F(TablePace, EveryViewerIsToldWhetherTheFileWantsAnimation) {
  seats_fixed = true;
  animate = false;
  look_on();
  EXPECT_TRUE(table(1).has_animate());
  EXPECT_FALSE(table(1).animate());
}

}  // namespace
}  // namespace cardroom::server::testing
