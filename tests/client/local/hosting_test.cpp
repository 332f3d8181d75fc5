#include "client/local/hosting.h"

#include <gtest/gtest.h>

#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

OwnServer server(bool started_by_us = true) {
  return {.port = 7320,
          .key = ClientBench::key(1),
          .started_by_us = started_by_us,
          .addresses = {"192.168.1.20", "fd00::20"}};
}

class HostingTest : public ::testing::Test {
 protected:
  /// The client is welcomed by a server and sits at a table there, with this many others.
  void sit_at(const Address& address, int others) {
    bench.step(GoTo{address, {}, false});
    bench.connect();
    bench.welcome(false);
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_version(++version);
    update.set_seat(0);
    for (int seat = 0; seat <= others; ++seat)
      update.add_seats()->mutable_person()->set_connected(true);
    bench.tell(message);
    hosting.arrived();
  }
  void leave() {
    hosting.leaves();
    bench.step(Stop{});
  }

  const Address own{"127.0.0.1", 7320};
  const Address elsewhere{"den.example", 7320};
  ClientBench bench;
  Hosting hosting{bench.core};
  std::uint64_t version = 0;
};

TEST_F(HostingTest, EndsOnlyTheServerThatThisClientHasStarted) {
  EXPECT_FALSE(hosting.ours());
  hosting.use(server(false));
  EXPECT_FALSE(hosting.ours());
  hosting.use(server());
  EXPECT_TRUE(hosting.ours());
  hosting.use(std::nullopt);
  EXPECT_FALSE(hosting.ours());
}

TEST_F(HostingTest, KnowsWhetherTheClientIsThere) {
  hosting.use(server());
  EXPECT_FALSE(hosting.here());
  sit_at(elsewhere, 0);
  EXPECT_FALSE(hosting.here());
  sit_at(own, 0);
  EXPECT_TRUE(hosting.here());
}

TEST_F(HostingTest, TellsTheServerOnceToOutliveTheClient) {
  EXPECT_FALSE(hosting.keep()) << "there is no server";
  hosting.use(server(false));
  EXPECT_FALSE(hosting.keep()) << "another program has started it";
  hosting.use(server());
  EXPECT_TRUE(hosting.keep());
  EXPECT_FALSE(hosting.keep());
  EXPECT_TRUE(hosting.kept());
  hosting.end();
  EXPECT_FALSE(hosting.kept());
}

TEST_F(HostingTest, KeepsTheServerForOthersAtItsTableOnly) {
  hosting.use(server());
  sit_at(own, 0);
  EXPECT_FALSE(hosting.keep_for_others());
  sit_at(elsewhere, 2);
  EXPECT_FALSE(hosting.keep_for_others());
  sit_at(own, 2);
  EXPECT_TRUE(hosting.keep_for_others());
  EXPECT_FALSE(hosting.keep_for_others());
}

TEST_F(HostingTest, CountsTheOthersAtItsTableUntilTheClientIsBackThere) {
  hosting.use(server());
  sit_at(own, 2);
  EXPECT_EQ(hosting.others(), 2);
  leave();
  EXPECT_EQ(hosting.others(), 2);
  sit_at(elsewhere, 1);
  EXPECT_EQ(hosting.others(), 2) << "not those at the other table";
  leave();
  EXPECT_EQ(hosting.others(), 2);
  sit_at(own, 1);
  EXPECT_EQ(hosting.others(), 1);
  bench.step(Stop{});  // The table was closed, so nobody is left behind.
  EXPECT_EQ(hosting.others(), 0);
}

TEST_F(HostingTest, TellsGuestsEveryAddressOfItsOwnAndOtherwiseTheOneInUse) {
  hosting.use(server());
  sit_at(own, 0);
  EXPECT_EQ(hosting.guest_addresses(), (std::vector<Address>{{"192.168.1.20", 7320}, {"fd00::20", 7320}}));
  sit_at(elsewhere, 0);
  EXPECT_EQ(hosting.guest_addresses(), std::vector<Address>{elsewhere});
  hosting.use(OwnServer{.port = 7320, .key = {}, .addresses = {}});
  sit_at(own, 0);
  EXPECT_EQ(hosting.guest_addresses(), std::vector<Address>{own}) << "a machine without a network";
}

TEST_F(HostingTest, IsRecognisedInAnnouncementsByItsKeyOrElseByItsPortOnThisMachine) {
  LanServer heard{};
  heard.address = "192.168.1.20";
  heard.announcement.port = 7320;
  heard.announcement.key = ClientBench::key(1);
  EXPECT_FALSE(hosting.announced_by(heard));
  hosting.use(server());
  EXPECT_TRUE(hosting.announced_by(heard));
  heard.announcement.key = ClientBench::key(2);
  EXPECT_FALSE(hosting.announced_by(heard));
  hosting.use(OwnServer{.port = 7320, .key = {}, .addresses = {}});
  EXPECT_FALSE(hosting.announced_by(heard)) << "another machine";
  heard.address = "127.0.0.1";
  EXPECT_TRUE(hosting.announced_by(heard));
}

