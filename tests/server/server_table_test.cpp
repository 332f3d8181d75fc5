#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>

#include "server/table/table_core.h"
#include "server/table/table_wire.h"
#include "tests/server/server_world.h"
#include "tests/server/table/toy_match.h"

/// Tables, seen from outside: two people and two bots, lost and back, the journal, and what breaks.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;
using namespace std::chrono_literals;

struct ServerTable : ::testing::Test {
  void two_people(std::uint32_t pace_ms = 100) {
    ann = &world->join_as("Ann");
    const auto joined = world->ask(*ann, create_table(0));
    id = joined.joined_table().table_id();
    bob = &world->join_as("Bob");
    world->ask(*bob, join_table(id));
    ClientMessage fill;
    fill.mutable_fill_with_bots()->mutable_bot()->set_type(wire::BOT_TYPE_CLEVER);
    fill.mutable_fill_with_bots()->mutable_bot()->set_pace_ms(pace_ms);
    ASSERT_TRUE(world->ask(*ann, fill).has_done());
    ASSERT_EQ(bob->table().phase(), wire::PHASE_PLAYING);
  }
  void move_if_asked(Peer& peer) {
    if (!peer.closed && peer.table().has_decision()) {
      ASSERT_TRUE(world->ask(peer, first_move(peer.table())).has_done());
    }
  }
  void play_on(std::chrono::milliseconds time) {
    for (const Instant end = world->now + time; world->now < end && !over();) {
      move_if_asked(*ann);
      if (bob != nullptr) move_if_asked(*bob);
      world->pass(100ms);
    }
  }
  bool over() { return ann->table().phase() == wire::PHASE_GATHERING; }
  void ready(Peer& peer) {
    ClientMessage message;
    message.mutable_ready();
    ASSERT_TRUE(world->ask(peer, message).has_done());
  }
  std::string token_of(const Peer& peer) { return peer.last(ServerMessage::kWelcome).welcome().token(); }
  /// A server whose only kind is the toy, which may throw.
  void use_toy() {
    static const GameKind kToy{
        .id = "lucky-thirteen",
        .name = "Toy",
        .rules_version = 1,
        .seats_min = 2,
        .seats_max = 4,
        .seats_usual = 2,
        .make_match = [](const wire::GameRules&, std::uint8_t seats) -> Expected<std::unique_ptr<Match>, MatchError> {
          struct Fragile final : ToyMatch {
            using ToyMatch::ToyMatch;
            Verdict apply(Seat seat, const wire::GameMove& move) override {
              if (move.lucky_thirteen().discard() == ToyMatch::card(2)) throw std::logic_error{"two many"};
              return ToyMatch::apply(seat, move);
            }
          };
          return std::make_unique<Fragile>(ToyRules{}, seats);
        },
        .complete_rules = [](wire::GameRules&) { return true; }};
    world = std::make_unique<ServerWorld>(
        Config{.server_name = "Test", .software = "", .limits = {}, .private_table = {}, .kinds = {&kToy, 1}});
  }

  std::unique_ptr<ServerWorld> world = std::make_unique<ServerWorld>();
  Peer* ann = nullptr;
  Peer* bob = nullptr;
  std::string id;
};

TEST_F(ServerTable, TwoPeopleAndTwoBotsPlayGameAfterGame) {
  two_people();
  for (std::uint32_t game = 1; game <= 5; ++game) {
    play_on(2min);
    ASSERT_TRUE(over());
    EXPECT_EQ(ann->table().game_number(), game);
    EXPECT_GT(ann->table().winners_size(), 0);
    EXPECT_EQ(ann->table().version(), bob->table().version());
    ready(*ann);
    ready(*bob);
    ASSERT_EQ(ann->table().phase(), wire::PHASE_PLAYING);
  }
}

TEST_F(ServerTable, VersionsGrowByOneAndEventsComeWithoutGaps) {
  two_people();
  play_on(2min);
  std::uint64_t version = 0;
  std::uint32_t next_event = 0;
  for (const auto& message : ann->received) {
    if (!message.has_table_update()) continue;
    const auto& update = message.table_update();
    if (version != 0) {
      EXPECT_EQ(update.version(), version + 1);
    }
    version = update.version();
    if (!update.has_view()) continue;
    EXPECT_EQ(update.first_event(), next_event);
    next_event = update.first_event() + static_cast<std::uint32_t>(update.events_size());
  }
  EXPECT_GT(next_event, 16U);
}

