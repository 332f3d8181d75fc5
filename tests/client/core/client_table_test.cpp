// What a ClientCore remembers about its table.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include "client/core/client_core.h"
#include "tests/client/core/client_bench.h"
#include "tests/support/viewer_update.h"

namespace cardroom::client {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::uint32_t> event_numbers(const ClientBench& bench) {
  std::vector<std::uint32_t> numbers;
  for (const auto& event : bench.core.table()->events)
    numbers.push_back(event.lucky_thirteen().drew().seat());
  return numbers;
}

TEST(ClientTable, KeepsOnlyNewerUpdates) {
  ClientBench bench;
  bench.arrive();
  bench.update(5, 0, 1);
  bench.forget();
  bench.update(4, 1, 1);
  bench.update(5, 1, 1);
  EXPECT_THAT(bench.all<TableChanged>(), IsEmpty());
  EXPECT_EQ(bench.core.table()->update.version(), 5U);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0));
}

TEST(ClientTable, JoinsEventsWithoutGapsOrRepeats) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  bench.update(2, 1, 3);
  bench.update(3, 4, 1);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0, 1, 2, 3, 4));
  const auto changes = bench.all<TableChanged>();
  EXPECT_EQ(changes.at(0).new_events, 2U);
  EXPECT_EQ(changes.at(1).new_events, 2U);
  EXPECT_EQ(changes.at(2).new_events, 1U);
}

TEST(ClientTable, ForgetsTheEventsOfAMoveThatWasTakenBack) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 5);
  bench.forget();
  session::v1::ServerMessage message;
  auto& update = *message.mutable_table_update();
  update.set_table_id("table");
  update.set_version(2);
  update.set_game_number(1);
  update.mutable_view();
  update.set_first_event(3);
  update.mutable_taken_back()->set_times(1);
  bench.tell(message);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0, 1, 2));
  EXPECT_EQ(bench.all<TableChanged>().at(0).events_taken_back, 2U);
  EXPECT_EQ(bench.all<TableChanged>().at(0).new_events, 0U);
  bench.forget();
  bench.update(3, 3, 1);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0, 1, 2, 3));
  EXPECT_EQ(bench.all<TableChanged>().at(0).new_events, 1U) << "the next move is news, although it has an old number";
}

TEST(ClientTable, StepsBackToADealThatItDoesNotKnow) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 7, 2);
  session::v1::ServerMessage message;
  auto& update = *message.mutable_table_update();
  update.set_table_id("table");
  update.set_version(2);
  update.set_game_number(1);
  update.mutable_view();
  update.set_first_event(6);
  update.mutable_taken_back()->set_times(1);
  bench.tell(message);
  EXPECT_THAT(event_numbers(bench), ElementsAre());
  bench.update(3, 6, 2);
  EXPECT_THAT(event_numbers(bench), ElementsAre(6, 7));
}

TEST(ClientTable, ReportsMissingEvents) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  bench.forget();
  bench.update(2, 7, 1);
  EXPECT_TRUE(bench.all<TableChanged>().at(0).events_missed);
  EXPECT_THAT(event_numbers(bench), ElementsAre(7));
}

TEST(ClientTable, ReportsNoMissingEventsToALateClient) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.update(9, 40, 2);
  EXPECT_FALSE(bench.all<TableChanged>().at(0).events_missed);
  EXPECT_TRUE(bench.all<TableChanged>().at(0).other_table);
}

TEST(ClientTable, StartsAnEmptyListOfEventsForANewGame) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2, 1);
  bench.update(2, 0, 1, 2);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0));
  EXPECT_TRUE(bench.all<TableChanged>().at(1).other_game);
}

TEST(ClientTable, KeepsThePlayersOfTheLastGame) {
  ClientBench bench;
  bench.arrive();
  std::uint64_t version = 0;
  const auto say = [&](table::v1::Phase phase, const std::string& name, bool own) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_version(++version);
    update.set_phase(phase);
    update.set_game_number(phase == table::v1::PHASE_GATHERING && version == 1 ? 0 : 1);
    if (version > 1) update.mutable_view();
    update.add_seats()->mutable_person()->set_name(name);
    if (own) update.set_seat(0);
    std::string bytes;
    append_frame(bytes, message.SerializeAsString());
    bench.step(BytesReceived{bench.opened.back().connection, bytes});
  };
  const auto player = [&] {
    const table::v1::TableUpdate played = as_played(*bench.core.table());
    return played.seats(0).person().name() + (played.has_seat() ? ", ourselves" : "");
  };
  say(table::v1::PHASE_GATHERING, "Ann", false);
  EXPECT_EQ(player(), "Ann");
  say(table::v1::PHASE_PLAYING, "Bo", false);
  EXPECT_EQ(player(), "Bo");
  say(table::v1::PHASE_GATHERING, "Cy", true);
  EXPECT_EQ(player(), "Bo") << "the result belongs to the people who have played";
  EXPECT_EQ(bench.core.table()->update.seats(0).person().name(), "Cy");
  say(table::v1::PHASE_PLAYING, "Cy", true);
  EXPECT_EQ(player(), "Cy, ourselves");
}

