#include "cardroom/journal/v1/journal.pb.h"
#include "server/table/table_wire.h"
#include "tests/server/seated_players.h"

/// A server that continues from the journal of a process that died.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerRestart : SeatedPlayers {
  /// The server restarts, and both players reconnect with their tokens.
  void restart() {
    const std::string ann_token = token_of(*ann);
    const std::string bob_token = token_of(*bob);
    world->restart();
    ann = &world->join_as("Ann", ann_token);
    bob = &world->join_as("Bob", bob_token);
  }
};

TEST_F(ServerRestart, EverybodySitsWhereTheySatAndSeesTheSameCards) {
  two_people();
  play_on(3s);
  const wire::TableUpdate anns = ann->table();
  const wire::TableUpdate bobs = bob->table();
  restart();
  EXPECT_TRUE(ann->last(ServerMessage::kWelcome).welcome().resumed());
  EXPECT_EQ(ann->table().view().SerializeAsString(), anns.view().SerializeAsString());
  EXPECT_EQ(bob->table().view().SerializeAsString(), bobs.view().SerializeAsString());
  EXPECT_EQ(ann->table().decision(), anns.decision());
  EXPECT_EQ(world->records.back().epoch, 2U) << "a writer of an earlier process would be fenced";
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerRestart, AnAnswerThatWasLostIsGivenAgainAndNothingIsDoneTwice) {
  two_people();
  while (!ann->table().has_decision())
    play_on(100ms);
  const auto move = first_move(ann->table());
  world->journal_answers = false;  // The record is on disk, but the server has not been told.
  const auto request = ann->last_request + 1;
  world->ask(*ann, move);
  const auto records = world->records.size();
  world->journal_answers = true;
  restart();
  EXPECT_EQ(ann->last_request, request);
  ClientMessage again = move;
  again.set_request_id(request);
  world->send(*ann, again);
  EXPECT_TRUE(ann->last(ServerMessage::kDone).has_done());
  EXPECT_EQ(ann->last(ServerMessage::kDone).request_id(), request);
  // Since then, the two have only lost and regained their connections.
  for (std::size_t i = records; i < world->records.size(); ++i) {
    journal::v1::Record record;
    ASSERT_TRUE(record.ParseFromString(world->records[i].record));
    EXPECT_FALSE(record.input().has_request()) << record.ShortDebugString();
  }
}

TEST_F(ServerRestart, ABotThatWasAskedAnswersAndItsAnswerIsTheSame) {
  two_people(1'000);
  while (ann->table().has_decision() || bob->table().has_decision())
    play_on(100ms);
  const auto heard = ann->table().version();
  restart();
  world->pass(2s);
  EXPECT_GT(ann->table().version(), heard);
  play_on(2min);
  EXPECT_TRUE(over());
}

/// The table resumes at its last record, so a restart never shortens a turn.
TEST_F(ServerRestart, ClocksStandStillWhileTheServerIsDown) {
  world->pass(30s);  // The next process's clock starts at an earlier time.
  ClientMessage create = create_table(3);
  create.mutable_create_table()->set_turn_limit_ms(60'000);
  ann = &world->join_as("Ann");
  ASSERT_TRUE(world->ask(*ann, create).has_joined_table());
  world->pass(20s);
  ASSERT_TRUE(ann->table().has_decision());
  const std::string token = token_of(*ann);
  world->restart();
  world->pass(5s);
  ann = &world->join_as("Ann", token);
  EXPECT_EQ(ann->table().turn_time_left_ms(), 60'000U) << "no person was there, so it did not run";
  world->pass(59s);
  ASSERT_TRUE(world->ask(*ann, first_move(ann->table())).has_done());
}

TEST_F(ServerRestart, ATableThatWasLeftLongAgoRestsUntilOneOfItsPeopleAsksForIt) {
  two_people();
  play_on(3s);
  const wire::TableUpdate before = ann->table();
  const std::string ann_token = token_of(*ann);
  world->restart(48h);
  EXPECT_EQ(world->core().status().tables, 0U);
  auto& cyd = world->join_as("Cyd");
  EXPECT_EQ(world->ask(cyd, join_table(id)).refused().reason(), REFUSAL_REASON_NO_SUCH_TABLE) << "not one of them";
  ann = &world->join_as("Ann", ann_token);
  const auto welcome = ann->last(ServerMessage::kWelcome).welcome();
  EXPECT_TRUE(welcome.resumed());
  EXPECT_TRUE(welcome.table_id().empty()) << "she chooses where to go";
  EXPECT_TRUE(world->ask(*ann, join_table(id)).has_joined_table());
  EXPECT_EQ(ann->table().view().SerializeAsString(), before.view().SerializeAsString());
  EXPECT_EQ(ann->table().decision(), before.decision());
  bob = nullptr;
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerRestart, ABotTakesTheSeatOfWhoDoesNotComeBack) {
  two_people();
  const std::string token = token_of(*ann);
  world->restart();
  ann = &world->join_as("Ann", token);
  bob = nullptr;
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerRestart, ATableWhoseRecordsAreDamagedIsNotOpenedAndTheOthersAre) {
  two_people();
  const std::string ann_token = token_of(*ann);
  auto& cyd = world->join_as("Cyd");
  const std::string cyd_token = token_of(cyd);
  ASSERT_TRUE(world->ask(cyd, create_table(3)).has_joined_table());
  KeptTable& damaged = world->kept.begin()->second;
  journal::v1::Record record;
  ASSERT_TRUE(record.ParseFromString(damaged.records.back()));
  record.set_digest(record.digest() ^ 1);
  damaged.records.back() = record.SerializeAsString();
  const bool anns = damaged.records.size() > 0 && wire_bytes(damaged.table) == id;
  world->restart();
  EXPECT_EQ(world->core().status().tables, 1U);
  EXPECT_EQ(world->join_as("Ann", ann_token).last(ServerMessage::kWelcome).welcome().resumed(), !anns);
  EXPECT_EQ(world->join_as("Cyd", cyd_token).last(ServerMessage::kWelcome).welcome().resumed(), anns);
}

TEST_F(ServerRestart, AnEndedTableLeavesNothingInTheJournal) {
  two_people();
  for (Peer* peer : {ann, bob}) {
    ClientMessage leave;
    leave.mutable_leave_table();
    ASSERT_TRUE(world->ask(*peer, leave).has_done());
  }
  world->pass(11min);
  EXPECT_EQ(world->core().status().tables, 0U);
  EXPECT_TRUE(world->kept.empty());
}

}  // namespace
}  // namespace cardroom::server::testing
