#include "tests/server/table/table_bench.h"

/// People who lose the connection and return, turn limits, and a table without people.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TablePeople : TableBench {
  void two_people() {
    create({kOpen, kOpen});
    join(2, "Bob");
  }
};

TEST_F(TablePeople, ALostPersonIsShownAsLost) {
  two_people();
  lose(1);
  EXPECT_FALSE(seat(2, 0).person().connected());
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
  EXPECT_FALSE(seat(2, 0).person().away());
}

TEST_F(TablePeople, TheTimeUntilABotTakesOverIsShown) {
  two_people();
  EXPECT_FALSE(seat(2, 0).person().has_held_in_ms());
  lose(1, 6s);
  EXPECT_EQ(seat(2, 0).person().held_in_ms(), 9'000U);
  EXPECT_FALSE(seat(2, 1).person().has_held_in_ms());
  pass(4s);
  EXPECT_EQ(seat(2, 0).person().held_in_ms(), 9'000U) << "nothing has been sent since";
  back(2);
  EXPECT_EQ(seat(2, 0).person().held_in_ms(), 5'000U);
  pass(5s);
  EXPECT_FALSE(seat(2, 0).person().has_held_in_ms()) << "a bot has taken over";
  back(1);
  EXPECT_FALSE(seat(2, 0).person().has_held_in_ms());
}

TEST_F(TablePeople, TheTimeUntilABotTakesOverStandsStillWithTheTable) {
  two_people();
  lose(1);
  pass(4s);
  ASSERT_EQ(ask(2, WaitFor{Seat{0}, /*wait=*/true}), std::nullopt);
  EXPECT_FALSE(seat(2, 0).person().has_held_in_ms()) << "the table waits";
  pass(1min);
  ask(2, GoOn{});
  EXPECT_FALSE(seat(2, 0).person().has_held_in_ms());
  pass(3s);
  EXPECT_EQ(seat(2, 0).person().held_in_ms(), 11'000U);
  lose(2);
  pass(1h);
  back(2);
  EXPECT_EQ(seat(2, 0).person().held_in_ms(), 11'000U) << "nobody was there";
}

TEST_F(TablePeople, ListsOfTablesDoNotTellTheTimeUntilABotTakesOver) {
  two_people();
  lose(1);
  EXPECT_FALSE(core.listing().seats(0).person().has_held_in_ms());
}

TEST_F(TablePeople, APersonWhoLeavesAndKeepsTheSeatIsShownAsAway) {
  two_people();
  ask(1, Leave{/*keep_seat=*/true});
  EXPECT_FALSE(seat(2, 0).person().connected());
  EXPECT_TRUE(seat(2, 0).person().away());
  back(1);
  EXPECT_FALSE(seat(2, 0).person().away());
  lose(1);
  EXPECT_FALSE(seat(2, 0).person().away()) << "the connection is lost";
}

TEST_F(TablePeople, ABotTakesOverAtOnceFromAPersonWhoLeavesAndKeepsTheSeat) {
  two_people();
  ask(1, Leave{/*keep_seat=*/true});
  pass(0ms);
  EXPECT_TRUE(seat(2, 0).person().away() && seat(2, 0).person().held_by_bot());
  pass(kHoldingPace);
  EXPECT_TRUE(table(2).has_decision()) << "the bot has moved";
  back(1);
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
}

TEST_F(TablePeople, NoBotTakesOverFromPeopleWhoHaveAllLeftUntilOneReturns) {
  two_people();
  ask(1, Leave{/*keep_seat=*/true});
  pass(0ms);
  back(1);
  ask(2, Leave{/*keep_seat=*/true});
  ask(1, Leave{/*keep_seat=*/true});
  pass(8h);
  EXPECT_FALSE(core.wake_at()) << "the table stands still";
  back(2);
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
  pass(0ms);
  EXPECT_TRUE(seat(2, 0).person().held_by_bot());
}

TEST_F(TablePeople, ATimerOfAnEarlierVersionHoldsNoSeatBeforeTheTimeOfALostConnection) {
  two_people();
  ask(1, Leave{/*keep_seat=*/true});
  now += kHoldAfter - 1ms;
  step_completed(TimerFired{});
  EXPECT_FALSE(core.listing().seats(0).person().held_by_bot());
  now += 1ms;
  step_completed(TimerFired{});
  EXPECT_TRUE(core.listing().seats(0).person().held_by_bot());
}

TEST_F(TablePeople, WhoIsGivenTheSeatOfAPersonWhoIsAwayIsThere) {
  two_people();
  ask(3, Join{"Cyd", std::nullopt, /*watch=*/true});
  ask(2, Leave{/*keep_seat=*/true});
  ASSERT_TRUE(seat(1, 1).person().away());
  ASSERT_EQ(ask(1, GiveSeat{Seat{1}, "Cyd"}), std::nullopt);
  EXPECT_EQ(name_at(1), "Cyd");
  EXPECT_FALSE(seat(1, 1).person().away());
}

TEST_F(TablePeople, NoBotMovesWithin15SecondsOfTheLastSignOfLife) {
  two_people();
  lose(1, 6s);
  pass(8'999ms);
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
  pass(1ms);
  EXPECT_TRUE(seat(2, 0).person().held_by_bot());
  pass(kHoldingPace);
  EXPECT_TRUE(table(2).has_decision());
}

TEST_F(TablePeople, AReturningPersonGetsTheSeatAtOnce) {
  two_people();
  lose(1);
  pass(15s);
  back(1);
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
  EXPECT_TRUE(table(1).has_decision());
  EXPECT_EQ(table(1).view().lucky_thirteen().hand_size(), 1);
  move(1);
}

TEST_F(TablePeople, AReturningPersonIsShownWithTheirNewName) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  step(ConnectionBack{session(2), std::nullopt, {}, "Robert"});
  EXPECT_TRUE(changed);
  EXPECT_EQ(name_at(1), "Robert");
  step(ConnectionBack{session(2), std::nullopt, {}, "Ann"});
  EXPECT_EQ(name_at(1), "Ann 2") << "somebody else has that name already";
  step(ConnectionBack{session(2), std::nullopt, {}, "Ann"});
  EXPECT_EQ(name_at(1), "Ann 2") << "not Ann 3: its own old name does not count";
}

TEST_F(TablePeople, TheBotPlaysOnForAnAbsentPerson) {
  two_people();
  lose(1);
  pass(20s);
  move(2);
  pass(kHoldingPace);
  EXPECT_TRUE(table(2).has_decision());
  EXPECT_EQ(table(2).decision(), 2U);
}

TEST_F(TablePeople, ANewerConnectionOfAPresentPersonOnlyShowsTheTable) {
  two_people();
  const int before = updates[session(2)];
  back(1);
  EXPECT_FALSE(changed);
  EXPECT_EQ(updates[session(2)], before);
}

TEST_F(TablePeople, WithATurnLimitTheRemainingTimeIsShown) {
  settings.turn_limit = 10s;
  two_people();
  EXPECT_EQ(table(2).turn_time_left_ms(), 10'000U);
  pass(4s);
  lose(2);
  EXPECT_EQ(table(1).turn_time_left_ms(), 6'000U);
}

TEST_F(TablePeople, WhenTheLimitRunsOutABotPlaysThatTurn) {
  settings.turn_limit = 10s;
  two_people();
  pass(10s);
  EXPECT_FALSE(table(1).has_decision());
  EXPECT_EQ(ask(1, play(1)), REFUSAL_REASON_ALREADY_MOVED);
  pass(kHoldingPace);
  EXPECT_TRUE(table(2).has_decision());
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
  move(2);
  EXPECT_TRUE(table(1).has_decision()) << "the person plays the next turn again";
}

TEST_F(TablePeople, AfterTwoMissedTurnsABotHoldsTheSeat) {
  settings.turn_limit = 10s;
  rules.turns = 5;
  two_people();
  pass(10s + kHoldingPace);
  move(2);
  pass(10s);
  EXPECT_TRUE(seat(2, 0).person().held_by_bot());
  EXPECT_TRUE(seat(2, 0).person().connected());
  pass(kHoldingPace);
  move(2);
  pass(kHoldingPace);
  EXPECT_TRUE(table(2).has_decision()) << "the bot plays on without the limit";
}

TEST_F(TablePeople, AConnectedPersonTakesTheSeatBack) {
  settings.turn_limit = 10s;
  rules.turns = 5;
  two_people();
  EXPECT_EQ(ask(1, TakeMySeat{}), REFUSAL_REASON_NOT_HELD);
  pass(10s + kHoldingPace);
  move(2);
  pass(10s);
  EXPECT_EQ(ask(1, TakeMySeat{}), std::nullopt);
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
  pass(kHoldingPace);
  move(2);
  EXPECT_TRUE(table(1).has_decision()) << "the bot keeps the turn that ran out, the person gets the next one";
}

TEST_F(TablePeople, ReconnectingGivesNoMoreTime) {
  settings.turn_limit = 30s;
  two_people();
  for (int i = 0; i < 2; ++i) {
    lose(1);
    pass(kHoldAfter - 1ms);
    bots_answer = false;
    pass(1ms);
    back(1);
  }
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
  EXPECT_FALSE(table(1).has_decision()) << "thirty seconds are over";
  EXPECT_FALSE(table(2).has_turn_time_left_ms());
  bots_answer = true;
  pass(kHoldingPace);
  EXPECT_TRUE(table(2).has_decision());
}

TEST_F(TablePeople, APersonWhoReturnsInTimeHasTheRestOfTheTurn) {
  settings.turn_limit = 30s;
  two_people();
  lose(1);
  bots_answer = false;
  pass(kHoldAfter);
  EXPECT_FALSE(table(2).has_turn_time_left_ms());
  back(1);
  EXPECT_EQ(table(1).turn_time_left_ms(), 15'000U);
}

TEST_F(TablePeople, TheEndOfAGameIsShownThoughTheNextOneStartsAtOnce) {
  settings.turn_limit = 5s;
  rules.turns = 3;
  create({kOpen, kBot});
  pass(5s + kHoldingPace + kBot.pace + 5s);
  ASSERT_TRUE(seat(1, 0).person().held_by_bot());
  join(2, "Bob");
  std::uint32_t winners_of = 0;
  while (core.listing().phase() == wire::PHASE_PLAYING && table(2).game_number() == 1) {
    pass(1ms);
    for (const auto& output : last) {
      const auto* news = std::get_if<TableNews>(&output);
      const auto* show = news != nullptr ? std::get_if<ShowTable>(news) : nullptr;
      const wire::TableUpdate seen = show != nullptr ? cardroom::testing::whole(show->update) : wire::TableUpdate{};
      if (seen.winners_size() > 0) winners_of = seen.game_number();
    }
  }
  EXPECT_EQ(table(2).game_number(), 2U);
  EXPECT_EQ(winners_of, 1U);
}

TEST_F(TablePeople, AnOwnerWhoseSeatIsHeldStartsTheGameByFillingIt) {
  settings.turn_limit = 5s;
  rules.turns = 2;
  create({kOpen, kBot});
  pass(1min);
  ASSERT_TRUE(seat(1, 0).person().held_by_bot());
  ASSERT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  ask(1, SetSeat{Seat{1}, kOpen});
  ask(1, FillWithBots{kBot});
  EXPECT_FALSE(seat(1, 0).person().held_by_bot());
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TablePeople, APersonWhoTakesAnotherSeatHasIt) {
  settings.turn_limit = 5s;
  rules.turns = 2;
  create({kOpen, kBot});
  pass(1min);
  ASSERT_TRUE(seat(1, 0).person().held_by_bot());
  ask(1, TakeSeat{"Ann", Seat{1}});
  EXPECT_FALSE(seat(1, 1).person().held_by_bot());
}

TEST_F(TablePeople, AMoveInTimeResetsTheMissedTurns) {
  settings.turn_limit = 10s;
  rules.turns = 5;
  two_people();
  pass(10s + kHoldingPace);
  move(2);
  move(1);
  move(2);
  pass(10s);
  EXPECT_FALSE(seat(2, 0).person().held_by_bot());
}

TEST_F(TablePeople, OwnershipPassesWhenABotHasHeldTheOwnersSeatForAMinute) {
  rules.turns = 200;
  two_people();
  lose(1);
  pass(kHoldAfter + kOwnerHeldMax - 1ms);
  EXPECT_TRUE(seat(2, 0).person().owner());
  pass(1ms);
  EXPECT_TRUE(seat(2, 1).person().owner());
  back(1);
  EXPECT_TRUE(seat(1, 1).person().owner()) << "it is not handed back automatically";
}

TEST_F(TablePeople, OwnershipStaysWhileNobodyIsConnected) {
  two_people();
  lose(1);
  lose(2);
  pass(5min);
  back(2);
  EXPECT_TRUE(seat(2, 0).person().owner()) << "the table stood still";
  pass(kHoldAfter + kOwnerHeldMax);
  EXPECT_TRUE(seat(2, 1).person().owner()) << "counted from when somebody was there again";
}

TEST_F(TablePeople, ATableThatEverybodyHasLeftClosesAfterTenMinutes) {
  two_people();
  ask(1, Leave{});
  pass(1min);
  ask(2, Leave{});
  pass(kEmptyTableKept - 1ms);
  EXPECT_FALSE(core.state().ended);
  pass(1ms);
  EXPECT_TRUE(core.state().ended);
}

TEST_F(TablePeople, ATableAtWhichNobodyIsConnectedStandsStill) {
  rules = {.turns = 3};
  two_people();
  const auto asked = table(1).decision();
  lose(1);
  lose(2);
  pass(8h);
  back(1);
  EXPECT_EQ(table(1).decision(), asked) << "no bot has played";
  EXPECT_FALSE(seat(1, 1).person().held_by_bot()) << "she may still come back";
  pass(kHoldAfter);
  EXPECT_TRUE(seat(1, 1).person().held_by_bot());
}

TEST_F(TablePeople, APersonWhoReturnsInTimeKeepsTheTableOpen) {
  two_people();
  lose(1);
  lose(2);
  pass(kEmptyTableKept - 1ms);
  back(2);
  pass(kEmptyTableKept);
  EXPECT_FALSE(core.state().ended);
}

TEST_F(TablePeople, ASpuriousTimerChangesNothing) {
  two_people();
  step(TimerFired{});
  EXPECT_FALSE(changed);
  EXPECT_TRUE(last.empty());
}

TEST_F(TablePeople, AFixedTableDoesNotGiveAwayABotsSeat) {
  seats_fixed = true;
  create({kOpen, kBot}, /*owner=*/false);
  EXPECT_EQ(join(1, "Ann"), std::nullopt);
  EXPECT_EQ(name_at(0), "Ann");
  EXPECT_TRUE(seat(1, 0).person().owner());
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(join(2, "Bob"), std::nullopt);
  EXPECT_FALSE(table(2).has_seat() || table(2).has_next_seat());
}

TEST_F(TablePeople, AFixedTableOfBotsPlaysForSpectators) {
  seats_fixed = true;
  rules.turns = 1;
  create({kBot, kBot}, /*owner=*/false);
  EXPECT_EQ(join(1, "Ann"), std::nullopt);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  ask(1, SetPace{.paused = false, .percent = {}});
  pass(1s);
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  EXPECT_EQ(ask(1, AskAgain{}), std::nullopt);
  EXPECT_EQ(table(1).game_number(), 2U);
}

}  // namespace
}  // namespace cardroom::server::testing