TEST(ClientTable, RemembersWhoSatThereWhenTheEventsArrived) {
  ClientBench bench;
  bench.arrive();
  std::uint64_t version = 0;
  const auto play = [&](const std::string& name, bool own, table::v1::Phase phase = table::v1::PHASE_PLAYING) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_first_event(static_cast<std::uint32_t>(version));
    update.set_version(++version);
    update.set_phase(phase);
    update.set_game_number(1);
    update.mutable_view();
    update.add_events();
    update.add_seats()->mutable_person()->set_name(name);
    if (own) update.set_seat(0);
    bench.tell(message);
  };
  const auto earlier = [&] {
    std::vector<std::string> words;
    for (const EarlierPlayers& one : bench.core.table()->earlier_players)
      words.push_back(std::to_string(one.until) + " " + one.players.seats(0).person().name() +
                      (one.players.has_seat() ? ", ourselves" : ""));
    return words;
  };
  play("Ann", false);
  play("Ann", false);
  EXPECT_THAT(earlier(), IsEmpty());
  play("Bo", true);
  EXPECT_THAT(earlier(), ElementsAre("2 Ann"));
  play("Cy", false);
  EXPECT_THAT(earlier(), ElementsAre("2 Ann", "3 Bo, ourselves"));
  play("Di", false, table::v1::PHASE_GATHERING);
  EXPECT_THAT(earlier(), SizeIs(2)) << "the game is over: Cy has played it";
  EXPECT_EQ(as_played(*bench.core.table()).seats(0).person().name(), "Cy");
}

TEST(ClientTable, AcceptsTheSameVersionAfterAResume) {
  ClientBench bench;
  bench.arrive();
  bench.update(5, 0, 1);
  bench.cut();
  EXPECT_NE(bench.core.table(), nullptr) << "what was on the table stays readable";
  bench.wait(1s);
  bench.connect();
  bench.welcome(true, 0, "table");
  bench.forget();
  bench.update(5, 1, 1);
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_TRUE(bench.all<TableChanged>()[0].after_resume);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0, 1));
}

TEST(ClientTable, SeveralUpdatesAtOnceAreOneNotice) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  std::string bytes;
  for (const std::uint32_t version : {2U, 3U}) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_version(version);
    update.set_game_number(1);
    update.set_first_event(version);
    update.add_events();
    append_frame(bytes, message.SerializeAsString());
  }
  bench.forget();
  bench.step(BytesReceived{bench.opened.back().connection, bytes});
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_EQ(bench.all<TableChanged>()[0].new_events, 2U);
}

session::v1::ServerMessage next_decision(std::uint64_t version, std::uint64_t decision) {
  session::v1::ServerMessage message;
  auto& update = *message.mutable_table_update();
  update.set_version(version);
  update.set_decision(decision);
  update.mutable_changes();
  return message;
}

TEST(ClientTable, KeepsWhatAnUpdateDoesNotRepeat) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  bench.tell(next_decision(2, 7));
  const auto& update = bench.core.table()->update;
  EXPECT_EQ(update.table_id(), "table");
  EXPECT_EQ(update.version(), 2U);
  EXPECT_EQ(update.decision(), 7U);
  EXPECT_EQ(update.game_number(), 1U);
  EXPECT_TRUE(update.has_view());
  EXPECT_FALSE(update.has_changes());
  EXPECT_THAT(event_numbers(bench), ElementsAre(0, 1));
}

TEST(ClientTable, DecodesDeltasFromTheStartOnANewConnection) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  bench.cut();
  bench.wait(1s);
  bench.connect();
  bench.welcome(true, 0, "table");
  bench.tell(next_decision(2, 7));
  EXPECT_EQ(bench.core.status().kind, Status::Kind::waiting) << "a delta against another connection is malformed";
  EXPECT_EQ(bench.core.table()->update.version(), 1U);
}

TEST(ClientTable, GoesOnWithTheSameVersionAfterAStorageProblem) {
  ClientBench bench;
  bench.arrive();
  bench.update(5, 0, 1);
  session::v1::ServerMessage message;
  message.mutable_table_waiting()->set_table_id("table");
  bench.tell(message);
  bench.tell(message);
  EXPECT_THAT(bench.all<TableWaits>(), SizeIs(1));
  EXPECT_TRUE(bench.core.table()->waiting);
  bench.update(5, 1, 0);
  EXPECT_FALSE(bench.core.table()->waiting);
}

