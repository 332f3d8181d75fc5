// The hello message, heartbeats, and reconnecting.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/client_core.h"
#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

using Kind = Status::Kind;
using Why = Status::Why;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// --- Hello -------------------------------------------------------------------------------------------------------

TEST(ClientHello, IsTheFirstMessageAndNamesThePerson) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  EXPECT_THAT(bench.sent, IsEmpty());
  bench.connect();
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].hello().name(), "Kari");
  EXPECT_EQ(bench.sent[0].hello().protocol_min(), kProtocolMin);
  EXPECT_EQ(bench.sent[0].hello().token(), "");
  EXPECT_EQ(bench.core.status().kind, Kind::connecting);
  bench.welcome(false);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
}

TEST(ClientHello, SendsTheTokenToTheServerThatIssuedIt) {
  ClientBench bench;
  bench.arrive();
  EXPECT_THAT(bench.all<SaveProfile>(), SizeIs(2)) << "the pin, and the token";
  bench.cut();
  bench.wait(1s);
  bench.connect();
  EXPECT_EQ(bench.sent.back().hello().token(), ClientBench::token('a'));
}

TEST(ClientHello, NeverShowsATokenToAnotherServer) {
  ClientBench bench;
  bench.arrive();
  bench.step(GoTo{{"other.example", 7313}, {}, false});
  bench.connect(2);
  EXPECT_EQ(bench.sent.back().hello().token(), "");
}

TEST(ClientHello, NamesTheLastEventSeen) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 3);
  bench.cut();
  bench.wait(1s);
  bench.connect();
  const auto& seen = bench.sent.back().hello().seen();
  EXPECT_EQ(seen.table_id(), "table");
  EXPECT_EQ(seen.game_number(), 1U);
  EXPECT_EQ(seen.next_event(), 3U);
}

TEST(ClientHello, RefusedForGoodIsNotRepeated) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.goodbye(session::v1::GOODBYE_REASON_CLIENT_TOO_OLD, 0);
  EXPECT_EQ(bench.core.status().kind, Kind::offline);
  EXPECT_EQ(bench.core.status().why, Why::said_goodbye);
  EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_CLIENT_TOO_OLD);
  bench.wait(1h);
  EXPECT_THAT(bench.opened, SizeIs(1));
}

// --- The network -------------------------------------------------------------------------------------------------

TEST(ClientNetwork, SendsAHeartbeatEveryTwoSeconds) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  for (int i = 0; i < 5; ++i) {
    bench.wait(2s);
    bench.update(static_cast<std::uint64_t>(i) + 1, 0, 0);
  }
  EXPECT_THAT(bench.sent, SizeIs(5));
  for (const auto& message : bench.sent)
    EXPECT_TRUE(message.has_heartbeat());
}

TEST(ClientNetwork, ASilentServerIsLostAfterSixSeconds) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5'999ms);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
  bench.wait(1ms);
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
  EXPECT_EQ(bench.closed, 1);
}

TEST(ClientNetwork, AfterASuspensionTheServerMaySpeakFirst) {
  ClientBench bench;
  bench.arrive();
  bench.hold(8s);
  EXPECT_EQ(bench.core.status().kind, Kind::online) << "its messages may be waiting to be read";
  bench.step(BytesReceived{bench.opened.back().connection, std::string(1, '\0')});
  bench.wait(5'999ms);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
  bench.wait(1ms);
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

TEST(ClientNetwork, AServerThatStaysSilentIsLostSoonAfterASuspension) {
  ClientBench bench;
  bench.arrive();
  bench.hold(8s);
  bench.wait(kSpeakUp - 1ms);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
  bench.wait(1ms);
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

TEST(ClientNetwork, RepeatedSuspensionsDoNotExcuseASilentServerForEver) {
  ClientBench bench;
  bench.arrive();
  bench.hold(8s);
  bench.hold(8s);
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

TEST(ClientNetwork, AnyByteIsASignOfLife) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5s);
  bench.step(BytesReceived{bench.opened.back().connection, std::string(1, '\0')});
  bench.wait(5s);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
}

TEST(ClientNetwork, ReconnectsQuicklyAtFirstAndNeverGivesUp) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5s);  // After a successful connection, the delays start again with the shortest.
  std::vector<Instant> pauses;
  for (int i = 0; i < 8; ++i) {
    bench.cut();
    pauses.push_back(bench.core.status().until - bench.now);
    bench.wait(pauses.back());
  }
  EXPECT_THAT(pauses, ElementsAre(50ms, 250ms, 500ms, 1s, 2s, 4s, 4s, 4s));
  EXPECT_EQ(bench.core.status().kind, Kind::connecting);
}

TEST(ClientNetwork, TryNowConnectsAtOnce) {
  ClientBench bench;
  bench.arrive();
  bench.step(TryNow{});
  EXPECT_THAT(bench.opened, SizeIs(1)) << "there is nothing to wait for";
  bench.cut();
  ASSERT_EQ(bench.core.status().kind, Kind::waiting);
  bench.step(TryNow{});
  EXPECT_EQ(bench.core.status().kind, Kind::connecting);
  EXPECT_THAT(bench.opened, SizeIs(2));
  bench.step(TryNow{});
  EXPECT_THAT(bench.opened, SizeIs(2)) << "one is under way";
}

