#include <gtest/gtest.h>

#include "server/limits.h"
#include "server/table/table_wire.h"
#include "tests/server/histogram_count.h"
#include "tests/server/seated_players.h"

/// The server's metrics: each event is counted once, where it happens.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerMetricsTest : SeatedPlayers {
  ServerMetrics metrics() { return world->core().metrics(); }
  ServerCounts counts() { return metrics().counts; }
  std::uint64_t refusals(RefusalReason reason) { return counts().refusals.of(reason); }
  std::uint64_t all_refusals() {
    std::uint64_t all = 0;
    for (int reason = 0; reason < RefusalReason_ARRAYSIZE; ++reason)
      all += counts().refusals.of(reason);
    return all;
  }
  std::uint64_t goodbyes(GoodbyeReason reason) { return counts().goodbyes.of(reason); }
};

TEST_F(ServerMetricsTest, EveryKindIsThereBeforeItsFirstTable) {
  EXPECT_EQ(metrics().tables.size(), game_kinds().size());
  EXPECT_EQ(counts().moves.size(), game_kinds().size());
  for (const GameKind& kind : game_kinds()) {
    EXPECT_EQ(metrics().tables.at(std::string{kind.id}), 0U);
    EXPECT_EQ(counts().moves.at(std::string{kind.id}), 0U);
  }
}

TEST_F(ServerMetricsTest, ConnectionsAndSessionsAreCounted) {
  ann = &world->join_as("Ann");
  world->connect();
  EXPECT_EQ(metrics().connections, 2U);
  EXPECT_EQ(metrics().sessions, 1U);
  world->cut(*ann);
  EXPECT_EQ(metrics().connections, 1U);
  EXPECT_EQ(metrics().sessions, 1U);
  EXPECT_EQ(counts().connections, 2U);
}

TEST_F(ServerMetricsTest, TablesAreCountedByTheirKindAlsoWhenItChanges) {
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(0)).joined_table().table_id();
  EXPECT_EQ(metrics().tables.at("lucky-thirteen"), 1U);
  ClientMessage change;
  change.mutable_change_settings()->set_kind("thrones");
  ASSERT_TRUE(world->ask(*ann, change).has_done());
  EXPECT_EQ(metrics().tables.at("lucky-thirteen"), 0U);
  EXPECT_EQ(metrics().tables.at("thrones"), 1U);
  ClientMessage leave;
  leave.mutable_leave_table();
  ASSERT_TRUE(world->ask(*ann, leave).has_done());
  world->pass(kEmptyTableKept);
  EXPECT_EQ(metrics().tables.at("thrones"), 0U);
  EXPECT_EQ(metrics().resting_tables, 0U) << "nobody can return to it";
}

TEST_F(ServerMetricsTest, ATableThatRestsDoesNotRun) {
  two_people();
  const std::string token = token_of(*ann);
  world->cut(*ann);
  world->cut(*bob);
  world->pass(kEmptyTableKept);
  EXPECT_EQ(metrics().tables.at("lucky-thirteen"), 0U);
  EXPECT_EQ(metrics().resting_tables, 1U);
  ann = &world->join_as("Ann", token);
  ASSERT_TRUE(world->ask(*ann, join_table(id)).has_joined_table());
  EXPECT_EQ(metrics().tables.at("lucky-thirteen"), 1U);
  EXPECT_EQ(metrics().resting_tables, 0U);
}

TEST_F(ServerMetricsTest, AMoveIsCountedWhenItIsDurableWithItsTimeUntilThen) {
  two_people();
  world->journal_answers = false;
  const ClientMessage move = first_move(ann->table());
  world->ask(*ann, move);
  EXPECT_EQ(counts().moves.at("lucky-thirteen"), 0U);
  world->now += 7ms;
  world->answer_journal();
  EXPECT_TRUE(ann->last(ServerMessage::kDone).has_done());
  EXPECT_EQ(counts().moves.at("lucky-thirteen"), 1U);
  EXPECT_EQ(count_of(counts().move_times), 1U);
  EXPECT_EQ(counts().move_times.sum(), 7ms);
  ClientMessage again = move;
  again.set_request_id(ann->last_request);
  world->send(*ann, again);
  world->answer_journal();
  EXPECT_EQ(counts().moves.at("lucky-thirteen"), 1U) << "a repeated request is answered, but not done again";
}

