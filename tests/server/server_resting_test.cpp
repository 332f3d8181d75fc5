#include "server/lobby/resting_tables.h"
#include "server/table/table_wire.h"
#include "tests/server/seated_players.h"

/// Tables that everybody has left: they come to rest, and are resumed when somebody returns.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerResting : SeatedPlayers {
  /// Both players leave, and the table comes to rest.
  void rest() {
    two_people();
    play_on(3s);
    ann_token = token_of(*ann);
    bob_token = token_of(*bob);
    world->cut(*ann);
    world->cut(*bob);
    world->pass(kEmptyTableKept);
    ASSERT_EQ(world->core().status().tables, 0U);
  }

  std::string ann_token, bob_token;
};

TEST_F(ServerResting, ATableIsPutAwayTenMinutesAfterTheLastOfItsPeopleIsGone) {
  two_people();
  const auto token = token_of(*ann);
  world->cut(*ann);
  world->cut(*bob);
  world->pass(kEmptyTableKept - 1s);
  EXPECT_EQ(world->core().status().tables, 1U);
  ann = &world->join_as("Ann", token);
  EXPECT_FALSE(ann->last(ServerMessage::kWelcome).welcome().table_id().empty()) << "she is back in time";
  world->cut(*ann);
  world->pass(kEmptyTableKept);
  EXPECT_EQ(world->core().status().tables, 0U);
  EXPECT_TRUE(world->core().announced_tables().tables.empty());
}

TEST_F(ServerResting, TheTimeUntilATableIsPutAwayCanBeConfigured) {
  Config config{.server_name = "Test", .limits = {}, .private_table = {}};
  config.limits.rest_after_seconds = 20;
  world = std::make_unique<ServerWorld>(std::move(config));
  two_people();
  world->restart(19s);
  EXPECT_EQ(world->core().status().tables, 1U) << "its last record is not old enough";
  world->pass(19s);
  EXPECT_EQ(world->core().status().tables, 1U);
  world->pass(1s);
  EXPECT_EQ(world->core().status().tables, 0U);
  EXPECT_EQ(world->core().metrics().resting_tables, 1U);
  two_people();
  world->restart(21s);
  EXPECT_EQ(world->core().status().tables, 0U) << "put away when the server starts";
  EXPECT_EQ(world->core().metrics().resting_tables, 2U);
}

TEST_F(ServerResting, EverybodyComesBackToTheSameCards) {
  rest();
  world->pass(24h);
  ann = &world->join_as("Ann", ann_token);
  ASSERT_TRUE(world->ask(*ann, join_table(id)).has_joined_table());
  bob = &world->join_as("Bob", bob_token);
  EXPECT_FALSE(bob->last(ServerMessage::kWelcome).welcome().table_id().empty()) << "his table is there again";
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerResting, TwoWhoAskAtTheSameTimeSitAtOneTable) {
  rest();
  ann = &world->join_as("Ann", ann_token);
  bob = &world->join_as("Bob", bob_token);
  ASSERT_TRUE(world->ask(*ann, join_table(id)).has_joined_table());
  ASSERT_TRUE(world->ask(*bob, join_table(id)).has_joined_table());
  EXPECT_EQ(world->core().status().tables, 1U);
  EXPECT_TRUE(ann->table().seats(1).person().connected());
}

TEST_F(ServerResting, ASpectatorIsToldWhyTheTableIsGone) {
  two_people();
  auto& cyd = world->join_as("Cyd");
  ClientMessage watch = join_table(id);
  watch.mutable_join_table()->set_watch(true);
  ASSERT_TRUE(world->ask(cyd, watch).has_joined_table());
  world->cut(*ann);
  world->cut(*bob);
  world->pass(kEmptyTableKept);
  EXPECT_EQ(cyd.last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_PUT_AWAY);
}

TEST_F(ServerResting, WhoStepsAwayKeepsTheSeatAndMayPlayElsewhereMeanwhile) {
  two_people();
  const auto before = ann->table();
  ClientMessage away;
  away.mutable_leave_table()->set_keep_seat(true);
  ASSERT_TRUE(world->ask(*ann, away).has_done());
  EXPECT_FALSE(bob->table().seats(0).person().connected());
  EXPECT_TRUE(bob->table().seats(0).person().away());
  EXPECT_EQ(bob->table().seats(0).person().name(), "Ann");
  ASSERT_TRUE(world->ask(*ann, create_table(3)).has_joined_table());
  ASSERT_TRUE(world->ask(*ann, away).has_done());
  ASSERT_TRUE(world->ask(*ann, join_table(id)).has_joined_table());
  EXPECT_EQ(ann->table().seat(), 0U);
  EXPECT_FALSE(bob->table().seats(0).person().away());
  EXPECT_EQ(ann->table().view().SerializeAsString(), before.view().SerializeAsString());
}

