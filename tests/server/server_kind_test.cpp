#include <gtest/gtest.h>

#include "cardroom/journal/v1/journal.pb.h"
#include "tests/server/seated_players.h"

/// A table owner's changes to the kind of game, and spectators, over the wire.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerKind : SeatedPlayers {
  ClientMessage to(const std::string& kind) {
    ClientMessage message;
    message.mutable_change_settings()->set_kind(kind);
    return message;
  }
  RefusalReason refusal_of(Peer& peer, const ClientMessage& message) {
    return world->ask(peer, message).refused().reason();
  }
  lobby::v1::TableSummary line(Peer& peer) {
    ClientMessage list;
    list.mutable_list_tables();
    return world->ask(peer, list).table_list().tables(0);
  }
  Peer& watch(const std::string& name) {
    Peer& peer = world->join_as(name);
    ClientMessage join = join_table(id);
    join.mutable_join_table()->set_watch(true);
    EXPECT_TRUE(world->ask(peer, join).has_joined_table());
    return peer;
  }
  void allow_watching() {
    ClientMessage change;
    change.mutable_change_settings()->set_watching_allowed(true);
    ASSERT_TRUE(world->ask(*ann, change).has_done());
  }
};

TEST_F(ServerKind, EverybodyPlaysTheGameThatTheOwnerChose) {
  two_people();
  play_on(5min);
  ASSERT_TRUE(over());
  EXPECT_TRUE(world->ask(*ann, to("thrones")).has_done());
  for (const Peer* peer : {ann, bob}) {
    EXPECT_EQ(peer->table().settings().kind(), "thrones");
    EXPECT_TRUE(peer->table().settings().rules().has_thrones()) << "the kind's defaults, written out";
    EXPECT_EQ(peer->table().seats_size(), 4);
    EXPECT_FALSE(peer->table().has_view());
  }
  Peer& visitor = world->join_as("Cem");
  EXPECT_EQ(line(visitor).settings().kind(), "thrones");
  EXPECT_EQ(world->core().announced_tables().tables.at(0).kind, "thrones");
  ready(*ann);
  ready(*bob);
  EXPECT_EQ(bob->table().phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(bob->table().view().thrones().hand_size(), 12);
  journal::v1::Record record;
  bool noted = false;
  for (const AppendRecord& append : world->records) {
    noted = noted || (record.ParseFromString(append.record) && record.input().request().added().has_rules_version());
  }
  EXPECT_TRUE(noted) << "the journal records the rules";
}

TEST_F(ServerKind, AnInvalidChangeIsRefused) {
  two_people();
  EXPECT_EQ(refusal_of(*ann, to("thrones")), REFUSAL_REASON_GAME_RUNNING);
  play_on(5min);
  ASSERT_TRUE(over());
  EXPECT_EQ(refusal_of(*bob, to("thrones")), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(refusal_of(*ann, to("whist")), REFUSAL_REASON_UNKNOWN_KIND);
  ClientMessage message = to("thrones");
  message.mutable_change_settings()->mutable_rules()->mutable_lucky_thirteen();
  EXPECT_EQ(refusal_of(*ann, message), REFUSAL_REASON_BAD_OPTION) << "rules of another kind";
  for (const std::uint32_t seats : {0U, 2U, 5U, 260U}) {
    message = to("thrones");
    message.mutable_change_settings()->set_seats(seats);
    EXPECT_EQ(refusal_of(*ann, message), REFUSAL_REASON_BAD_OPTION) << seats;
  }
  EXPECT_EQ(ann->table().settings().kind(), "lucky-thirteen");
}

TEST_F(ServerKind, AGameWithFewerSeatsMakesPeopleWait) {
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(0)).joined_table().table_id();
  std::vector<Peer*> others;
  for (const char* name : {"Bob", "Cem"}) {
    others.push_back(&world->join_as(name));
    world->ask(*others.back(), join_table(id));
  }
  ClientMessage message = to("pasur");
  message.mutable_change_settings()->set_seats(2);
  EXPECT_TRUE(world->ask(*ann, message).has_done());
  ASSERT_EQ(others[1]->table().waiting_size(), 1);
  EXPECT_EQ(others[1]->table().waiting(0).name(), "Cem");
  EXPECT_FALSE(others[1]->table().has_seat());
  EXPECT_EQ(world->core().status().open_tables, 0U);
  EXPECT_TRUE(world->ask(*ann, to("thrones")).has_done());
  EXPECT_EQ(others[1]->table().seat(), 2U) << "and sits again when there are more seats";
}

TEST_F(ServerKind, AResumedSpectatorStaysASpectator) {
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(0)).joined_table().table_id();
  allow_watching();
  EXPECT_TRUE(line(world->join_as("Dora")).settings().watching_allowed());
  EXPECT_TRUE(world->core().announced_tables().tables.at(0).watching_allowed);
  Peer& cem = watch("Cem");
  EXPECT_EQ(ann->last(ServerMessage::kWatchers).watchers().names(0), "Cem");
  world->cut(cem);
  EXPECT_EQ(ann->last(ServerMessage::kWatchers).watchers().names_size(), 0);
  Peer& again = world->join_as("Cem", token_of(cem));
  EXPECT_EQ(again.last(ServerMessage::kWelcome).welcome().table_id(), id);
  EXPECT_FALSE(again.table().has_seat());
  EXPECT_EQ(again.last(ServerMessage::kWatchers).watchers().names(0), "Cem");
  EXPECT_EQ(ann->last(ServerMessage::kWatchers).watchers().names(0), "Cem");
}

TEST_F(ServerKind, ARemovedSpectatorIsToldAndCanJoinAnotherTable) {
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(0)).joined_table().table_id();
  allow_watching();
  Peer& cem = watch("Cem");
  ClientMessage remove;
  remove.mutable_remove_player()->set_name("Cem");
  EXPECT_TRUE(world->ask(*ann, remove).has_done());
  EXPECT_EQ(cem.last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_REMOVED);
  EXPECT_EQ(refusal_of(cem, join_table(id)), REFUSAL_REASON_REMOVED);
  EXPECT_TRUE(world->ask(cem, create_table(0)).has_joined_table());
}

}  // namespace
}  // namespace cardroom::server::testing
