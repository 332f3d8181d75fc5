#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/outage.h"
#include "client/core/visit.h"
#include "tests/client/core/client_bench.h"

/// A client of a server that keeps its tables: what the client promises its user, and how it reconnects.
namespace cardroom::client {
namespace {

using namespace std::chrono_literals;
using ::testing::IsEmpty;
using ::testing::SizeIs;

struct KeptTableTest : ::testing::Test {
  KeptTableTest() {
    bench.run = "first";
    bench.arrive();
  }
  void sit(bool seated = true, bool with_bob = false) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_version(1);
    if (seated) update.set_seat(0);
    update.add_seats()->mutable_person()->set_connected(true);
    if (with_bob) update.add_seats()->mutable_person()->set_connected(true);
    bench.tell(message);
  }
  /// The connection is lost, and the server process with this `run` accepts the next one.
  void reconnect(const std::string& run, bool resumed, const std::string& table_id) {
    bench.cut();
    bench.wait(10s);
    bench.forget();
    bench.run = run;
    bench.connect();
    bench.welcome(resumed, 0, table_id, resumed ? 'a' : 'b');
  }
  Outage lost() {
    bench.cut();
    return outage_of(bench.core, bench.now).value();
  }

  ClientBench bench;
};

TEST_F(KeptTableTest, IsPromisedWhateverHappensToTheServer) {
  sit();
  EXPECT_TRUE(lost().table_kept);
}

TEST_F(KeptTableTest, GoesOnWithoutUsOnlyForOthersWhoAreThere) {
  sit();
  EXPECT_FALSE(lost().others_play);
}

TEST_F(KeptTableTest, GoesOnForOthersWhoAreThere) {
  sit(/*seated=*/true, /*with_bob=*/true);
  EXPECT_TRUE(lost().others_play);
}

TEST_F(KeptTableTest, ARestartIsTold) {
  sit();
  reconnect("second", /*resumed=*/true, "table");
  ASSERT_THAT(bench.all<Welcomed>(), SizeIs(1));
  EXPECT_TRUE(bench.all<Welcomed>()[0].restarted);
  EXPECT_THAT(bench.all<TableLeft>(), IsEmpty());
}

TEST_F(KeptTableTest, ACutLineIsNoRestart) {
  sit();
  reconnect("first", /*resumed=*/true, "table");
  ASSERT_THAT(bench.all<Welcomed>(), SizeIs(1));
  EXPECT_FALSE(bench.all<Welcomed>()[0].restarted);
}

TEST_F(KeptTableTest, ASpectatorWhomTheServerForgotWatchesAgain) {
  sit(/*seated=*/false);
  reconnect("second", /*resumed=*/false, {});
  EXPECT_NE(bench.core.table(), nullptr) << "the table stays on the screen";
  const auto asked = bench.sent.back();
  ASSERT_TRUE(asked.has_join_table());
  EXPECT_EQ(asked.join_table().table_id(), "table");
  EXPECT_TRUE(asked.join_table().watch());
  session::v1::ServerMessage refused;
  refused.set_request_id(asked.request_id());
  refused.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
  bench.tell(refused);
  EXPECT_EQ(bench.core.table(), nullptr);
  ASSERT_THAT(bench.all<TableLeft>(), SizeIs(1));
  EXPECT_TRUE(bench.all<TableLeft>()[0].forgotten);
}

TEST_F(KeptTableTest, TheSeatIsRememberedHoweverTheServerEnds) {
  sit();
  const std::vector<KeptSeat> seats{{ClientBench::address(), false, "table"}};
  EXPECT_EQ(bench.core.profile().seats, seats);
  bench.goodbye(session::v1::GOODBYE_REASON_CLOSED, 0);
  EXPECT_EQ(bench.core.profile().seats, seats);
}

TEST_F(KeptTableTest, ATableThatRestsIsTakenOutAgain) {
  sit();
  reconnect("second", /*resumed=*/true, {});
  const auto asked = bench.sent.back();
  EXPECT_EQ(asked.join_table().table_id(), "table");
  EXPECT_FALSE(asked.join_table().watch());
  EXPECT_NE(bench.core.table(), nullptr);
  EXPECT_THAT(bench.core.profile().seats, SizeIs(1));
}

TEST_F(KeptTableTest, TheSeatIsForgottenWithTheSession) {
  sit();
  reconnect("second", /*resumed=*/false, {});
  EXPECT_THAT(bench.core.profile().seats, IsEmpty());
}

TEST_F(KeptTableTest, SeatsAtSeveralTablesAreRememberedTheNewestFirst) {
  sit();
  session::v1::ServerMessage message;
  message.mutable_table_update()->set_table_id("another");
  message.mutable_table_update()->set_version(1);
  message.mutable_table_update()->set_seat(2);
  bench.tell(message);
  ASSERT_THAT(bench.core.profile().seats, SizeIs(2));
  EXPECT_EQ(bench.core.profile().seats[0].table_id, "another");
  EXPECT_EQ(bench.core.profile().seats[1].table_id, "table");
  bench.step(DropSeat{bench.core.profile().seats[1]});
  EXPECT_THAT(bench.core.profile().seats, SizeIs(1));
}

/// Kari, in seat 1 of a game of Pasur with Selma, a bot and Jonas.
struct KeptPasurTest : ::testing::Test {
  KeptPasurTest() {
    update.set_table_id("table");
    update.mutable_settings()->set_kind("pasur");
    update.mutable_settings()->set_name("Sunday Pasur");
    for (const char* name : {"Selma", "Kari", "", "Jonas"}) {
      auto& seat = *update.add_seats();
      *name == '\0' ? seat.mutable_bot()->set_type(table::v1::BOT_TYPE_CLEVER) : seat.mutable_person()->set_name(name);
    }
    update.set_seat(1);
    update.set_phase(table::v1::PHASE_PLAYING);
    for (const int score : {38, 41, 22, 5})
      update.add_scores(score);
    bench.run = "first";
    bench.arrive();
  }
  /// The server sends the table. Returns how many times the client then saves its profile.
  std::size_t tell() {
    bench.forget();
    session::v1::ServerMessage message;
    update.set_version(update.version() + 1);
    *message.mutable_table_update() = update;
    bench.tell(message);
    return bench.all<SaveProfile>().size();
  }
  const std::optional<KeptTable>& kept() const { return bench.core.profile().seats.at(0).table; }