TEST_F(ServerTable, AKilledClientFindsSeatHandScoreAndWhatHappened) {
  two_people();
  move_if_asked(*ann);
  const auto hand = ann->table().view().lucky_thirteen().hand();
  session::v1::Seen seen;
  seen.set_table_id(id);
  seen.set_game_number(1);
  seen.set_next_event(ann->table().first_event() + static_cast<std::uint32_t>(ann->table().events_size()));
  world->cut(*ann);
  world->pass(kHoldAfter - 100ms);
  EXPECT_FALSE(bob->table().seats(0).person().held_by_bot());
  world->pass(100ms);
  EXPECT_TRUE(bob->table().seats(0).person().held_by_bot());
  move_if_asked(*bob);
  world->pass(1s);

  Peer& back = world->connect();
  auto message = hello("Ann", token_of(*ann));
  *message.mutable_hello()->mutable_seen() = seen;
  world->send(back, message);
  back.last_request = back.last(ServerMessage::kWelcome).welcome().last_request_id();
  EXPECT_EQ(back.last(ServerMessage::kWelcome).welcome().table_id(), id);
  EXPECT_EQ(back.table().seat(), 0U);
  EXPECT_FALSE(back.table().seats(0).person().held_by_bot());
  EXPECT_EQ(back.table().first_event(), seen.next_event());
  EXPECT_GT(back.table().events_size(), 0);
  EXPECT_GE(back.table().view().lucky_thirteen().hand_size(), hand.size());
  EXPECT_EQ(back.count(ServerMessage::kDealCommitted), 1U) << "the word about the deal comes again";
  ann = &back;
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerTable, AFrozenClientIsLostAfterSixSecondsAndHeldAfterFifteen) {
  two_people();
  world->silence(*ann);
  const Instant last_sign = world->now;
  world->pass(kSilentMax + 10ms);
  EXPECT_FALSE(bob->table().seats(0).person().connected());
  while (world->now < last_sign + kHoldAfter - 10ms) {
    EXPECT_FALSE(bob->table().seats(0).person().held_by_bot());
    world->pass(10ms);
  }
  world->pass(20ms);
  EXPECT_TRUE(bob->table().seats(0).person().held_by_bot());
}

TEST_F(ServerTable, AMalformedFrameEndsOneConnectionAndTheTablePlaysOn) {
  two_people();
  world->send_bytes(*ann, std::string{"\xFF\xFF\xFF\xFF", 4});
  EXPECT_TRUE(ann->closed);
  EXPECT_EQ(ann->goodbye().reason(), GOODBYE_REASON_BAD_FRAME);
  Peer& back = world->join_as("Ann", token_of(*ann));
  EXPECT_EQ(back.table().seat(), 0U);
  ann = &back;
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerTable, BadMovesAreRefusedAndTheTablePlaysOn) {
  two_people();
  auto move = first_move(ann->table());
  EXPECT_EQ(world->ask(*bob, move).refused().reason(), REFUSAL_REASON_NOT_YOUR_TURN);
  auto other_card = move;
  for (int card = 1; card <= 52; ++card) {
    const auto discards = ann->table().legal_moves().lucky_thirteen().discards();
    if (std::ranges::find(discards, card) != discards.end()) continue;
    other_card.mutable_move()->mutable_move()->mutable_lucky_thirteen()->set_discard(
        static_cast<cards::v1::Card>(card));
    break;
  }
  EXPECT_EQ(world->ask(*ann, other_card).refused().reason(), REFUSAL_REASON_NOT_IN_HAND);
  other_card.mutable_move()->mutable_move()->mutable_lucky_thirteen()->set_discard(static_cast<cards::v1::Card>(99));
  EXPECT_EQ(world->ask(*ann, other_card).refused().reason(), REFUSAL_REASON_MALFORMED);
  other_card.mutable_move()->clear_move();
  EXPECT_EQ(world->ask(*ann, other_card).refused().reason(), REFUSAL_REASON_MALFORMED);
  EXPECT_TRUE(world->ask(*ann, move).has_done());
  EXPECT_EQ(world->ask(*ann, move).refused().reason(), REFUSAL_REASON_ALREADY_MOVED);
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerTable, AClosedTerminalLeavesTheTableToTheOthers) {
  two_people();
  world->cut(*ann);
  ann = bob;
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerTable, AWholeDealIsUnderTwelveKibibytesForOneSeat) {
  two_people();
  play_on(2min);
  ASSERT_TRUE(over());
  EXPECT_LE(bob->bytes - bob->heartbeat_bytes, 12U * 1024);
  RecordProperty("bytes", static_cast<int>(bob->bytes - bob->heartbeat_bytes));
}

