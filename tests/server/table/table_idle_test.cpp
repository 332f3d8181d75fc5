#include "tests/server/table/table_bench.h"

/// An owner who does not answer between games, while somebody waits.
namespace cardroom::server::testing {
namespace {

struct TableIdle : TableBench {
  TableIdle() { rules.turns = 1; }
  /// Ann, who owns the table, and the others have finished a game.
  void after_a_game(int people = 2) {
    create(std::vector<std::optional<BotPlan>>(static_cast<std::size_t>(people), kOpen));
    const std::string names[]{"", "", "Bob", "Cem"};
    for (int who = 2; who <= people; ++who)
      join(who, names[who]);
    for (int who = 1; who <= people; ++who)
      move(who);
    ASSERT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  }
  /// Bob has waited so long that Ann has only one second left to answer.
  void bob_waits() {
    after_a_game();
    ask(2, AskAgain{});
    pass(kOwnerIdleMax - 1s);
  }
  bool owns(int index, int viewer = 1) { return seat(viewer, index).person().owner(); }
  /// Expects that the owner has the full time again, and that the other person then becomes the owner. Both are given
  /// by seat.
  void expect_the_whole_time(int owner, int other) {
    pass(kOwnerIdleMax - 1ms);
    EXPECT_TRUE(owns(owner, other + 1));
    pass(1ms);
    EXPECT_TRUE(owns(other, other + 1));
  }
};

TEST_F(TableIdle, TheTableGoesToAPersonWhoHasWaitedForTwoMinutes) {
  after_a_game();
  pass(1h);
  EXPECT_TRUE(owns(0)) << "nobody waited";
  ask(2, AskAgain{});
  pass(kOwnerIdleMax - 1ms);
  EXPECT_TRUE(owns(0));
  EXPECT_FALSE(table(1).owner_lapsed());
  pass(1ms);
  EXPECT_TRUE(owns(1));
  EXPECT_TRUE(table(1).owner_lapsed());
  EXPECT_TRUE(table(2).owner_lapsed()) << "both are told why";
  pass(1h);
  EXPECT_TRUE(owns(1)) << "the new owner is ready";
}

TEST_F(TableIdle, AnyRequestOfTheOwnerIsASign) {
  bob_waits();
  ask(1, Say{"One moment"});
  EXPECT_FALSE(changed) << "chat leaves no record";
  pass(kOwnerIdleMax - 1s);
  ask(1, GoOn{});  // Refused.
  pass(kOwnerIdleMax - 1ms);
  EXPECT_TRUE(owns(0));
  ask(2, Say{"Hello?"});
  pass(1ms);
  EXPECT_TRUE(owns(1));
}

TEST_F(TableIdle, AnotherTimerInTheMeantimeChangesNothing) {
  after_a_game(3);
  ask(2, AskAgain{});
  pass(kOwnerIdleMax - 20s);
  ask(1, Say{"One moment"});
  lose(3);
  pass(kHoldAfter);
  EXPECT_TRUE(seat(1, 2).person().held_by_bot());
  pass(20s);
  EXPECT_TRUE(owns(0));
  pass(kOwnerIdleMax);
  EXPECT_TRUE(owns(1));
}

TEST_F(TableIdle, OfThoseWhoWaitTheFirstToComeGetsTheTable) {
  after_a_game(3);
  ask(3, AskAgain{});
  pass(kOwnerIdleMax);
  EXPECT_TRUE(owns(2)) << "Bob is as idle as Ann";
}

TEST_F(TableIdle, AnOwnerWhoIsReadyMayWaitForOthers) {
  after_a_game(3);
  ask(3, Leave{});
  ask(1, AskAgain{});
  ask(2, AskAgain{});
  ASSERT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  pass(1h);
  EXPECT_TRUE(owns(0));
}

TEST_F(TableIdle, TheTimeBeginsAnewWithEveryOwner) {
  after_a_game(3);
  ask(3, AskAgain{});
  pass(kOwnerIdleMax - 1s);
  ask(1, Leave{});
  expect_the_whole_time(1, 2);
}

TEST_F(TableIdle, AStandstillDoesNotCount) {
  bob_waits();
  lose(1);
  lose(2);
  pass(8h);
  back(2);
  back(1);
  expect_the_whole_time(0, 1);
}

TEST_F(TableIdle, AnAbsentOwnerIsNotIdle) {
  bob_waits();
  lose(1);
  pass(5s);
  back(1);
  expect_the_whole_time(0, 1);
}

TEST_F(TableIdle, SomebodyWhoIsAwayDoesNotWait) {
  after_a_game();
  ask(2, AskAgain{});
  lose(2);
  pass(1h);
  EXPECT_TRUE(owns(0));
}

TEST_F(TableIdle, ATableWithFixedSeatsKeepsItsOwner) {
  seats_fixed = true;
  create({kOpen, kOpen}, /*owner=*/false);
  join(1, "Ann");
  join(2, "Bob");
  move(1);
  move(2);
  ask(2, AskAgain{});
  pass(1h);
  EXPECT_TRUE(owns(0));
}

TEST_F(TableIdle, ALaterChangeOfTheOwnerHasAnotherReason) {
  after_a_game();
  ask(2, AskAgain{});
  pass(kOwnerIdleMax);
  ASSERT_TRUE(table(1).owner_lapsed());
  ask(2, Leave{});
  EXPECT_TRUE(owns(0));
  EXPECT_FALSE(table(1).owner_lapsed());
}

}  // namespace
}  // namespace cardroom::server::testing
