// How a ClientCore leaves or loses its table, and where its seat waits.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/client_core.h"
#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

using namespace std::chrono_literals;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(ClientTable, ReportsThatTheServerWasRestarted) {
  ClientBench bench;
  bench.run = "first";
  bench.arrive();
  std::uint32_t version = 0;
  const auto after_restart = [&] {
    bench.forget();
    bench.update(++version, 0, 1);
    return bench.all<TableChanged>().at(0).after_restart;
  };
  EXPECT_FALSE(after_restart());
  for (const char* run : {"first", "second"}) {
    bench.cut();
    bench.wait(1s);
    bench.connect();
    bench.run = run;
    bench.welcome(true, 0, "table");
    EXPECT_EQ(after_restart(), bench.run == "second");
    EXPECT_FALSE(after_restart()) << "once";
  }
}

TEST(ClientTable, IsLeftWhenLeavingIsAnswered) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  Ask leave{5, {}};
  leave.message.mutable_leave_table();
  bench.step(leave);
  EXPECT_NE(bench.core.table(), nullptr);
  bench.answer_done(1);
  EXPECT_EQ(bench.core.table(), nullptr);
  EXPECT_THAT(bench.all<TableLeft>(), SizeIs(1));
}

TEST(ClientTable, IsLeftWhenTheServerSaysSo) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  session::v1::ServerMessage message;
  message.mutable_left_table()->set_table_id("table");
  message.mutable_left_table()->set_reason(lobby::v1::LEFT_REASON_REMOVED);
  bench.tell(message);
  ASSERT_THAT(bench.all<TableLeft>(), SizeIs(1));
  EXPECT_EQ(bench.all<TableLeft>()[0].reason, lobby::v1::LEFT_REASON_REMOVED);
  EXPECT_FALSE(bench.all<TableLeft>()[0].forgotten);
}

session::v1::ServerMessage seat_given() {
  session::v1::ServerMessage message;
  message.mutable_left_table()->set_table_id("table");
  message.mutable_left_table()->set_reason(lobby::v1::LEFT_REASON_SEAT_GIVEN);
  message.mutable_left_table()->set_name("Ola");
  return message;
}

TEST(ClientTable, IsLeftWhenTheSeatWasGivenToSomebodyElse) {
  ClientBench bench;
  bench.arrive();
  bench.sit();
  bench.tell(seat_given());
  EXPECT_EQ(bench.core.table(), nullptr);
  ASSERT_THAT(bench.all<TableLeft>(), SizeIs(1));
  EXPECT_EQ(bench.all<TableLeft>()[0].name, "Ola");
  EXPECT_TRUE(bench.core.profile().seats.empty());
}

TEST(ClientTable, ASeatThatWasGivenAwayBeforeThisProgramWasStartedIsReportedToo) {
  ClientBench bench{
      Profile{.name = "Kari", .keys = {}, .tokens = {}, .seats = {{ClientBench::address(), false, "table"}}}};
  bench.run = "first";
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.welcome(/*resumed=*/true, 0, "table");
  bench.tell(seat_given());
  ASSERT_THAT(bench.all<TableLeft>(), SizeIs(1));
  EXPECT_EQ(bench.all<TableLeft>()[0].reason, lobby::v1::LEFT_REASON_SEAT_GIVEN);
  EXPECT_EQ(bench.all<TableLeft>()[0].name, "Ola");
  EXPECT_TRUE(bench.core.profile().seats.empty());
}

TEST(ClientTable, IsGoneAfterARestartOfTheServer) {
  ClientBench bench;
  bench.arrive();
  bench.sit();
  bench.goodbye(session::v1::GOODBYE_REASON_SHUTTING_DOWN, 2'000);
  EXPECT_EQ(bench.core.status().kind, Status::Kind::waiting);
  EXPECT_NE(bench.core.table(), nullptr);
  bench.wait(2s);
  ASSERT_THAT(bench.opened, SizeIs(2)) << "unasked";
  bench.cut();
  bench.wait(10s);
  ASSERT_GT(bench.opened.size(), 2U) << "until the server is back";
  bench.connect();
  bench.welcome(false, 0, {}, 'b');
  EXPECT_EQ(bench.core.table(), nullptr);
  ASSERT_THAT(bench.all<TableLeft>(), SizeIs(1));
  EXPECT_TRUE(bench.all<TableLeft>()[0].forgotten);
  EXPECT_EQ(bench.core.profile().tokens.at(ClientBench::key(1)), ClientBench::token('b'));
  EXPECT_TRUE(bench.core.profile().seats.empty());
}

TEST(ClientTable, StoresWhereASeatWaitsInTheProfile) {
  ClientBench bench;
  bench.arrive();
  session::v1::ServerMessage message;
  message.mutable_table_update()->set_table_id("table");
  message.mutable_table_update()->set_version(1);
  message.mutable_table_update()->set_seat(0);
  bench.tell(message);
  EXPECT_EQ(bench.core.profile().seats.at(0).server, ClientBench::address());
  bench.step(Stop{});
  EXPECT_EQ(bench.core.profile().seats.at(0).server, ClientBench::address());
  bench.step(GoTo{{"other.example", 7313}, {}, false});
  bench.connect(2);
  bench.welcome(false);
  EXPECT_EQ(bench.core.profile().seats.at(0).server, ClientBench::address()) << "another server knows nothing of it";
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.welcome(true);
  EXPECT_TRUE(bench.core.profile().seats.empty()) << "the server knows of no seat for this session";
}

/// The table was put away. The client asks for it, loses the connection, and asks again; both requests are answered.
TEST(ClientTable, StaysWhenAnEarlierConnectionHasAskedForIt) {
  ClientBench bench;
  bench.run = "first process";
  bench.arrive();
  bench.sit();
  bench.cut();
  const auto reconnect = [&](std::uint64_t last_request_id) {
    bench.now = bench.wake_at.value();
    bench.step(Woken{});
    bench.connect();
    bench.welcome(true, last_request_id);
  };
  reconnect(0);
  bench.cut();
  reconnect(1);
  session::v1::ServerMessage joined;
  joined.set_request_id(1);
  joined.mutable_joined_table()->set_table_id("table");
  bench.tell(joined);
  session::v1::ServerMessage refused;
  refused.set_request_id(2);
  refused.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_AT_A_TABLE);
  bench.tell(refused);
  EXPECT_THAT(bench.all<TableLeft>(), IsEmpty());
  ASSERT_NE(bench.core.table(), nullptr);
  EXPECT_EQ(bench.core.table()->update.table_id(), "table");
}

}  // namespace
}  // namespace cardroom::client