TEST(ClientTable, ConvertsTheTimeLeftToItsOwnClock) {
  ClientBench bench;
  bench.arrive();
  session::v1::ServerMessage message;
  message.mutable_table_update()->set_version(1);
  message.mutable_table_update()->set_turn_time_left_ms(12'000);
  bench.tell(message);
  EXPECT_EQ(bench.core.table()->turn_deadline, bench.now + 12s);
  EXPECT_EQ(bench.core.table()->pause_deadline, std::nullopt);
}

TEST(ClientTable, KnowsHowLongAPauseWasWhenItBegan) {
  ClientBench bench;
  bench.arrive();
  session::v1::ServerMessage message;
  table::v1::TableUpdate& update = *message.mutable_table_update();
  update.set_version(1);
  update.set_pause_left_ms(5'000);
  bench.tell(message);
  EXPECT_EQ(bench.core.table()->pause_time, 5s);
  update.set_version(2);
  update.set_pause_left_ms(2'000);
  bench.tell(message);
  EXPECT_EQ(bench.core.table()->pause_time, 5s);
  EXPECT_EQ(bench.core.table()->pause_deadline, bench.now + 2s);
  update.set_version(3);
  update.clear_pause_left_ms();
  bench.tell(message);
  update.set_version(4);
  update.set_pause_left_ms(8'000);
  bench.tell(message);
  EXPECT_EQ(bench.core.table()->pause_time, 8s);
}

TEST(ClientTable, KnowsWhenBotsTakeOverHoweverLittleTheUpdateRepeats) {
  ClientBench bench;
  bench.arrive();
  table::v1::TableUpdate update;
  update.set_version(1);
  update.add_seats();
  auto& person = *update.add_seats()->mutable_person();
  person.set_held_in_ms(9'000);
  DeltaEncoder encoder;
  const auto tell = [&] {
    session::v1::ServerMessage message;
    *message.mutable_table_update() = testing::encoded(encoder, update);
    bench.tell(message);
    update.set_version(update.version() + 1);
    return message.table_update();
  };
  tell();
  const std::vector<std::optional<Instant>> takeovers{std::nullopt, bench.now + 9s};
  EXPECT_EQ(bench.core.table()->takeovers, takeovers);
  update.set_phase(table::v1::PHASE_PLAYING);
  ASSERT_TRUE(tell().seats().empty()) << "sent at the same moment, so the time left is the same";
  EXPECT_EQ(bench.core.table()->takeovers, takeovers);
  bench.now += 4s;
  person.set_held_in_ms(5'000);
  tell();
  EXPECT_EQ(bench.core.table()->takeovers, takeovers);
  person.clear_held_in_ms();
  tell();
  EXPECT_EQ(bench.core.table()->takeovers, std::vector<std::optional<Instant>>(2));
}

TEST(ClientTable, DropsTheLastGameWhenTheKindChanges) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 3);
  bench.forget();
  bench.update(2, 0, 0, 1, "table", /*view=*/false);
  EXPECT_THAT(bench.core.table()->events, SizeIs(0));
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_TRUE(bench.all<TableChanged>()[0].other_game);
  EXPECT_FALSE(bench.all<TableChanged>()[0].other_table);
  EXPECT_FALSE(bench.all<TableChanged>()[0].events_missed);
  bench.update(3, 0, 0, 2, "table", /*view=*/false);
  bench.update(4, 0, 1, 2);
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(3));
  EXPECT_TRUE(bench.all<TableChanged>()[1].other_game);
  EXPECT_FALSE(bench.all<TableChanged>()[2].other_game) << "the cards of the same game";
  EXPECT_EQ(bench.all<TableChanged>()[2].new_events, 1U);
}

TEST(ClientTable, KnowsTheSpectators) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  session::v1::ServerMessage message;
  message.mutable_watchers()->set_table_id("table");
  message.mutable_watchers()->add_names("Bob");
  bench.tell(message);
  bench.tell(message);
  EXPECT_THAT(bench.all<WatchersChanged>(), SizeIs(1)) << "an unchanged list is not news";
  EXPECT_EQ(bench.core.watchers(), std::vector<std::string>{"Bob"});
  message.mutable_watchers()->set_table_id("elsewhere");
  message.mutable_watchers()->clear_names();
  bench.tell(message);
  EXPECT_THAT(bench.core.watchers(), SizeIs(1));
  bench.update(1, 0, 0, 1, "another table");
  EXPECT_THAT(bench.core.watchers(), SizeIs(0));
}

TEST(ClientTable, EventsThatAreSentAgainReplaceTheEarlierOnes) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 3);
  session::v1::ServerMessage message;
  auto& update = *message.mutable_table_update();
  update.set_table_id("table");
  update.set_version(2);
  update.set_game_number(1);
  update.mutable_view();
  update.set_seat(1);  // The spectator got a seat in this game.
  for (const std::uint32_t seen : {10U, 11U, 12U, 13U})
    update.add_events()->mutable_lucky_thirteen()->mutable_drew()->set_seat(seen);
  bench.tell(message);
  EXPECT_THAT(event_numbers(bench), ElementsAre(10, 11, 12, 13));
  EXPECT_EQ(bench.all<TableChanged>().back().new_events, 1U);
}

}  // namespace
}  // namespace cardroom::client
