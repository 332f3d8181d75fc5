#include <gmock/gmock.h>

#include "common/protocol/deal_wire.h"
#include "common/record/record_file.h"
#include "server/limits.h"
#include "tests/server/seated_players.h"
#include "tests/support/random_record.h"

/// The record of a finished game: kept with the input that ends the game, and sent to whoever asks at the table.
namespace cardroom::server::testing {
namespace {

using ::testing::ElementsAre;

struct ServerRecord : SeatedPlayers {
  ServerRecord() {
    Config config;
    config.server_name = "Test";
    config.write_record = [this](GameRecord record) -> Expected<std::string, std::string> {
      record.program = "test";
      record.server = "Test";
      written.push_back(record);
      if (!as_file.empty()) return as_file;
      auto file = make_record(record, cardroom::testing::test_signer());
      if (!file) return Unexpected<std::string>{file.error().one_line()};
      return *std::move(file);
    };
    world = std::make_unique<ServerWorld>(std::move(config));
  }
  void play() {
    play_on(10min);
    ASSERT_TRUE(over());
  }
  /// The server's answer; empty if there is none.
  std::optional<wire::GameRecord> ask_for(Peer& peer, std::uint32_t game, std::uint32_t from = 0) {
    const std::size_t before = peer.count(ServerMessage::kGameRecord);
    ClientMessage message;
    message.mutable_get_record()->set_game_number(game);
    message.mutable_get_record()->set_from(from);
    world->send(peer, message);
    if (peer.count(ServerMessage::kGameRecord) == before) return std::nullopt;
    return peer.last(ServerMessage::kGameRecord).game_record();
  }

  std::vector<GameRecord> written;
  std::string as_file;  ///< What is kept instead of the record's file, if it is not empty.
};

TEST_F(ServerRecord, SaysWhoPlayedAndPassesTheCheck) {
  two_people(1'000);
  play();
  ASSERT_EQ(written.size(), 1U);
  const GameRecord& record = written.front();
  EXPECT_EQ(wire_bytes(record.table_id), id);
  EXPECT_EQ(record.game, 1U);
  EXPECT_EQ(record.kind, "lucky-thirteen");
  const RecordedPlayer bot{.name = {}, .bot = BotType::clever};
  EXPECT_THAT(record.seats, ElementsAre(RecordedPlayer{"Ann"}, RecordedPlayer{"Bob"}, bot, bot));
  ASSERT_EQ(record.deals.size(), 1U);
  EXPECT_EQ(record.deals.front().moves.size(), 16U);
  for (const RecordedMove& move : record.deals.front().moves)
    EXPECT_EQ(move.by, move.seat.index < 2 ? Mover::person : Mover::bot);
  EXPECT_GT(record.ended, record.began);
  const auto sent = ask_for(*bob, 1);
  ASSERT_TRUE(sent);
  EXPECT_EQ(sent->table_id(), id);
  EXPECT_EQ(sent->text().size(), sent->size());
  const auto checked = check_record(sent->text());
  ASSERT_TRUE(checked) << checked.error().one_line();
  EXPECT_EQ(checked->record.seats, record.seats);
}

TEST_F(ServerRecord, IsKeptWithTheInputThatEndsTheGame) {
  two_people();
  play();
  std::vector<std::uint32_t> games;
  for (const AppendRecord& append : world->records)
    if (append.finished) games.push_back(append.finished->number);
  EXPECT_THAT(games, ElementsAre(1));
  const std::string file = ask_for(*ann, 1)->text();
  const std::string token = token_of(*ann);
  world->restart();
  ann = &world->join_as("Ann", token);
  EXPECT_EQ(ask_for(*ann, 1)->text(), file) << "after a restart";
  EXPECT_EQ(written.size(), 1U) << "the replayed input writes no other one";
}

TEST_F(ServerRecord, IsNotSentBeforeTheGameIsOver) {
  two_people(1'000);
  play_on(3s);
  ASSERT_FALSE(over());
  for (const std::uint32_t game : {1U, 2U, ~0U})
    EXPECT_FALSE(ask_for(*ann, game)) << game;
}

TEST_F(ServerRecord, IsSentInParts) {
  as_file = std::string(kRecordPartBytesMax + 100, 'x');
  as_file.back() = 'y';
  two_people();
  play();
  const auto first = ask_for(*ann, 1);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->text(), as_file.substr(0, kRecordPartBytesMax));
  EXPECT_EQ(first->size(), as_file.size());
  const auto last = ask_for(*ann, 1, kRecordPartBytesMax);
  EXPECT_EQ(last->from(), kRecordPartBytesMax);
  EXPECT_EQ(last->text(), as_file.substr(kRecordPartBytesMax));
  EXPECT_EQ(ask_for(*ann, 1, ~0U)->text(), "");
}

TEST_F(ServerRecord, ThereIsNoneOfAGameThatWasNotKept) {
  two_people();
  play();
  EXPECT_EQ(ask_for(*ann, 0)->size(), 0U);
  Peer& stranger = world->join_as("Stranger");
  EXPECT_FALSE(ask_for(stranger, 1)) << "who is at no table";
}

TEST_F(ServerRecord, ThereIsNoneOfAGameThatWentOnFromAnEarlierMoment) {
  ann = &world->join_as("Ann");
  ClientMessage create = create_table(3, 1'000);
  create.mutable_create_table()->set_private_table(true);
  id = world->ask(*ann, create).joined_table().table_id();
  play_on(2s);
  ClientMessage message;
  message.mutable_open_hands()->set_open(true);
  ASSERT_TRUE(world->ask(*ann, message).has_done());
  while (!ann->table().has_decision() && !over())
    world->pass(100ms);
  move_if_asked(*ann);
  message.mutable_step()->set_forth(false);
  while (ann->table().open_hands().forth() == 0 || !ann->table().has_decision())
    ASSERT_TRUE(world->ask(*ann, message).has_done());
  ClientMessage other = first_move(ann->table());
  auto& card = *other.mutable_move()->mutable_move()->mutable_lucky_thirteen();
  card.set_discard(ann->table().legal_moves().lucky_thirteen().discards(1));
  ASSERT_TRUE(world->ask(*ann, other).has_done());
  play();
  EXPECT_TRUE(written.empty());
  EXPECT_EQ(ask_for(*ann, 1)->size(), 0U);
  for (const LogLine& line : world->lines)
    EXPECT_NE(line.level, LogLine::Level::error) << line.text;
}

TEST_F(ServerRecord, NamesTheBotThatPlayedForAPerson) {
  two_people(1'000);
  play_on(2s);
  ClientMessage leave;
  leave.mutable_leave_table();
  ASSERT_TRUE(world->ask(*bob, leave).has_done());
  bob = nullptr;
  play();
  ASSERT_EQ(written.size(), 1U);
  const RecordedDeal& deal = written.front().deals.front();
  ASSERT_EQ(deal.changes.size(), 1U);
  EXPECT_EQ(deal.changes.front().seat.index, 1);
  EXPECT_TRUE(deal.changes.front().player.bot);
  EXPECT_TRUE(check_record(ask_for(*ann, 1)->text()));
}

}  // namespace
}  // namespace cardroom::server::testing