  ClientBench bench;
  table::v1::TableUpdate update;
};

TEST_F(KeptPasurTest, IsDescribedInTheProfile) {
  EXPECT_EQ(tell(), 1U);
  const KeptTable expected{.kind = "pasur",
                           .name = "Sunday Pasur",
                           .people = {{.name = "Jonas"}, {.name = "Selma"}},
                           .bots = {table::v1::BOT_TYPE_CLEVER},
                           .seat = 1,
                           .scores = {38, 41, 22, 5},
                           .playing = true,
                           .seen = bench.today,
                           .since = bench.time_of_day};
  EXPECT_EQ(kept(), expected);
}

TEST_F(KeptPasurTest, IsSavedOnlyWhenSomethingThatMattersHasChanged) {
  EXPECT_EQ(tell(), 1U);
  update.add_seats_to_act(0);
  update.set_turn_time_left_ms(20'000);
  update.mutable_seats(0)->mutable_person()->set_connected(true);
  EXPECT_EQ(tell(), 0U);
  update.set_scores(1, 43);
  EXPECT_EQ(tell(), 1U);
  EXPECT_EQ(kept()->scores[1], 43);
  update.mutable_seats(2)->mutable_person()->set_name("Per");
  EXPECT_EQ(tell(), 1U);
  update.mutable_seats(2)->mutable_person()->set_picture(table::v1::PICTURE_OWL);
  EXPECT_EQ(tell(), 1U);
  EXPECT_EQ(kept()->people.at(0).picture, table::v1::PICTURE_OWL);
  update.set_phase(table::v1::PHASE_GATHERING);
  EXPECT_EQ(tell(), 1U);
  EXPECT_FALSE(kept()->playing);
  EXPECT_TRUE(kept()->scores.empty());
  bench.today += std::chrono::days{1};
  EXPECT_EQ(tell(), 1U) << "another day";
  EXPECT_EQ(kept()->seen, bench.today);
}

TEST_F(KeptPasurTest, IsKeptWithTheTimeSinceWhichItIsLikeThat) {
  bench.time_of_day = std::chrono::hours{21};
  tell();
  bench.time_of_day += std::chrono::minutes{40};
  EXPECT_EQ(tell(), 0U);
  EXPECT_EQ(kept()->since, std::chrono::hours{21});
  update.set_scores(1, 43);
  EXPECT_EQ(tell(), 1U);
  EXPECT_EQ(kept()->since, bench.time_of_day);
}

TEST_F(KeptPasurTest, IsKeptWhenThePersonStepsAwayAndForgottenWhenTheyLeave) {
  for (const bool keeps : {true, false}) {
    tell();
    Ask leave{7, {}};
    leave.message.mutable_leave_table()->set_keep_seat(keeps);
    bench.step(leave);
    bench.answer_done(bench.sent.back().request_id());
    EXPECT_EQ(bench.core.table(), nullptr);
    EXPECT_EQ(bench.core.profile().seats.size(), keeps ? 1U : 0U);
  }
}

TEST_F(KeptPasurTest, IsKeptOnceIfTheServerIsReachedAtAnotherAddress) {
  tell();
  bench.step(GoTo{{"10.0.0.7", 7313}, {}, false});
  bench.connect();
  bench.welcome(true, 0, "table");
  tell();
  ASSERT_THAT(bench.core.profile().seats, SizeIs(1));
  EXPECT_EQ(bench.core.profile().seats[0].server.host, "10.0.0.7");
  Ask leave{7, {}};
  leave.message.mutable_leave_table();
  bench.step(leave);
  bench.answer_done(bench.sent.back().request_id());
  EXPECT_THAT(bench.core.profile().seats, IsEmpty());
}

TEST_F(KeptPasurTest, IsForgottenWhenTheServerSaysThatTheSeatIsGone) {
  for (const auto reason : {session::v1::REFUSAL_REASON_NO_SUCH_TABLE, session::v1::REFUSAL_REASON_REMOVED,
                            session::v1::REFUSAL_REASON_TOO_FAST}) {
    tell();
    Ask join{7, {}};
    join.message.mutable_join_table()->set_table_id("table");
    bench.step(join);
    session::v1::ServerMessage refused;
    refused.set_request_id(bench.sent.back().request_id());
    refused.mutable_refused()->set_reason(reason);
    bench.tell(refused);
    EXPECT_EQ(bench.core.profile().seats.size(), reason == session::v1::REFUSAL_REASON_TOO_FAST ? 1U : 0U);
  }
}

TEST_F(KeptPasurTest, LeavesOutWhatAProfileCannotHold) {
  update.mutable_seats(0)->mutable_person()->set_name("Selma\ntoken");
  tell();
  EXPECT_THAT(kept()->people, SizeIs(1));
  update.mutable_seats(2)->mutable_person()->set_picture(static_cast<Picture>(99));
  tell();
  EXPECT_EQ(kept()->people.at(0), KeptPerson{.name = "Jonas"});
  update.mutable_settings()->set_name("Sunday\ntoken");
  tell();
  EXPECT_EQ(kept(), std::nullopt);
  update.mutable_settings()->set_name("Sunday");
  update.set_seat(4'000'000'000);
  tell();
  EXPECT_EQ(kept(), std::nullopt);
}

TEST_F(KeptPasurTest, IsDroppedWhateverIsKnownOfItsTable) {
  tell();
  KeptSeat seat = bench.core.profile().seats.at(0);
  seat.table.reset();
  bench.step(DropSeat{seat});
  EXPECT_THAT(bench.core.profile().seats, IsEmpty());
}

TEST_F(KeptTableTest, WhoMakesAnotherTableStepsAwayFromTheOneThatWaits) {
  ClientBench at;
  at.run = "first";
  at.step(GoTo{ClientBench::address(), {}, false});
  at.connect();
  at.welcome(true, 0, "table");
  Visit visit{at.core, ServerPage::none, 10};
  visit.step(visit::Pursue{visit::Create{}});
  const auto away = visit.step(Welcomed{.first = true, .resumed = true, .restarted = false});
  ASSERT_THAT(away, SizeIs(1));
  EXPECT_TRUE(std::get<Ask>(away[0]).message.leave_table().keep_seat());
  session::v1::ServerMessage done;
  done.mutable_done();
  const auto then = visit.step(Answered{std::get<Ask>(away[0]).tag, done});
  ASSERT_THAT(then, SizeIs(1));
  EXPECT_TRUE(std::get<Ask>(then[0]).message.has_create_table());
}

TEST_F(KeptTableTest, AVisitTakesTheTableOutAgain) {
  Visit visit{bench.core, ServerPage::none, 10};
  visit.step(visit::Pursue{visit::Resume{"table"}});
  const auto asks = visit.step(Welcomed{.first = true, .resumed = true, .restarted = false});
  ASSERT_THAT(asks, SizeIs(1));
  EXPECT_EQ(std::get<Ask>(asks[0]).message.join_table().table_id(), "table");
  session::v1::ServerMessage refused;
  refused.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
  const auto failed = visit.step(Answered{std::get<Ask>(asks[0]).tag, refused});
  ASSERT_THAT(failed, SizeIs(1));
  EXPECT_EQ(std::get<visit::Failed>(failed[0]).why, visit::Failed::Why::seat_gone);
}

}  // namespace
}  // namespace cardroom::client
