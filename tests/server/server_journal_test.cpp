#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>

#include "server/table/record_wire.h"
#include "server/table/table_core.h"
#include "server/table/table_wire.h"
#include "tests/server/seated_players.h"
#include "tests/server/table/toy_match.h"

/// The order of journal writes and answers, and how the server handles a table that cannot continue.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerJournal : SeatedPlayers {};

TEST_F(ServerJournal, NothingIsSentBeforeTheRecordIsDurable) {
  two_people();
  world->journal_answers = false;
  const auto heard = ann->received.size();
  const auto heard_by_bob = bob->received.size();
  auto move = first_move(ann->table());
  world->ask(*ann, move);
  EXPECT_EQ(ann->received.size(), heard);
  EXPECT_EQ(bob->received.size(), heard_by_bob);
  world->answer_journal();
  EXPECT_TRUE(ann->last(ServerMessage::kDone).has_done());
  EXPECT_GT(bob->received.size(), heard_by_bob);
}

TEST_F(ServerJournal, ATableWaitsForOneRecordAtATime) {
  two_people();
  world->journal_answers = false;
  const auto records = world->records.size();
  world->ask(*ann, first_move(ann->table()));
  world->cut(*bob);
  EXPECT_EQ(world->records.size(), records + 1);
  world->answer_journal();
  EXPECT_EQ(world->records.size(), records + 2);
}

TEST_F(ServerJournal, ATableStopsAndSaysSoWhileItsJournalFails) {
  two_people();
  world->journal_answers = false;
  world->ask(*ann, first_move(ann->table()));
  world->answer_journal(AppendResult::unknown);
  EXPECT_EQ(ann->count(ServerMessage::kTableWaiting), 1U);
  EXPECT_EQ(bob->count(ServerMessage::kTableWaiting), 1U);
  EXPECT_FALSE(ann->received.back().has_done());
  world->journal_answers = true;
  world->answer_journal();
  EXPECT_EQ(ann->last(ServerMessage::kDone).request_id(), ann->last_request);
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerJournal, ATableWithAnotherWriterIsClosedHere) {
  two_people();
  world->journal_answers = false;
  world->ask(*ann, first_move(ann->table()));
  world->answer_journal(AppendResult::fenced);
  EXPECT_EQ(ann->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_CLOSED);
  EXPECT_EQ(ann->refusal(), REFUSAL_REASON_NOT_AT_A_TABLE);
  EXPECT_EQ(world->core().status().tables, 0U);
}

TEST_F(ServerJournal, TablesAreReplayedFromTheirRecords) {
  two_people();
  world->cut(*bob);
  bob = nullptr;
  play_on(2min);
  ASSERT_TRUE(over());
  ready(*ann);
  play_on(10s);
  std::unique_ptr<TableCore> again;
  std::uint64_t sequence = 0;
  for (const auto& append : world->records) {
    journal::v1::Record record;
    ASSERT_TRUE(record.ParseFromString(append.record));
    EXPECT_EQ(record.sequence(), ++sequence);
    EXPECT_EQ(record.epoch(), append.epoch);
    if (!again) {
      again = std::make_unique<TableCore>(
          append.table, [](const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) {
            return std::move(find_game_kind(kind)->make_match(rules, seats).value());
          });
    }
    again->step(Instant{record.table_time_ms()}, read_input(record.input()).value());
    ASSERT_EQ(again->digest(), record.digest()) << record.ShortDebugString();
  }
  EXPECT_GT(sequence, 20U);
}

TEST_F(ServerJournal, RefusalsLeaveNoRecord) {
  two_people();
  const auto records = world->records.size();
  world->ask(*bob, first_move(ann->table()));
  EXPECT_EQ(world->records.size(), records);
}