TEST_F(ServerTable, NobodyIsToldAnythingBeforeTheRecordIsDurable) {
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

TEST_F(ServerTable, ATableHasOneRecordUnderWay) {
  two_people();
  world->journal_answers = false;
  const auto records = world->records.size();
  world->ask(*ann, first_move(ann->table()));
  world->cut(*bob);
  EXPECT_EQ(world->records.size(), records + 1);
  world->answer_journal();
  EXPECT_EQ(world->records.size(), records + 2);
}

TEST_F(ServerTable, WhileTheJournalDoesNotKnowTheTableStandsStillAndSaysSo) {
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

TEST_F(ServerTable, ATableThatAnotherWriterHasIsClosedHere) {
  two_people();
  world->journal_answers = false;
  world->ask(*ann, first_move(ann->table()));
  world->answer_journal(AppendResult::fenced);
  EXPECT_EQ(ann->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_CLOSED);
  EXPECT_EQ(ann->refusal(), REFUSAL_REASON_NOT_AT_A_TABLE);
  EXPECT_EQ(world->core().status().tables, 0U);
}

TEST_F(ServerTable, AFaultOfOursStopsOneTableAndNoOther) {
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
  EXPECT_EQ(world->lines.back().text.find("two many") == std::string::npos, true);
}

TEST_F(ServerTable, ABotsAnswerThatIsNoMoveStopsItsTable) {
  world->bots_answer = false;
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(3)).joined_table().table_id();
  world->ask(*ann, first_move(ann->table()));
  world->feed(BotAnswered{*from_wire_bytes<16>(id), Seat{1}, 1, std::string{"\xFF"}});
  EXPECT_EQ(ann->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_BROKEN);
}

TEST_F(ServerTable, AnswersThatNobodyWaitsForAreDropped) {
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

TEST_F(ServerTable, TablesAreHadAgainFromTheirRecords) {
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

TEST_F(ServerTable, RefusalsLeaveNoRecord) {
  two_people();
  const auto records = world->records.size();
  world->ask(*bob, first_move(ann->table()));
  EXPECT_EQ(world->records.size(), records);
}

TEST_F(ServerTable, ASlowReaderGetsTheNewestViewWithAllEvents) {
  two_people();
  world->stall(*ann);
  move_if_asked(*ann);
  const auto before = ann->table().version();
  for (int i = 0; i < 10; ++i) {
    move_if_asked(*bob);
    world->pass(100ms);
  }
  EXPECT_EQ(ann->table().version(), before);
  world->flow();
  EXPECT_GT(ann->table().version(), before + 1) << "views in between were replaced";
  std::uint32_t next_event = 0;
  for (const auto& message : ann->received) {
    if (!message.has_table_update() || !message.table_update().has_view()) continue;
    EXPECT_EQ(message.table_update().first_event(), next_event);
    next_event += static_cast<std::uint32_t>(message.table_update().events_size());
  }
}

TEST_F(ServerTable, ShutDownSaysGoodbyeToAllAndFinishes) {
  two_people();
  world->feed(ShutDown{});
  EXPECT_EQ(ann->goodbye().reason(), GOODBYE_REASON_SHUTTING_DOWN);
  EXPECT_TRUE(ann->closed && bob->closed);
  EXPECT_TRUE(world->finished);
  EXPECT_TRUE(world->connect().closed);
}

TEST_F(ServerTable, ShutDownWithoutConnectionsFinishesAtOnce) {
  world->feed(ShutDown{});
  EXPECT_TRUE(world->finished);
}

TEST_F(ServerTable, APrivateTableIsThereFromTheStartAndItsFirstGuestOwnsIt) {
  const PrivateTable table{.name = "game1",
                           .kind = "lucky-thirteen",
                           .begin = [] { return std::make_unique<ToyMatch>(ToyRules{.fair = false}, std::uint8_t{2}); },
                           .seats = {BotPlan{BotType::random, 200ms}, std::nullopt},
                           .script_pace = 50ms};
  world = std::make_unique<ServerWorld>(
      Config{.server_name = "Test", .software = "", .limits = {}, .private_table = table});
  ann = &world->join_as("Ann");
  ClientMessage list;
  list.mutable_list_tables();
  const auto tables = world->ask(*ann, list).table_list();
  ASSERT_EQ(tables.tables_size(), 1);
  EXPECT_EQ(tables.tables(0).settings().name(), "game1");
  EXPECT_TRUE(world->ask(*ann, join_table(tables.tables(0).table_id())).has_joined_table());
  EXPECT_EQ(ann->table().seat(), 1U);
  EXPECT_TRUE(ann->table().seats(1).person().owner());
  EXPECT_TRUE(ann->table().not_a_fair_deal());
  EXPECT_EQ(ann->count(ServerMessage::kDealCommitted), 0U);
  world->pass(200ms);
  EXPECT_TRUE(ann->table().has_decision());
  Peer& other = world->join_as("Bob");
  EXPECT_EQ(world->ask(other, create_table(3)).refused().reason(), REFUSAL_REASON_TOO_MANY_TABLES);
}

}  // namespace
}  // namespace cardroom::server::testing