TEST_F(HostingTest, StartsAServerThatDiesAgainThreeTimesInTenMinutes) {
  Instant now = kRestartsWithin;
  for (std::size_t i = 0; i < kRestartsMax; ++i) {
    hosting.use(server());
    EXPECT_EQ(hosting.died(now), 7320);
    EXPECT_FALSE(hosting.server());
    now += std::chrono::seconds{1};
  }
  hosting.use(server());
  EXPECT_FALSE(hosting.died(now)) << "it has died too often";
  hosting.use(server());
  EXPECT_EQ(hosting.died(now + kRestartsWithin), 7320);
}

TEST_F(HostingTest, TellsOnceWhetherTheClientAwaitsARestart) {
  OwnServer moved = server();
  ++moved.port;
  hosting.use(server());
  EXPECT_FALSE(hosting.client_awaits_restart()) << "it has not died";
  sit_at(own, 0);
  ASSERT_TRUE(hosting.died({}));
  EXPECT_FALSE(hosting.client_awaits_restart()) << "it is not running yet";
  hosting.use(server());
  ASSERT_TRUE(hosting.died({}));
  hosting.use(moved);
  EXPECT_TRUE(hosting.client_awaits_restart());
  EXPECT_FALSE(hosting.client_awaits_restart());
}

TEST_F(HostingTest, ARestartDoesNotConcernAClientThatIsElsewhere) {
  hosting.use(server());
  sit_at(own, 0);
  ASSERT_TRUE(hosting.died({}));
  sit_at(elsewhere, 0);
  hosting.use(server());
  EXPECT_FALSE(hosting.client_awaits_restart());
  sit_at(own, 0);
  ASSERT_TRUE(hosting.died({}));
  bench.step(Stop{});
  hosting.use(server());
  EXPECT_FALSE(hosting.client_awaits_restart()) << "the person has left";
}

TEST_F(HostingTest, DoesNotStartAServerAgainThatWasThereBeforeIfTheClientIsElsewhere) {
  hosting.use(server(false));
  EXPECT_FALSE(hosting.died({}));
  EXPECT_FALSE(hosting.server());
}

TEST_F(HostingTest, StartsAServerAgainThatWasThereBeforeIfTheClientHasLostIt) {
  hosting.use(server(false));
  sit_at(own, 0);
  EXPECT_FALSE(hosting.may_have_died());
  bench.cut();
  ASSERT_TRUE(hosting.may_have_died());
  EXPECT_EQ(hosting.died({}), 7320);
  EXPECT_FALSE(hosting.may_have_died()) << "it is being restarted";
  EXPECT_FALSE(hosting.must_keep_again()) << "it is not running yet";
  hosting.use(server());
  EXPECT_TRUE(hosting.must_keep_again()) << "it did not depend on this client";
  EXPECT_FALSE(hosting.must_keep_again());
  EXPECT_TRUE(hosting.client_awaits_restart());
}

TEST_F(HostingTest, LeavesAServerThatSaysGoodbyeToThoseWhoStartedIt) {
  hosting.use(server(false));
  sit_at(own, 0);
  bench.goodbye(session::v1::GOODBYE_REASON_SHUTTING_DOWN, 1'000);
  ASSERT_EQ(bench.core.status().kind, Status::Kind::waiting);
  EXPECT_FALSE(hosting.may_have_died());
  EXPECT_FALSE(hosting.died({}));
}

TEST_F(HostingTest, LeavesAServerWhoseKeyItDoesNotKnow) {
  hosting.use(OwnServer{.port = 7320, .key = {}, .addresses = {}});
  sit_at(own, 0);
  bench.cut();
  EXPECT_FALSE(hosting.may_have_died()) << "it may be another user's";
}

TEST_F(HostingTest, KeepsAServerAgainOnlyIfItWasKept) {
  hosting.use(server());
  ASSERT_TRUE(hosting.died({}));
  hosting.use(server());
  EXPECT_FALSE(hosting.must_keep_again());
  ASSERT_TRUE(hosting.keep());
  ASSERT_TRUE(hosting.died({}));
  hosting.use(server());
  EXPECT_TRUE(hosting.must_keep_again());
}

TEST_F(HostingTest, FollowsAServerThatAnotherProgramHasStartedAgainElsewhere) {
  OwnServer moved = server(false);
  ++moved.port;
  hosting.use(server(false));
  sit_at(own, 0);
  bench.cut();
  hosting.restarted_by_another(moved);
  EXPECT_FALSE(hosting.ours());
  EXPECT_TRUE(hosting.client_awaits_restart());
}

TEST(RestartLooks, AreMadeAtOnceAndForFiveSeconds) {
  using namespace std::chrono_literals;
  RestartLooks looks;
  EXPECT_FALSE(looks.next()) << "no restart has failed";
  looks.begin();
  EXPECT_EQ(looks.next(), 0ms);
  std::chrono::milliseconds waited{};
  while (const auto wait = looks.next()) {
    EXPECT_GT(*wait, 0ms);
    waited += *wait;
    ASSERT_LE(waited, 5s);
  }
  EXPECT_GT(waited, 4s);
  EXPECT_FALSE(looks.next());
  looks.begin();
  EXPECT_EQ(looks.next(), 0ms) << "the next restart";
}

}  // namespace
}  // namespace cardroom::client
