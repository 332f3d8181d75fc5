#include "server/table/table_wire.h"
#include "tests/server/seated_players.h"

/// Bob's seat was given to Cyd while he was away: what he is told when he comes back, and where.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerSeatGiven : SeatedPlayers {
  void give_away() {
    two_people();
    ann_token = token_of(*ann);
    bob_token = token_of(*bob);
    cyd = &world->join_as("Cyd");
    cyd_token = token_of(*cyd);
    ClientMessage watch = join_table(id);
    watch.mutable_join_table()->set_watch(true);
    ASSERT_TRUE(world->ask(*cyd, watch).has_joined_table());
    world->cut(*bob);
    ASSERT_TRUE(world->ask(*ann, give_to("Cyd")).has_done());
    ASSERT_EQ(cyd->table().seat(), 1U);
  }
  static ClientMessage give_to(const std::string& name) {
    ClientMessage give;
    give.mutable_give_seat()->set_seat(1);
    give.mutable_give_seat()->set_name(name);
    return give;
  }
  void expect_told(const Peer& peer) {
    ASSERT_EQ(peer.count(ServerMessage::kLeftTable), 1U);
    const lobby::v1::LeftTable& left = peer.last(ServerMessage::kLeftTable).left_table();
    EXPECT_EQ(left.table_id(), id);
    EXPECT_EQ(left.reason(), lobby::v1::LEFT_REASON_SEAT_GIVEN);
    EXPECT_EQ(left.name(), "Cyd");
    EXPECT_EQ(peer.count(ServerMessage::kTableUpdate), 0U) << "no view of a seat that is not his";
  }

  Peer* cyd = nullptr;
  std::string ann_token, bob_token, cyd_token;
};

TEST_F(ServerSeatGiven, TheFormerPlayerIsToldOnReconnecting) {
  give_away();
  bob = &world->join_as("Bob", bob_token);
  expect_told(*bob);
  world->cut(*bob);
  bob = &world->join_as("Bob", bob_token);
  EXPECT_EQ(bob->count(ServerMessage::kLeftTable), 0U) << "once";
  EXPECT_TRUE(bob->last(ServerMessage::kWelcome).welcome().table_id().empty());
  EXPECT_TRUE(world->ask(*bob, join_table(id)).has_joined_table()) << "like anybody";
  EXPECT_TRUE(bob->table().has_next_seat());
}

TEST_F(ServerSeatGiven, AlsoAfterARestart) {
  give_away();
  world->restart();
  bob = &world->join_as("Bob", bob_token);
  expect_told(*bob);
  cyd = &world->join_as("Cyd", cyd_token);
  EXPECT_EQ(cyd->table().seat(), 1U);
}

TEST_F(ServerSeatGiven, TheFormerPlayerIsToldOnAskingForATableThatRests) {
  give_away();
  world->restart(48h);
  ASSERT_EQ(world->core().status().tables, 0U);
  bob = &world->join_as("Bob", bob_token);
  EXPECT_TRUE(world->ask(*bob, join_table(id)).has_joined_table());
  expect_told(*bob);
}

TEST_F(ServerSeatGiven, AFormerPlayerWhoHadSteppedAwayIsToldOnComingBack) {
  two_people();
  bob_token = token_of(*bob);
  cyd = &world->join_as("Cyd");
  ClientMessage watch = join_table(id);
  watch.mutable_join_table()->set_watch(true);
  ASSERT_TRUE(world->ask(*cyd, watch).has_joined_table());
  ClientMessage away;
  away.mutable_leave_table()->set_keep_seat(true);
  ASSERT_TRUE(world->ask(*bob, away).has_done());
  ASSERT_TRUE(world->ask(*ann, give_to("Cyd")).has_done());
  EXPECT_EQ(bob->count(ServerMessage::kLeftTable), 0U) << "he is elsewhere";
  const auto updates = bob->count(ServerMessage::kTableUpdate);
  EXPECT_TRUE(world->ask(*bob, join_table(id)).has_joined_table());
  ASSERT_EQ(bob->count(ServerMessage::kLeftTable), 1U);
  EXPECT_EQ(bob->last(ServerMessage::kLeftTable).left_table().name(), "Cyd");
  EXPECT_EQ(bob->count(ServerMessage::kTableUpdate), updates);
}

TEST_F(ServerSeatGiven, ASessionDoesNotBelongToATableThatHasEnded) {
  give_away();
  for (Peer* peer : {ann, cyd}) {
    ClientMessage leave;
    leave.mutable_leave_table();
    ASSERT_TRUE(world->ask(*peer, leave).has_done());
  }
  world->pass(11min);
  ASSERT_EQ(world->core().status().tables, 0U);
  bob = &world->join_as("Bob", bob_token);
  EXPECT_TRUE(bob->last(ServerMessage::kWelcome).welcome().table_id().empty());
}

TEST_F(ServerSeatGiven, TheRestOfTheGameIsPlayed) {
  give_away();
  bob = cyd;
  play_on(2min);
  EXPECT_TRUE(over());
}

}  // namespace
}  // namespace cardroom::server::testing
