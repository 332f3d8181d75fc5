#include "tests/server/table/table_bench.h"

/// Breaks: a game stands still because its players have agreed to it, or because they wait for somebody.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableBreaks : TableBench {
  TableBreaks() { rules.turns = 3; }
  /// Ann owns the table, and it is her turn.
  void three_people() {
    create({kOpen, kOpen, kOpen});
    join(2, "Bob");
    join(3, "Cem");
  }
  /// Ann asks, and begins a break at once because she owns the table.
  void on_a_break() {
    ask(1, TakeBreak{});
    expect_break(1);
  }
  void expect_break(int who) {
    EXPECT_TRUE(table(who).table_break().on());
    EXPECT_EQ(table(who).seats_to_act_size(), 0);
    EXPECT_FALSE(table(who).has_decision() || table(who).has_legal_moves() || table(who).has_turn_time_left_ms());
  }
  void expect_no_break(int who) { EXPECT_FALSE(table(who).has_table_break()); }
};

TEST_F(TableBreaks, OfTheOwnerBeginsAtOnce) {
  three_people();
  ask(1, TakeBreak{});
  expect_break(1);
  expect_break(3);
  EXPECT_EQ(table(2).table_break().seat(), 0U);
  EXPECT_FALSE(table(2).table_break().has_left_ms());
  pass(90s);
  back(2);
  EXPECT_EQ(table(1).table_break().lasted_ms(), 0U) << "as of the last update";
  lose(3);
  EXPECT_EQ(table(1).table_break().lasted_ms(), 90'000U);
}

TEST_F(TableBreaks, OfAnotherPlayerIsAskedForFirst) {
  three_people();
  EXPECT_EQ(ask(2, TakeBreak{}), std::nullopt);
  EXPECT_FALSE(table(1).table_break().on());
  EXPECT_EQ(table(1).table_break().seat(), 1U);
  EXPECT_EQ(table(1).table_break().left_ms(), 15'000U);
  EXPECT_TRUE(table(1).has_decision()) << "the game goes on in the meantime";
  ask(3, TakeBreak{});
  EXPECT_FALSE(table(1).table_break().on()) << "Ann has not agreed";
  EXPECT_EQ(table(1).table_break().agreed_size(), 2);
  ask(1, TakeBreak{});
  expect_break(2);
}

TEST_F(TableBreaks, BeginWithTheOwnersYesAlone) {
  three_people();
  ask(2, TakeBreak{});
  ask(1, TakeBreak{});
  expect_break(3);
  EXPECT_EQ(table(3).table_break().seat(), 1U) << "Bob has asked for it";
}

TEST_F(TableBreaks, BeginOnceAllConnectedPlayersAgree) {
  three_people();
  lose(1);
  ask(2, TakeBreak{});
  EXPECT_FALSE(table(2).table_break().on());
  ask(3, TakeBreak{});
  expect_break(2);
}

TEST_F(TableBreaks, BeginWhenTheOnlyPlayerWhoHasNotAgreedLeaves) {
  three_people();
  lose(1);
  ask(2, TakeBreak{});
  ask(3, Leave{});
  expect_break(2);
}

TEST_F(TableBreaks, BeginWhenTheTablePassesToAPlayerWhoHasAgreed) {
  three_people();
  ask(2, TakeBreak{});
  ask(1, Leave{});
  ASSERT_TRUE(seat(3, 1).person().owner());
  expect_break(3);
}

TEST_F(TableBreaks, BeginWhenAnOwnerWhoIsMissingLosesTheTableToAPlayerWhoHasAgreed) {
  three_people();
  lose(1);
  pass(kHoldAfter + kOwnerHeldMax - 1s);
  ask(2, TakeBreak{});
  ASSERT_TRUE(seat(3, 0).person().owner());
  EXPECT_FALSE(table(3).table_break().on());
  pass(1s);
  ASSERT_TRUE(seat(3, 1).person().owner());
  expect_break(3);
}

TEST_F(TableBreaks, AreStillAskedForOnceTheAskersSeatIsGivenToSomebodyElse) {
  three_people();
  ask(4, Join{"Dan", std::nullopt, /*watch=*/true});
  ask(2, TakeBreak{});
  lose(2);
  ASSERT_EQ(ask(1, GiveSeat{Seat{1}, "Dan"}), std::nullopt);
  ASSERT_EQ(table(4).seat(), 1U);
  EXPECT_EQ(table(3).table_break().seat(), 1U);
  ASSERT_EQ(table(3).table_break().agreed_size(), 1);
  EXPECT_EQ(table(3).table_break().agreed(0), 1U);
  ask(1, TakeBreak{});
  expect_break(4);
}

TEST_F(TableBreaks, LapseIfTheOthersDoNotAgree) {
  three_people();
  ask(2, TakeBreak{});
  pass(14'999ms);
  EXPECT_TRUE(table(1).has_table_break());
  pass(1ms);
  expect_no_break(1);
  EXPECT_TRUE(table(1).has_decision());
}

TEST_F(TableBreaks, AreDroppedWithTheAsker) {
  three_people();
  ask(2, TakeBreak{});
  ask(2, Leave{});
  expect_no_break(1);
}

TEST_F(TableBreaks, EndAfterACountInWhoeverAsksForIt) {
  three_people();
  on_a_break();
  EXPECT_EQ(ask(3, GoOn{}), std::nullopt);
  expect_break(1);
  EXPECT_EQ(table(1).table_break().left_ms(), 3'000U);
  pass(1s);
  ask(2, GoOn{});
  pass(1'999ms);
  expect_break(1);
  pass(1ms);
  expect_no_break(1);
  EXPECT_TRUE(table(1).has_decision());
  move(1);
}

TEST_F(TableBreaks, StopTheClocks) {
  settings.turn_limit = 10s;
  three_people();
  pass(4s);
  on_a_break();
  EXPECT_EQ(core.wake_at(), std::nullopt);
  pass(1h);
  ask(2, GoOn{});
  pass(3s);
  EXPECT_EQ(table(1).turn_time_left_ms(), 6'000U);
  pass(5'999ms);
  EXPECT_TRUE(table(1).has_decision());
  pass(1ms);
  EXPECT_FALSE(table(1).has_decision()) << "a bot plays this turn";
}

TEST_F(TableBreaks, StopBots) {
  create({kOpen, kBot});
  move(1);
  on_a_break();
  const auto version = table(1).version();
  pass(1h);
  EXPECT_EQ(table(1).version(), version) << "nothing happens";
  ask(1, GoOn{});
  pass(3s);
  pass(300ms);
  EXPECT_TRUE(table(1).has_decision()) << "the bot has moved";
}

TEST_F(TableBreaks, StopThePauseBetweenDeals) {
  rules = {.deals = 2, .turns = 1, .pause_after_deal = 8'000};
  create({kOpen, kOpen});
  join(2, "Bob");
  move(1);
  move(2);
  pass(2s);
  ask(1, TakeBreak{});
  EXPECT_FALSE(table(2).has_pause_left_ms());
  pass(1h);
  EXPECT_EQ(table(2).phase(), wire::PHASE_PAUSED);
  ask(1, GoOn{});
  pass(3s);
  EXPECT_EQ(table(2).pause_left_ms(), 6'000U);
}

TEST_F(TableBreaks, RefuseMovesAndHints) {
  three_people();
  const auto decision = table(1).decision();
  on_a_break();
  EXPECT_EQ(ask(1, play(decision)), REFUSAL_REASON_ON_A_BREAK);
  EXPECT_EQ(ask(1, GetHint{decision}), REFUSAL_REASON_ON_A_BREAK);
  EXPECT_EQ(ask(2, TakeBreak{}), std::nullopt) << "there is one already";
  ask(1, GoOn{});
  pass(3s);
  EXPECT_EQ(ask(1, play(decision)), std::nullopt) << "the decision is still the same";
}

TEST_F(TableBreaks, AreForPlayersInAGameOnly) {
  create({kOpen, kOpen});
  EXPECT_EQ(ask(1, TakeBreak{}), REFUSAL_REASON_NO_GAME);
  join(2, "Bob");
  ask(3, Join{"Cem", std::nullopt, true});
  EXPECT_EQ(ask(3, TakeBreak{}), REFUSAL_REASON_NOT_AT_A_TABLE);
  on_a_break();
  EXPECT_EQ(ask(3, GoOn{}), REFUSAL_REASON_NOT_AT_A_TABLE);
  expect_break(3);
}

TEST_F(TableBreaks, KeepSeatsOfLostPlayers) {
  three_people();
  on_a_break();
  lose(2);
  pass(1h);
  EXPECT_FALSE(seat(1, 1).person().held_by_bot());
  ask(1, GoOn{});
  pass(3s + 14'999ms);
  EXPECT_FALSE(seat(1, 1).person().held_by_bot());
  pass(1ms);
  EXPECT_TRUE(seat(1, 1).person().held_by_bot());
}

TEST_F(TableBreaks, GoOnWhileNobodyIsConnected) {
  create({kOpen, kBot});
  on_a_break();
  lose(1);
  pass(5min);
  EXPECT_EQ(core.deserted_since(), now - 5min);
  back(1);
  expect_break(1);
  EXPECT_EQ(core.deserted_since(), std::nullopt);
}

TEST_F(TableBreaks, EndWithTheLastPlayer) {
  create({kOpen, kBot});
  ask(2, Join{"Bob", std::nullopt, true});
  ask(1, TakeBreak{});
  expect_break(2);
  ask(1, Leave{});
  expect_no_break(2);
}

TEST_F(TableBreaks, WaitForALostPlayer) {
  three_people();
  lose(2, 6s);
  EXPECT_EQ(ask(3, WaitFor{Seat{1}, true}), std::nullopt);
  expect_break(1);
  EXPECT_EQ(table(1).table_break().waits_for(), 1U);
  EXPECT_EQ(table(1).table_break().seat(), 2U);
  pass(1h);
  EXPECT_FALSE(seat(1, 1).person().held_by_bot());
  back(2);
  expect_break(2);
  EXPECT_EQ(table(2).table_break().left_ms(), 3'000U);
  pass(3s);
  expect_no_break(2);
  EXPECT_FALSE(seat(1, 1).person().held_by_bot());
}

TEST_F(TableBreaks, LetABotTakeOverALostPlayersSeatAtOnce) {
  three_people();
  lose(2, 6s);
  EXPECT_EQ(ask(1, WaitFor{Seat{1}, false}), std::nullopt);
  EXPECT_TRUE(seat(1, 1).person().held_by_bot());
  EXPECT_EQ(ask(3, WaitFor{Seat{1}, true}), std::nullopt);
  EXPECT_FALSE(changed) << "the first answer counts";
}

TEST_F(TableBreaks, WaitForNobodyElse) {
  three_people();
  EXPECT_EQ(ask(1, WaitFor{Seat{1}, true}), REFUSAL_REASON_NOT_MISSING);
  EXPECT_EQ(ask(1, WaitFor{Seat{3}, true}), REFUSAL_REASON_NO_SUCH_SEAT);
  lose(2);
  EXPECT_EQ(ask(4, WaitFor{Seat{1}, true}), REFUSAL_REASON_NOT_AT_A_TABLE);
  pass(15s);
  EXPECT_EQ(ask(1, WaitFor{Seat{1}, true}), std::nullopt);
  expect_no_break(1);
}

TEST_F(TableBreaks, CanStopWaiting) {
  three_people();
  lose(2, 6s);
  ask(1, WaitFor{Seat{1}, true});
  pass(1min);
  ask(3, GoOn{});
  pass(3s);
  expect_no_break(1);
  pass(8'999ms);
  EXPECT_FALSE(seat(1, 1).person().held_by_bot());
  pass(1ms);
  EXPECT_TRUE(seat(1, 1).person().held_by_bot()) << "15 s without a sign of life, the break not counted";
}

}  // namespace
}  // namespace cardroom::server::testing
