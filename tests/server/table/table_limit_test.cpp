// How long a decision may take, and who may join a private table.
#include <gtest/gtest.h>

#include "server/limits.h"
#include "tests/server/table/table_bench.h"

namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableLimit : TableBench {
  /// Ann and a bot, on her first turn.
  void alone() {
    create({kOpen, kBot});
    ASSERT_TRUE(table(1).has_decision());
  }
  /// Ann moves, the bot answers, and she is asked again.
  void next_turn() {
    const auto before = table(1).decision();
    move(1);
    pass(kBot.pace);
    ASSERT_GT(table(1).decision(), before);
    ASSERT_TRUE(table(1).has_decision());
  }
};

TEST_F(TableLimit, TheDefaultDoesNotApplyToOnePersonWithBots) {
  settings.set_usual_turn_limit();
  alone();
  EXPECT_FALSE(table(1).has_turn_time_left_ms());
  EXPECT_EQ(table(1).settings().turn_limit_ms(), 30'000U) << "the setting is shown although it does not apply yet";
  EXPECT_TRUE(table(1).settings().usual_turn_limit());
  const auto decision = table(1).decision();
  pass(1h);
  EXPECT_EQ(table(1).decision(), decision);
  EXPECT_TRUE(table(1).has_decision()) << "no bot has played for her";
}

TEST_F(TableLimit, TheDefaultAppliesFromTheNextDecisionAfterAnotherPersonJoins) {
  settings.set_usual_turn_limit();
  rules.turns = 5;
  alone();
  EXPECT_EQ(join(2, "Bo"), std::nullopt);
  EXPECT_FALSE(table(1).has_turn_time_left_ms()) << "this decision stays without a limit";
  next_turn();
  EXPECT_EQ(table(1).turn_time_left_ms(), 30'000U);
  EXPECT_EQ(ask(2, Leave{}), std::nullopt);
  next_turn();
  EXPECT_FALSE(table(1).has_turn_time_left_ms()) << "alone again";
}

TEST_F(TableLimit, AChosenLimitAppliesToASinglePerson) {
  settings.turn_limit = 10s;
  alone();
  EXPECT_EQ(table(1).turn_time_left_ms(), 10'000U);
}

TEST_F(TableLimit, AChosenLimitOrTheDefaultReplacesTheOther) {
  settings.set_usual_turn_limit();
  create({kOpen, kOpen});
  ChangeSettings change;
  change.turn_limit = 45s;
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_FALSE(table(1).settings().usual_turn_limit());
  EXPECT_EQ(table(1).settings().turn_limit_ms(), 45'000U);
  change = {};
  change.usual_turn_limit = true;
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_TRUE(table(1).settings().usual_turn_limit());
  EXPECT_EQ(table(1).settings().turn_limit_ms(), 30'000U);
}

TEST_F(TableLimit, ADecisionGetsTheShareOfTimeThatItsKindSays) {
  settings.turn_limit = 10s;
  rules.time_share = 3;
  create({kOpen, kOpen});
  EXPECT_EQ(join(2, "Bo"), std::nullopt);
  ASSERT_TRUE(table(1).has_decision());
  EXPECT_EQ(table(1).turn_time_left_ms(), 30'000U);
  EXPECT_EQ(table(2).turn_time_ms(), 30'000U);
  pass(29s);
  EXPECT_TRUE(table(1).has_decision());
  lose(2);
  EXPECT_EQ(table(1).turn_time_left_ms(), 1'000U);
  EXPECT_EQ(table(1).turn_time_ms(), 30'000U) << "the whole of it";
  pass(1s);
  EXPECT_FALSE(table(1).has_decision());
}

TEST_F(TableLimit, OnlyItsOwnerOpensAPrivateTableEvenDuringAGame) {
  settings.is_private = true;
  alone();
  EXPECT_TRUE(table(1).settings().private_table());
  EXPECT_EQ(join(2, "Bo"), std::nullopt) << "the lobby decides who may join";
  ChangeSettings open;
  open.is_private = false;
  EXPECT_EQ(ask(2, open), REFUSAL_REASON_NOT_OWNER);
  ChangeSettings more = open;
  more.name = "Open table";
  EXPECT_EQ(ask(1, more), REFUSAL_REASON_GAME_RUNNING);
  EXPECT_EQ(ask(1, open), std::nullopt);
  EXPECT_FALSE(table(1).settings().private_table());
  EXPECT_TRUE(table(1).has_decision()) << "the game goes on";
}

TEST_F(TableLimit, ATableOfAPropertyFileCannotBeOpened) {
  seats_fixed = true;
  alone();
  ChangeSettings open;
  open.is_private = false;
  EXPECT_EQ(ask(1, open), REFUSAL_REASON_UNSUPPORTED);
}

}  // namespace
}  // namespace cardroom::server::testing
