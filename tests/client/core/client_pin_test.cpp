// The pinned key: which server is trusted.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/client_core.h"
#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

using Kind = Status::Kind;
using Why = Status::Why;
using namespace std::chrono_literals;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(ClientPin, IsTrustedOnFirstUse) {
  ClientBench bench;
  bench.arrive();
  EXPECT_EQ(bench.core.profile().keys.at(ClientBench::address()), ClientBench::key(1));
}

TEST(ClientPin, SendsNothingToAChangedKeyUntilThePersonAgrees) {
  ClientBench bench;
  bench.arrive();
  bench.cut();
  bench.wait(1s);
  bench.forget();
  bench.connect(2);
  EXPECT_THAT(bench.sent, IsEmpty());
  ASSERT_THAT(bench.all<KeyChanged>(), SizeIs(1));
  EXPECT_EQ(bench.all<KeyChanged>()[0].known, ClientBench::key(1));
  EXPECT_EQ(bench.all<KeyChanged>()[0].shown, ClientBench::key(2));
  bench.ask(1);
  bench.wait(1h);
  EXPECT_THAT(bench.sent, IsEmpty());

  bench.step(AcceptKey{});
  bench.connect(2);
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].hello().token(), "") << "the token belongs to the old key";
}

TEST(ClientPin, AcceptsOnlyTheKeyThatWasShown) {
  ClientBench bench;
  bench.arrive();
  bench.cut();
  bench.wait(1s);
  bench.connect(2);
  bench.forget();
  bench.step(AcceptKey{});
  bench.connect(3);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().kind, Kind::key_asked);
}

TEST(ClientPin, SendsNothingToAnotherServerThanTheInvited) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), ClientBench::key(7), false});
  bench.connect(1);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().why, Why::wrong_key);
  EXPECT_TRUE(bench.core.profile().keys.empty());
}

TEST(ClientPin, AnInvitationDoesNotReplaceAPinWithoutConsent) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.step(GoTo{ClientBench::address(), ClientBench::key(2), false});
  bench.connect(2);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().kind, Kind::key_asked);
}

TEST(ClientPin, AnOwnServerReplacesItSilently) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.step(GoTo{ClientBench::address(), ClientBench::key(2), true});
  bench.connect(2);
  EXPECT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.core.profile().keys.at(ClientBench::address()), ClientBench::key(2));
}

TEST(ClientPin, WaitsForAnOwnServerWhosePortAnotherOneHasTaken) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), ClientBench::key(1), true});
  bench.connect(1);
  bench.welcome(false);
  bench.cut();
  bench.wait(1s);
  bench.forget();
  bench.connect(2);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

}  // namespace
}  // namespace cardroom::client