TEST(ClientNetwork, FollowsARestartedServerToItsNewPort) {
  ClientBench bench;
  bench.arrive();
  Address moved = bench.core.server();
  ++moved.port;
  bench.cut();
  bench.step(ServerRestarted{moved});
  EXPECT_EQ(bench.core.server(), moved);
  EXPECT_EQ(bench.core.status().kind, Kind::connecting);
  EXPECT_THAT(bench.opened, SizeIs(2));
  bench.step(ServerRestarted{moved});
  EXPECT_THAT(bench.opened, SizeIs(2)) << "one is under way";
  bench.step(Stop{});
  bench.step(ServerRestarted{moved});
  EXPECT_EQ(bench.core.status().kind, Kind::offline) << "the person has left";
}

TEST(ClientNetwork, LeavesTheOldPortOfARestartedServerBeforeItsLossIsNoticed) {
  ClientBench bench;
  bench.arrive();
  Address moved = bench.core.server();
  ++moved.port;
  bench.step(ServerRestarted{bench.core.server()});
  EXPECT_EQ(bench.core.status().kind, Kind::online) << "the loss follows";
  bench.step(ServerRestarted{moved});
  EXPECT_EQ(bench.core.status().kind, Kind::connecting);
  EXPECT_THAT(bench.opened, SizeIs(2));
}

TEST(ClientNetwork, AServerThatAcceptsAndDropsConnectionsIsNotCalledInALoop) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5s);
  for (int i = 0; i < 6; ++i) {
    bench.cut();
    bench.wait(bench.core.status().until - bench.now);
    bench.connect();
    bench.welcome(true);
  }
  bench.cut();
  EXPECT_EQ(bench.core.status().until - bench.now, 4s);
}

TEST(ClientNetwork, ThePersonIsToldIfNoServerWasEverReached) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  for (int i = 0; i < kFirstAttemptsMax; ++i) {
    EXPECT_NE(bench.core.status().kind, Kind::offline);
    bench.step(ConnectionClosed{bench.opened.back().connection, "connection refused"});
    bench.wait(1s);
  }
  EXPECT_EQ(bench.core.status().why, Why::no_server);
  EXPECT_EQ(bench.core.status().text, "connection refused");
}

TEST(ClientNetwork, AnAttemptWithoutAnAnswerEnds) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.wait(kConnectingMax);
  EXPECT_EQ(bench.closed, 1);
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

TEST(ClientNetwork, IgnoresBytesOfAnOldConnection) {
  ClientBench bench;
  bench.arrive();
  const auto old = bench.opened.back().connection;
  bench.cut();
  bench.wait(1s);
  bench.connect();
  bench.step(BytesReceived{old, std::string(8, '\xFF')});
  bench.step(ConnectionClosed{old, "late"});
  bench.welcome(true);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
}

TEST(ClientNetwork, MalformedBytesEndTheConnectionAndRepeatedOnesTheAttempts) {
  ClientBench bench;
  bench.arrive();
  for (int i = 0; i < kMalformedMax; ++i) {
    EXPECT_NE(bench.core.status().kind, Kind::offline);
    if (i > 0) {
      bench.wait(4s);
      bench.connect();
    }
    bench.step(BytesReceived{bench.opened.back().connection, std::string("\0\0\0\2\xFF\xFF", 6)});
  }
  EXPECT_EQ(bench.core.status().why, Why::not_a_server);
}

TEST(ClientNetwork, AFrameThatIsTooLongEndsTheConnectionAtItsHeader) {
  ClientBench bench;
  bench.arrive();
  bench.step(BytesReceived{bench.opened.back().connection, std::string("\0\1\0\1", 4)});
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

TEST(ClientNetwork, IgnoresUnknownMessagesOfANewerServer) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.step(BytesReceived{bench.opened.back().connection, std::string("\0\0\0\4\xCA\x3E\1x", 8)});  // Field 1001.
  EXPECT_EQ(bench.core.status().kind, Kind::online);
  EXPECT_THAT(bench.said, IsEmpty());
}

TEST(ClientNetwork, TheLastGoodbyeIsTheReasonUntilTheServerIsBack) {
  ClientBench bench;
  bench.arrive();
  bench.goodbye(session::v1::GOODBYE_REASON_SHUTTING_DOWN, 2'000);
  for (int i = 0; i < 5; ++i) {
    bench.wait(5s);
    bench.cut();
    EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  }
  bench.wait(5s);
  bench.connect();
  bench.welcome(true);
  EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_UNSPECIFIED);
  bench.cut();
  EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_UNSPECIFIED);
}

TEST(ClientNetwork, GoodbyeWithATimeIsObeyedToTheMillisecond) {
  ClientBench bench;
  bench.arrive();
  bench.goodbye(session::v1::GOODBYE_REASON_SHUTTING_DOWN, 30'000);
  EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  bench.wait(29'999ms);
  EXPECT_THAT(bench.opened, SizeIs(1));
  bench.wait(1ms);
  EXPECT_THAT(bench.opened, SizeIs(2));
}

TEST(ClientNetwork, DoesNotReconnectAfterItWasSuperseded) {
  ClientBench bench;
  bench.arrive();
  bench.goodbye(session::v1::GOODBYE_REASON_SUPERSEDED, 0);
  bench.wait(1h);
  EXPECT_THAT(bench.opened, SizeIs(1));
}

TEST(ClientNetwork, StopEndsTheConnection) {
  ClientBench bench;
  bench.arrive();
  bench.step(Stop{});
  EXPECT_EQ(bench.closed, 1);
  bench.wait(1h);
  EXPECT_THAT(bench.opened, SizeIs(1));
}

}  // namespace
}  // namespace cardroom::client
