#include <algorithm>
#include <gtest/gtest.h>

#include "tests/server/seated_players.h"
#include "tests/server/table/toy_match.h"

/// Tables, seen from outside: two people and two bots, lost and resumed connections, and a table created from a
/// property file.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerTable : SeatedPlayers {};

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

TEST_F(ServerTable, ASlowBotKeepsOnlyItsOwnTableWaiting) {
  two_people();
  world->bots_answer = false;
  play_on(1min);
  ASSERT_FALSE(over());
  const std::uint64_t version = ann->table().version();
  world->bots_answer = true;  // From now on; the answer that the first table waits for does not come.
  Peer& cid = world->join_as("Cid");
  ASSERT_TRUE(world->ask(cid, create_table(3, 100)).has_joined_table());
  for (int i = 0; i < 600 && cid.table().phase() != wire::PHASE_GATHERING; ++i) {
    move_if_asked(cid);
    world->pass(100ms);
  }
  EXPECT_GT(cid.table().winners_size(), 0) << "the other table has played its game";
  EXPECT_FALSE(over());
  EXPECT_EQ(ann->table().version(), version);
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

TEST_F(ServerTable, AKilledClientGetsSeatHandScoreAndEventsBack) {
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
  EXPECT_EQ(back.count(ServerMessage::kDealCommitted), 1U) << "the message about the deal is sent again";
  ann = &back;
  play_on(2min);
  EXPECT_TRUE(over());
}

TEST_F(ServerTable, ANewNameIsAdoptedAndTheSameNameChangesNothing) {
  two_people();
  const std::string token = token_of(*bob);
  world->join_as("Robert", token);
  EXPECT_EQ(ann->table().seats(1).person().name(), "Robert");
  const auto records = world->records.size();
  world->join_as("Robert", token);
  EXPECT_EQ(world->records.size(), records) << "a newer connection of a person who is present changes nothing";
}

TEST_F(ServerTable, AFrozenClientIsLostAfterSixSecondsAndHeldAfterFifteen) {
  two_people();
  world->silence(*ann);
  const Instant last_sign = world->now;
  world->pass(kSilenceMax + 10ms);
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
  EXPECT_EQ(ann->goodbye().retry_after_ms(), kRetryAfterShutDown.count()) << "the server may be started again";
  EXPECT_TRUE(ann->closed && bob->closed);
  EXPECT_TRUE(world->finished);
  const Peer& late = world->connect();
  EXPECT_TRUE(late.closed);
  EXPECT_EQ(late.goodbye().reason(), GOODBYE_REASON_SHUTTING_DOWN);
}

TEST_F(ServerTable, ClientsOfAServerThatItsHostClosedDoNotReconnect) {
  two_people();
  world->feed(ShutDown{.for_good = true});
  EXPECT_EQ(ann->goodbye().reason(), GOODBYE_REASON_CLOSED);
  EXPECT_EQ(ann->goodbye().retry_after_ms(), 0U);
  EXPECT_EQ(world->connect().goodbye().reason(), GOODBYE_REASON_CLOSED);
}

TEST_F(ServerTable, ShutDownWithoutConnectionsFinishesAtOnce) {
  world->feed(ShutDown{});
  EXPECT_TRUE(world->finished);
}

TEST_F(ServerTable, APrivateTableExistsFromTheStartAndItsFirstGuestOwnsIt) {
  const PrivateTable table{.name = "game1",
                           .kind = "lucky-thirteen",
                           .begin = [] { return std::make_unique<ToyMatch>(ToyRules{.fair = false}, std::uint8_t{2}); },
                           .seats = {BotPlan{BotType::random, 200ms}, std::nullopt},
                           .script_pace = 50ms};
  world = std::make_unique<ServerWorld>(Config{.server_name = "Test", .limits = {}, .private_table = table});
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

ClientMessage pace(std::optional<bool> paused, std::optional<std::uint32_t> percent) {
  ClientMessage message;
  auto& pace = *message.mutable_set_pace();
  if (paused) pace.set_paused(*paused);
  if (percent) pace.set_speed_percent(*percent);
  return message;
}

TEST_F(ServerTable, APrivateTableOfBotsPlaysAtTheSpectatorsPace) {
  const PrivateTable table{
      .name = "game1",
      .kind = "lucky-thirteen",
      .begin = [] { return std::make_unique<ToyMatch>(ToyRules{.turns = 9, .fair = false}, std::uint8_t{2}); },
      .seats = {BotPlan{BotType::random, 200ms}, BotPlan{BotType::random, 200ms}},
      .script_pace = {},
      .animate = false};
  world = std::make_unique<ServerWorld>(Config{.server_name = "Test", .limits = {}, .private_table = table});
  ann = &world->join_as("Ann");
  ClientMessage list;
  list.mutable_list_tables();
  world->ask(*ann, join_table(world->ask(*ann, list).table_list().tables(0).table_id()));
  EXPECT_TRUE(ann->table().pace().paused());
  EXPECT_TRUE(ann->table().has_animate());
  const auto version = ann->table().version();
  world->pass(1min);
  EXPECT_EQ(ann->table().version(), version);
  EXPECT_TRUE(world->ask(*ann, pace(false, 400)).has_done());
  world->pass(500ms);
  EXPECT_EQ(ann->table().version(), version + 11) << "the change, and a move every 50 ms";
  EXPECT_EQ(world->ask(*ann, pace({}, 401)).refused().reason(), REFUSAL_REASON_BAD_OPTION);
  EXPECT_EQ(world->ask(*ann, pace({}, 24)).refused().reason(), REFUSAL_REASON_BAD_OPTION);
}

TEST_F(ServerTable, ASpectatorControlsThePaceOnceEverybodyHasLeftUntilAPersonSitsDown) {
  Peer& host = world->join_as("Hostess");
  const auto created = world->ask(host, create_table(3, 1'000));
  const std::string table_id = created.joined_table().table_id();
  Peer& watcher = world->join_as("Wim");
  ClientMessage watch = join_table(table_id);
  watch.mutable_join_table()->set_watch(true);
  world->ask(watcher, watch);
  EXPECT_EQ(world->ask(watcher, pace(true, {})).refused().reason(), REFUSAL_REASON_PEOPLE_PLAY);
  ClientMessage leave;
  leave.mutable_leave_table();
  world->ask(host, leave);
  EXPECT_TRUE(watcher.table().has_pace());
  EXPECT_TRUE(world->ask(watcher, pace(true, 200)).has_done());
  const auto version = watcher.table().version();
  world->pass(1min);
  EXPECT_EQ(watcher.table().version(), version);
  Peer& late = world->join_as("Lise");
  EXPECT_TRUE(world->ask(late, join_table(table_id)).has_joined_table());
  EXPECT_FALSE(watcher.table().has_pace());
  EXPECT_EQ(world->ask(watcher, pace(true, {})).refused().reason(), REFUSAL_REASON_PEOPLE_PLAY);
  world->pass(1min);
  EXPECT_TRUE(late.table().has_decision()) << "the game is over, and she sits in the next one";
}

}  // namespace
}  // namespace cardroom::server::testing