TEST_F(ServerMetricsTest, TheTimeOfAMoveBeginsWhenItArrivesNotWhenItsTableHasTime) {
  two_people();
  world->journal_answers = false;
  world->cut(*bob);  // The record of the lost connection is still being written.
  world->now += 2ms;
  world->ask(*ann, first_move(ann->table()));
  world->now += 3ms;
  world->answer_journal();
  EXPECT_EQ(counts().moves.at("lucky-thirteen"), 0U) << "only now its own record is being written";
  world->now += 4ms;
  world->answer_journal();
  EXPECT_EQ(counts().move_times.sum(), 7ms);
}

TEST_F(ServerMetricsTest, OnlyAcceptedMovesOfPeopleCount) {
  two_people();
  world->ask(*bob, first_move(ann->table()));
  EXPECT_NE(bob->refusal(), REFUSAL_REASON_UNSPECIFIED);
  EXPECT_EQ(counts().moves.at("lucky-thirteen"), 0U);
  std::uint64_t moves = 0;
  for (int turn = 0; turn < 3; ++turn) {
    for (Peer* peer : {ann, bob}) {
      if (!peer->table().has_decision()) continue;
      ASSERT_TRUE(world->ask(*peer, first_move(peer->table())).has_done());
      ++moves;
    }
    world->pass(1s);
  }
  EXPECT_EQ(counts().moves.at("lucky-thirteen"), moves) << "bots have moved too";
}

TEST_F(ServerMetricsTest, RefusalsAreCountedByTheReasonThatTheClientIsTold) {
  two_people();
  EXPECT_EQ(all_refusals(), 0U);
  // Refusals by the table, the lobby and the session, and for a request number that is out of order.
  world->ask(*bob, first_move(ann->table()));
  EXPECT_EQ(refusals(bob->refusal()), 1U);
  EXPECT_EQ(all_refusals(), 1U);
  Peer& cem = world->join_as("Cem");
  world->ask(cem, join_table("nowhere"));
  EXPECT_EQ(refusals(REFUSAL_REASON_NO_SUCH_TABLE), 1U);
  ClientMessage leave;
  leave.mutable_leave_table();
  world->ask(cem, leave);
  EXPECT_EQ(refusals(REFUSAL_REASON_NOT_AT_A_TABLE), 1U);
  leave.set_request_id(cem.last_request + 9);
  world->send(cem, leave);
  EXPECT_EQ(refusals(REFUSAL_REASON_OUT_OF_ORDER), 1U);
  EXPECT_EQ(all_refusals(), 4U);
  leave.set_request_id(cem.last_request);
  world->send(cem, leave);
  EXPECT_EQ(all_refusals(), 4U) << "a repeated answer does not count as a new refusal";
}

TEST_F(ServerMetricsTest, GoodbyesAreCountedByTheirReason) {
  ann = &world->join_as("Ann");
  world->join_as("Ann", token_of(*ann));
  EXPECT_EQ(goodbyes(GOODBYE_REASON_SUPERSEDED), 1U);
  Peer& mute = world->connect();
  world->silence(mute);
  world->pass(kHelloWithin + 1s);
  EXPECT_EQ(goodbyes(GOODBYE_REASON_NO_HELLO), 1U);
  world->feed(ShutDown{.for_good = true});
  EXPECT_EQ(goodbyes(GOODBYE_REASON_CLOSED), 1U) << "one connection was left";
}

TEST_F(ServerMetricsTest, ConnectionsBeyondTheLimitAreCountedAsGoodbyes) {
  world =
      std::make_unique<ServerWorld>(Config{.server_name = "Test", .limits = {.connections = 1}, .private_table = {}});
  for (int i = 0; i < 2; ++i)
    world->send(world->connect(), hello("P"));
  EXPECT_EQ(goodbyes(GOODBYE_REASON_TOO_MANY_CONNECTIONS), 1U);
}

TEST_F(ServerMetricsTest, ATableThatCannotGoOnIsCounted) {
  world->bots_answer = false;
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(3)).joined_table().table_id();
  world->ask(*ann, first_move(ann->table()));
  EXPECT_EQ(counts().tables_stopped, 0U);
  world->feed(BotAnswered{*from_wire_bytes<16>(id), Seat{1}, 1, std::string{"\xFF"}});
  EXPECT_EQ(counts().tables_stopped, 1U);
  EXPECT_EQ(metrics().tables.at("lucky-thirteen"), 0U);
}

TEST_F(ServerMetricsTest, ATableThatCannotBeRestoredIsCounted) {
  two_people();
  world->kept.begin()->second.damaged = true;
  world->restart();
  EXPECT_EQ(counts().tables_stopped, 1U);
  EXPECT_EQ(metrics().tables.at("lucky-thirteen"), 0U);
}

}  // namespace
}  // namespace cardroom::server::testing