TEST_F(ServerJournal, AnswersToEndedTablesAreDropped) {
  two_people();
  world->feed(BotAnswered{*from_wire_bytes<16>(id), Seat{3}, 77, ""});
  world->feed(BotAnswered{*from_wire_bytes<16>(id), Seat{9}, 1, ""});
  world->feed(BotAnswered{TableId{}, Seat{0}, 1, ""});
  world->feed(RecordAppended{TableId{}, 1, 1, AppendResult::durable});
  world->feed(RecordAppended{*from_wire_bytes<16>(id), 1, 999, AppendResult::fenced});
  world->feed(PasswordHashed{99, "", true});
  world->feed(ConnectionClosed{99});
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST(Records, InvalidRecordsAreRejected) {
  journal::v1::Input input;
  EXPECT_FALSE(read_input(input).has_value());
  input.mutable_connection_lost()->set_session("short");
  EXPECT_FALSE(read_input(input).has_value());
  input.mutable_entropy_drawn()->set_secret("short");
  EXPECT_FALSE(read_input(input).has_value());
  input.mutable_bot_moved()->set_seat(99);
  EXPECT_FALSE(read_input(input).has_value());
  input.mutable_request()->set_session(std::string(32, 'x'));
  EXPECT_FALSE(read_input(input).has_value()) << "a record with an empty request";
  input.mutable_created()->set_bots_key("short");
  EXPECT_FALSE(read_input(input).has_value());
}

struct ServerFaults : SeatedPlayers {
  /// A server that knows only the toy game, which may throw.
  void use_toy() {
    static const GameKind kToy{
        {.id = "lucky-thirteen", .name = "Toy", .rules_version = 1, .seats_min = 2, .seats_max = 4, .seats_usual = 2},
        [](const wire::GameRules&, std::uint8_t seats) -> Expected<std::unique_ptr<Match>, MatchError> {
          struct Fragile final : ToyMatch {
            using ToyMatch::ToyMatch;
            Verdict apply(Seat seat, const wire::GameMove& move) override {
              if (move.lucky_thirteen().discard() == ToyMatch::card(2)) throw std::logic_error{"too many"};
              return ToyMatch::apply(seat, move);
            }
          };
          return std::make_unique<Fragile>(ToyRules{}, seats);
        },
        [](wire::GameRules&) { return true; }};
    world = std::make_unique<ServerWorld>(
        Config{.server_name = "Test", .limits = {}, .private_table = {}, .kinds = {&kToy, 1}});
  }
};

TEST_F(ServerFaults, AnInternalErrorStopsOneTableAndNoOther) {
  use_toy();
  ann = &world->join_as("Ann");
  bob = &world->join_as("Bob");
  const auto make = [&](Peer& peer) {
    ClientMessage message;
    message.mutable_create_table()->set_kind("lucky-thirteen");
    message.mutable_create_table()->add_seats();
    message.mutable_create_table()->add_seats()->mutable_bot()->set_type(wire::BOT_TYPE_RANDOM);
    ASSERT_TRUE(world->ask(peer, message).has_joined_table());
  };
  world->bots_answer = false;
  make(*ann);
  make(*bob);
  auto bad = first_move(ann->table());
  bad.mutable_move()->mutable_move()->mutable_lucky_thirteen()->set_discard(ToyMatch::card(2));
  EXPECT_EQ(world->ask(*ann, bad).refused().reason(), REFUSAL_REASON_NOT_AT_A_TABLE);
  EXPECT_EQ(ann->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_BROKEN);
  EXPECT_EQ(world->core().status().tables, 1U);
  EXPECT_TRUE(world->ask(*bob, first_move(bob->table())).has_done());
  EXPECT_EQ(world->lines.back().text.find("too many") == std::string::npos, true);
}

TEST_F(ServerFaults, AnInvalidMoveOfABotStopsItsTable) {
  world->bots_answer = false;
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(3)).joined_table().table_id();
  world->ask(*ann, first_move(ann->table()));
  world->feed(BotAnswered{*from_wire_bytes<16>(id), Seat{1}, 1, std::string{"\xFF"}});
  EXPECT_EQ(ann->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_BROKEN);
}

}  // namespace
}  // namespace cardroom::server::testing
