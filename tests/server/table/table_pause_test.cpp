#include "tests/server/table/table_bench.h"

/// Pauses: time to read, during which no seat is asked.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TablePause : TableBench {
  void two_people() {
    create({kOpen, kOpen});
    join(2, "Bob");
  }
  void expect_pause(int who) {
    EXPECT_EQ(table(who).phase(), wire::PHASE_PAUSED);
    EXPECT_EQ(table(who).seats_to_act_size(), 0);
    EXPECT_FALSE(table(who).has_decision() || table(who).has_legal_moves() || table(who).has_turn_time_left_ms());
    EXPECT_TRUE(asks.empty());
  }
};

TEST_F(TablePause, BetweenDealsATableWithPeoplePauses) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  two_people();
  move(1);
  move(2);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  EXPECT_EQ(table(1).pause_left_ms(), 8'000U);
  EXPECT_EQ(table(1).seats_to_act_size(), 0);
  pass(7'999ms);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  pass(1ms);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(table(1).view().lucky_thirteen().pile_size(), 2U);
}

TEST_F(TablePause, APauseEndsWhenAllConnectedPeopleHaveGoneOn) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  join(3, "Cem");
  EXPECT_EQ(ask(1, GoOn{}), REFUSAL_REASON_NOT_PAUSED);
  move(1);
  move(2);
  move(3);
  ask(1, GoOn{});
  ask(1, GoOn{});
  EXPECT_FALSE(changed);
  ask(2, GoOn{});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  lose(3);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, NoClockRunsDuringAPause) {
  settings.turn_limit = 10s;
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  two_people();
  move(1);
  move(2);
  EXPECT_FALSE(table(1).has_turn_time_left_ms());
  EXPECT_EQ(core.wake_at(), now + 8s);
}

