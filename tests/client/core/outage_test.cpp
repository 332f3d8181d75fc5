#include "client/core/outage.h"

#include <gtest/gtest.h>

#include "tests/client/core/client_bench.h"

/// What a client knows during an outage and can therefore promise its user.
namespace cardroom::client {
namespace {

using namespace std::chrono_literals;
using Cause = Outage::Cause;

struct OutageTest : ::testing::Test {
  OutageTest() {
    bench.arrive();
    session::v1::ServerMessage message;
    message.mutable_table_update()->set_table_id("table");
    message.mutable_table_update()->set_version(1);
    message.mutable_table_update()->set_seat(0);
    bench.tell(message);
  }
  std::optional<Outage> outage() const { return outage_of(bench.core, bench.now); }
  /// Makes the next connection attempt fail: refused, or with no route to the host.
  void attempt(bool refused) {
    bench.wait(5s);
    bench.step(ConnectionClosed{bench.opened.back().connection, refused ? "refused" : "no route", refused});
  }

  ClientBench bench;
};

TEST_F(OutageTest, DoesNotExistWhileTheServerAnswers) {
  EXPECT_FALSE(outage());
}

TEST_F(OutageTest, HasNoKnownCauseAfterACutAndABotPlaysFifteenSecondsLater) {
  bench.cut();
  ASSERT_TRUE(outage());
  EXPECT_EQ(outage()->cause, Cause::unknown);
  EXPECT_TRUE(outage()->at_table);
  EXPECT_TRUE(outage()->seated);
  EXPECT_EQ(outage()->until_held, 15s);
  bench.now += 4s;
  EXPECT_EQ(outage()->until_held, 11s);
  bench.now += 40s;
  EXPECT_EQ(outage()->until_held, 0s);
}

TEST_F(OutageTest, CountsNothingIfABotPlaysAlready) {
  session::v1::ServerMessage message;
  message.mutable_table_update()->set_table_id("table");
  message.mutable_table_update()->set_version(2);
  message.mutable_table_update()->set_seat(0);
  message.mutable_table_update()->add_seats()->mutable_person()->set_held_by_bot(true);
  bench.tell(message);
  bench.cut();
  EXPECT_TRUE(outage()->seated);
  EXPECT_EQ(outage()->until_held, 0s);
}

// As happens after Ctrl-Z and fg: the server's bytes are read late, followed by the notice that it has closed the
// connection.
TEST_F(OutageTest, DoesNotDateBytesThatWaitedDuringASuspension) {
  bench.now += 50s;
  bench.step(BytesReceived{bench.opened.back().connection, std::string(1, '\0')});
  bench.cut();
  EXPECT_EQ(outage()->until_held, 0s);
}

TEST_F(OutageTest, DoesNotDateThemAfterAnOwnHeartbeatEither) {
  bench.hold(50s);
  bench.step(BytesReceived{bench.opened.back().connection, std::string(1, '\0')});
  bench.cut();
  EXPECT_EQ(outage()->until_held, 0s);
}

TEST_F(OutageTest, DatesBytesThatArriveAfterASuspension) {
  bench.hold(4s);
  bench.wait(kSpeakUp);
  bench.step(BytesReceived{bench.opened.back().connection, std::string(1, '\0')});
  bench.cut();
  EXPECT_EQ(outage()->until_held, 15s);
}

TEST_F(OutageTest, IsARefusalIfNoProgramListensThere) {
  bench.cut();
  attempt(/*refused=*/true);
  EXPECT_EQ(outage()->cause, Cause::refused);
  attempt(/*refused=*/false);
  EXPECT_EQ(outage()->cause, Cause::unknown) << "now the host does not answer either";
  attempt(/*refused=*/true);
  bench.wait(5s);
  bench.wait(kConnectingMax);
  EXPECT_EQ(outage()->cause, Cause::unknown) << "no host has answered";
}

TEST_F(OutageTest, LosesTheSeatWhenTheServerStops) {
  EXPECT_EQ(bench.core.profile().seats.at(0).server, ClientBench::address());
  bench.goodbye(session::v1::GOODBYE_REASON_SHUTTING_DOWN, 2'000);
  EXPECT_EQ(outage()->cause, Cause::stopped);
  attempt(/*refused=*/true);
  EXPECT_EQ(outage()->cause, Cause::stopped) << "the goodbye has announced it";
  EXPECT_TRUE(bench.core.profile().seats.empty());
}

TEST_F(OutageTest, LosesTheSeatWhenTheHostClosesTheServer) {
  bench.goodbye(session::v1::GOODBYE_REASON_CLOSED, 0);
  EXPECT_EQ(bench.core.status().kind, Status::Kind::offline);
  EXPECT_FALSE(outage()) << "nothing is tried any more";
  EXPECT_TRUE(bench.core.profile().seats.empty());
}

TEST_F(OutageTest, LosesTheSeatWhenTheProcessOfTheServerEnds) {
  bench.cut();
  bench.forget();
  bench.step(ServerEnded{});
  EXPECT_EQ(bench.core.status().kind, Status::Kind::offline);
  EXPECT_EQ(bench.core.status().why, Status::Why::server_ended);
  EXPECT_TRUE(bench.core.profile().seats.empty());
  EXPECT_EQ(bench.all<SaveProfile>().size(), 1U);
}

TEST_F(OutageTest, KeepsTheSeatWhenANewerClientSupersedesThisOne) {
  bench.goodbye(session::v1::GOODBYE_REASON_SUPERSEDED, 0);
  EXPECT_EQ(bench.core.profile().seats.at(0).server, ClientBench::address());
}

TEST(Outages, LoseNothingIfTheClientIsAtNoTable) {
  ClientBench bench;
  bench.arrive();
  bench.cut();
  const auto outage = outage_of(bench.core, bench.now);
  ASSERT_TRUE(outage);
  EXPECT_FALSE(outage->at_table);
  EXPECT_FALSE(outage->seated);
}

TEST(Outages, NeedAServerThatWasReached) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.step(ConnectionClosed{bench.opened.back().connection, "refused", true});
  EXPECT_FALSE(outage_of(bench.core, bench.now));
}

}  // namespace
}  // namespace cardroom::client