TEST_F(ServerResting, ATableIsForgottenAfterThirtyDays) {
  rest();
  world->restart(std::chrono::days{29});
  EXPECT_EQ(world->kept.size(), 1U);
  world->restart(std::chrono::days{2});
  EXPECT_TRUE(world->kept.empty());
  ann = &world->join_as("Ann", ann_token);
  EXPECT_FALSE(ann->last(ServerMessage::kWelcome).welcome().resumed());
  EXPECT_EQ(world->ask(*ann, join_table(id)).refused().reason(), REFUSAL_REASON_NO_SUCH_TABLE);
}

TEST_F(ServerResting, ATableThatCannotBeReadNowIsKept) {
  rest();
  ann = &world->join_as("Ann", ann_token);
  world->journal_answers = false;
  EXPECT_EQ(world->ask(*ann, join_table(id)).refused().reason(), REFUSAL_REASON_TOO_FAST);
  world->journal_answers = true;
  EXPECT_TRUE(world->ask(*ann, join_table(id)).has_joined_table());
}

TEST_F(ServerResting, WhoAsksForATableThatIsForgottenMeanwhileIsAnswered) {
  Config config{.server_name = "Test", .limits = {}, .private_table = {}};
  config.limits.resting_days = 1;
  world = std::make_unique<ServerWorld>(std::move(config));
  rest();
  world->pass(24h - 5min);
  auto& cyd = world->join_as("Cyd");
  ASSERT_TRUE(world->ask(cyd, create_table(3)).has_joined_table());
  world->cut(cyd);
  ann = &world->join_as("Ann", ann_token);
  // While the table is being read, another one comes to rest, and the first one has rested for long enough.
  world->reads_answer = false;
  EXPECT_EQ(world->ask(*ann, join_table(id)).body_case(), ServerMessage::BODY_NOT_SET);
  world->pass(kEmptyTableKept);
  ASSERT_EQ(world->kept.size(), 1U) << "the first table is forgotten";
  EXPECT_EQ(ann->refusal(), REFUSAL_REASON_NO_SUCH_TABLE);
  world->reads_answer = true;
  EXPECT_TRUE(world->ask(*ann, create_table(3)).has_joined_table());
}

TEST_F(ServerResting, WhoPlaysElsewhereIsNotTakenFromThere) {
  rest();
  bob = &world->join_as("Bob", bob_token);
  ASSERT_TRUE(world->ask(*bob, create_table(3)).has_joined_table());
  const auto elsewhere = bob->table().table_id();
  ann = &world->join_as("Ann", ann_token);
  ASSERT_TRUE(world->ask(*ann, join_table(id)).has_joined_table());
  world->cut(*bob);
  bob = &world->join_as("Bob", bob_token);
  EXPECT_EQ(bob->last(ServerMessage::kWelcome).welcome().table_id(), elsewhere);
}

RestingTable made_by(std::uint8_t maker, std::int64_t since) {
  RestingTable table;
  table.maker[0] = std::byte{maker};
  table.people = {table.maker};
  table.since = WallTime{since};
  return table;
}

TableId table(std::uint8_t number) {
  TableId id{};
  id[0] = std::byte{number};
  return id;
}

TEST(RestingTables, TheOldestOfAMakerGoFirst) {
  RestingTables tables;
  tables.add(table(1), made_by(1, 30));
  tables.add(table(2), made_by(1, 10));
  tables.add(table(3), made_by(1, 20));
  tables.add(table(4), made_by(2, 0));
  EXPECT_EQ(tables.expired(WallTime{40}, WallTime{100}, 2), std::vector{table(2)});
  EXPECT_EQ(tables.expired(WallTime{125}, WallTime{100}, 2), (std::vector{table(2), table(3), table(4)}));
  EXPECT_TRUE(tables.expired(WallTime{-5}, WallTime{100}, 3).empty()) << "a clock that was set back";
}

TEST(RestingTables, APersonIsAwaitedWhileAnyTableWaits) {
  RestingTables tables;
  const SessionId ann = made_by(1, 0).maker;
  tables.add(table(1), made_by(1, 0));
  tables.add(table(2), made_by(1, 0));
  tables.remove(table(1));
  EXPECT_TRUE(tables.waits_for(ann));
  EXPECT_FALSE(tables.waits_for(table(1), ann));
  EXPECT_TRUE(tables.waits_for(table(2), ann));
  tables.remove(table(2));
  tables.remove(table(2));
  EXPECT_FALSE(tables.waits_for(ann));
  EXPECT_EQ(tables.size(), 0U);
}

}  // namespace
}  // namespace cardroom::server::testing