TEST_F(TablePause, ATableWithoutPeopleDoesNotPause) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  create({kOpen, kBot});
  lose(1);
  pass(15s + kHoldingPace + 300ms);
  EXPECT_EQ(core.listing().phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, AfterABattleNoSeatIsAskedUntilThePauseIsOver) {
  settings.turn_limit = 1min;
  rules.pause_after_round = 6'000;
  create({kOpen, kBot});
  move(1, 3);
  pass(300ms);
  expect_pause(1);
  EXPECT_EQ(table(1).pause_left_ms(), 6'000U);
  EXPECT_EQ(table(1).events_size(), 1) << "the battle is shown";
  EXPECT_EQ(ask(1, play(1)), REFUSAL_REASON_ALREADY_MOVED);
  EXPECT_EQ(ask(1, play(2)), REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(ask(1, GetHint{2}), REFUSAL_REASON_NOT_YOUR_TURN);
  pass(5'999ms);
  expect_pause(1);
  pass(1ms);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(table(1).decision(), 2U);
  EXPECT_FALSE(table(1).has_pause_left_ms());
}

TEST_F(TablePause, TheLimitOfATurnStartsAfterThePause) {
  settings.turn_limit = 10s;
  rules.pause_after_round = 6'000;
  two_people();
  pass(9s);
  move(1);
  pass(9s);
  move(2);
  pass(6s);
  EXPECT_EQ(table(1).turn_time_left_ms(), 10'000U);
}

TEST_F(TablePause, SpectatorsAreNotAskedToGoOn) {
  rules.pause_after_round = 6'000;
  two_people();
  ask(3, Join{"Cem", std::nullopt, true});
  move(1);
  move(2);
  EXPECT_EQ(ask(3, GoOn{}), REFUSAL_REASON_NOT_AT_A_TABLE);
  ask(1, GoOn{});
  expect_pause(3);
  ask(2, GoOn{});
  EXPECT_EQ(table(3).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, ALateFriendWithoutASeatIsNotWaitedFor) {
  rules.pause_after_round = 6'000;
  create({kOpen, kBot});
  move(1);
  join(2, "Bob");
  pass(300ms);
  expect_pause(2);
  EXPECT_EQ(ask(2, GoOn{}), REFUSAL_REASON_NOT_AT_A_TABLE);
  ask(1, GoOn{});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, AReturningPersonIsWaitedForUnlessTheyHadGoneOn) {
  rules.pause_after_round = 60'000;
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  join(3, "Cem");
  move(1);
  move(2);
  move(3);
  ask(3, GoOn{});
  lose(2);
  lose(3);
  back(2);
  back(3);
  EXPECT_GT(table(2).pause_left_ms(), 0U);
  ask(1, GoOn{});
  expect_pause(1);
  ask(2, GoOn{});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, APersonWhoHadGoneOnAndReturnsFirstEndsIt) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  two_people();
  move(1);
  move(2);
  ask(1, GoOn{});
  lose(1);
  lose(2);
  back(1);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING) << "nobody who is there reads";
}

TEST_F(TablePause, APersonWhoLeavesOrIsRemovedIsNotWaitedFor) {
  rules.pause_after_round = 6'000;
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  join(3, "Cem");
  move(1);
  move(2);
  move(3);
  ask(1, GoOn{});
  ask(2, Leave{});
  expect_pause(1);
  ask(1, RemovePlayer{Seat{2}});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, APersonWhoseSeatABotHoldsIsNotWaitedFor) {
  settings.turn_limit = 5s;
  rules = {.turns = 4, .pause_after_round = 6'000};
  two_people();
  for (int turn = 0; turn < 2; ++turn) {
    move(1);
    pass(5s + kHoldingPace);  // Bob misses his turn.
    expect_pause(1);
    ask(1, GoOn{});
    if (turn == 0) ask(2, GoOn{});
  }
  EXPECT_TRUE(seat(1, 1).person().held_by_bot());
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, AlsoComesBeforeTheResult) {
  rules = {.turns = 1, .pause_at_end = 6'000};
  two_people();
  ask(3, Join{"Cem", std::nullopt, true});
  move(1);
  move(2);
  expect_pause(3);
  EXPECT_EQ(table(1).winners_size(), 0) << "the game is not shown as over yet";
  EXPECT_EQ(table(1).totals(0), 0);
  EXPECT_TRUE(std::holds_alternative<wire::DealRevealed>(deals.back().message)) << "nothing is secret any more";
  EXPECT_EQ(ask(1, AskAgain{}), REFUSAL_REASON_GAME_RUNNING);
  EXPECT_EQ(ask(1, SetSeat{Seat{1}, kBot}), REFUSAL_REASON_GAME_RUNNING);
  ask(1, GoOn{});
  ask(2, GoOn{});
  EXPECT_EQ(table(3).phase(), wire::PHASE_GATHERING);
  EXPECT_EQ(table(3).winners_size(), 1);
  EXPECT_EQ(table(1).totals(0), 10);
  EXPECT_FALSE(table(1).seats(0).person().ready());
}

TEST_F(TablePause, BeforeTheResultLastsUntilSomebodyIsThereToReadIt) {
  rules = {.turns = 1, .pause_at_end = 6'000};
  two_people();
  move(1);
  move(2);
  lose(1);
  ask(2, Leave{});
  pass(1h);
  EXPECT_EQ(core.listing().phase(), wire::PHASE_PAUSED);
  back(1);
  EXPECT_FALSE(table(1).has_pause_left_ms());
  pass(1h);
  EXPECT_EQ(core.listing().phase(), wire::PHASE_PAUSED);
  ask(1, GoOn{});
  EXPECT_EQ(core.listing().phase(), wire::PHASE_GATHERING);
}

TEST_F(TablePause, AtATableOfBotsIsForSpectators) {
  seats_fixed = true;
  rules.pause_after_round = 5'000;
  create({kBot, kBot}, /*owner=*/false);
  ask(1, Join{"Ann", std::nullopt, true});
  ask(1, SetPace{.paused = false, .percent = {}});
  pass(600ms);
  expect_pause(1);
  pass(4'999ms);
  expect_pause(1);
  pass(1ms);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, AtATableOfBotsASpectatorMayGoOn) {
  seats_fixed = true;
  rules.pause_after_round = 5'000;
  create({kBot, kBot}, /*owner=*/false);
  ask(1, Join{"Ann", std::nullopt, true});
  ask(1, SetPace{.paused = false, .percent = {}});
  pass(600ms);
  EXPECT_EQ(ask(1, GoOn{}), std::nullopt);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(ask(1, GoOn{}), REFUSAL_REASON_NOT_PAUSED);
}

TEST_F(TablePause, WaitsForAPersonAloneWithBots) {
  rules.pause_after_round = 6'000;
  create({kOpen, kBot});
  ask(3, Join{"Cem", std::nullopt, true});
  move(1);
  pass(300ms);
  expect_pause(1);
  EXPECT_FALSE(table(1).has_pause_left_ms());
  pass(24h);
  expect_pause(1);
  EXPECT_EQ(ask(3, GoOn{}), REFUSAL_REASON_NOT_AT_A_TABLE);
  ask(1, GoOn{});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, TheUsualTurnLimitDoesNotHurryAPersonAloneWithBots) {
  settings.turn_limit = 60s;
  settings.usual_turn_limit = true;
  rules.pause_after_round = 6'000;
  create({kOpen, kBot});
  move(1);
  pass(24h);
  expect_pause(1);
  EXPECT_FALSE(table(1).has_pause_left_ms());
}

TEST_F(TablePause, WaitsForTheOnlyPersonWhoIsThereUntilAnotherComes) {
  rules.pause_after_round = 6'000;
  two_people();
  move(1);
  move(2);
  EXPECT_EQ(table(1).pause_left_ms(), 6'000U);
  lose(2);
  EXPECT_FALSE(table(1).has_pause_left_ms());
  pass(1h);
  expect_pause(1);
  EXPECT_TRUE(seat(1, 1).person().held_by_bot());
  back(2);
  pass(0ms);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING) << "the six seconds for two have long passed";
}

TEST_F(TablePause, SomebodyWhoWaitsForASeatIsCompany) {
  rules.pause_after_round = 6'000;
  create({kOpen, kBot});
  move(1);
  pass(300ms);
  join(2, "Bob");
  EXPECT_EQ(table(1).pause_left_ms(), 6'000U);
  pass(6s);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, APersonAloneWhoLosesTheConnectionFindsTheTableAsItWas) {
  rules.pause_after_round = 6'000;
  create({kOpen, kBot});
  move(1);
  pass(300ms);
  lose(1);
  pass(1h);
  EXPECT_EQ(core.listing().phase(), wire::PHASE_PAUSED);
  back(1);
  expect_pause(1);
  ask(1, GoOn{});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, APersonAloneWhoLeavesHoldsNobody) {
  seats_fixed = true;
  rules.pause_after_round = 6'000;
  create({kOpen, kBot}, /*owner=*/false);
  join(1, "Ann");
  move(1);
  pass(300ms);
  expect_pause(1);
  lose(1);
  EXPECT_EQ(core.listing().phase(), wire::PHASE_PLAYING) << "spectators may be watching";
}

TEST_F(TablePause, ADealOfAnEarlierServerContinuesWithItsOwnPauses) {
  rules.pause_after_round = 6'000;
  entropy_answers = false;
  create({kOpen, kBot});
  step_completed(EntropyDrawn{});
  move(1);
  pass(300ms);
  EXPECT_EQ(table(1).pause_left_ms(), 6'000U) << "its journal goes on after this time";
  pass(6s);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePause, ADealOfAnEarlierServerHasNoPauseThatCameLater) {
  rules.deals = 2;
  rules.pause_after_round = 6'000;
  rules.pause_after_deal = 8'000;
  rules.pause_since = kPauses;
  entropy_answers = false;
  create({kOpen, kBot});
  step_completed(EntropyDrawn{});
  for (int turn = 0; turn < 2; ++turn) {
    move(1);
    pass(300ms);
    EXPECT_NE(table(1).phase(), wire::PHASE_PAUSED);
  }
  step(EntropyDrawn{});
  move(1);
  pass(300ms);
  expect_pause(1);
}

TEST_F(TablePause, APersonWhoReturnsDuringOneSeesTheRestOfIt) {
  rules.pause_after_round = 6'000;
  two_people();
  move(1);
  move(2);
  pass(2s);
  lose(1);
  back(1, Seen{1, 1});
  expect_pause(1);
  EXPECT_EQ(table(1).pause_left_ms(), 4'000U);
  EXPECT_EQ(table(1).events_size(), 2);
}

}  // namespace
}  // namespace cardroom::server::testing
