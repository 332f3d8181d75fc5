// Goal: two hosts on one network find each other and play, and unplugging a cable does not cost a player their seat.
// How: two network namespaces, as isolated from each other as two hosts, connected by a virtual wire. Needs root and
// `ip`; otherwise the tests are skipped with a message.
#include <gtest/gtest.h>

#include "tests/end_to_end/terminals.h"
#include "tests/support/network_host.h"

namespace cardroom::end_to_end {
namespace {

class TwoHosts : public ::testing::Test {
 protected:
  void SetUp() override {
    // Creating hosts needs privileges that some containers do not have.
    for (const NetworkHost* host : {&upstairs, &downstairs}) {
      if (!host->missing().empty()) GTEST_SKIP() << host->missing();
    }
    NetworkHost::connect(upstairs, "10.73.13.1", downstairs, "10.73.13.2", "cable0");
  }

  /// A server on the other host.
  std::unique_ptr<RunningServer> start_server(const RunningServer::Words& options) {
    return upstairs.run([&] { return std::make_unique<RunningServer>(options); });
  }
  static std::unique_ptr<ChildProcess> client(NetworkHost& host, const RunningServer& server, const std::string& name,
                                              const RunningServer::Words& options) {
    return host.run([&] { return server.client(name, options); });
  }

  NetworkHost upstairs;
  NetworkHost downstairs;
};

TEST_F(TwoHosts, FindEachOtherAndPlayAWholeGame) {
  const auto server = start_server({"--name", "Upstairs"});
  const auto bo = client(downstairs, *server, "Bo", {"--discover", "--create", "--seats", "oobb", "--games", "1"});
  const auto found = bo->line_with("found ");
  ASSERT_TRUE(found) << bo->said();
  EXPECT_EQ(*found, "found host=10.73.13.1 port=" + std::to_string(server->port()) + " name=Upstairs");
  const auto ann = client(upstairs, *server, "Ann", {"--games", "1"});
  for (ChildProcess* player : {bo.get(), ann.get()}) {
    EXPECT_TRUE(update(*player, {"game=1", "phase=GATHERING", "discards=16", "events=41"})) << player->said();
  }
}

TEST_F(TwoHosts, ACutCableCostsNoPlayerTheSeat) {
  const auto server = start_server({});
  const auto ann = client(upstairs, *server, "Ann", {"--create", "--seats", "oobb", "--games", "1", "--think", "300"});
  const auto bo = client(downstairs, *server, "Bo", {"--host", "10.73.13.1", "--games", "1", "--think", "300"});
  ASSERT_TRUE(update(*bo, {"game=1", "discards=2", "seat=1"})) << bo->said();
  downstairs.set_up("cable0", false);
  const auto held =
      ann->line([](const std::string& line) { return occupant(line, seat_of(line, "Bo")).starts_with("Bo:held"); });
  ASSERT_TRUE(held) << ann->said();
  ASSERT_TRUE(update(*ann, {"game=1", "discards=6"})) << ann->said();
  downstairs.set_up("cable0", true);
  const auto back = bo->line([](const std::string& line) { return has_all(line, {"resumed=1"}); });
  ASSERT_TRUE(back) << bo->said();
  const auto seated = update(*bo, {"game=1", "seat=1", "missed=0", "first_event=0"});
  ASSERT_TRUE(seated) << bo->said();
  EXPECT_TRUE(occupant(*seated, 1).starts_with("Bo:there")) << *seated;
  for (ChildProcess* player : {bo.get(), ann.get()}) {
    EXPECT_TRUE(update(*player, {"game=1", "phase=GATHERING", "discards=16", "events=41"}, 60s)) << player->said();
  }
}

TEST_F(TwoHosts, TheTerminalReportsServersAsLinksComeAndGo) {
  const auto server = start_server({"--name", "Upstairs"});
  const auto ann = client(upstairs, *server, "Ann", {"--create", "--seats", "oobb", "--games", "1"});
  TemporaryDirectory home;
  const auto bo = downstairs.run([&] { return terminal(home.path(), "Bo", {}); });
  ASSERT_TRUE(bo->line_with("Near you: 1  Upstairs, 10.73.13.1:")) << bo->said();
  for (int i = 0; i < 2; ++i) {
    downstairs.set_up("cable0", false);
    ASSERT_TRUE(bo->line_with("Upstairs has gone.")) << bo->said();
    ASSERT_TRUE(bo->line_with("Nobody was found near you yet.")) << bo->said();
    downstairs.set_up("cable0", true);
    ASSERT_TRUE(bo->line_with("Near you: 1  Upstairs, 10.73.13.1:")) << bo->said();
  }
  // Another table on the same server.
  const auto di = client(upstairs, *server, "Di", {"--create", "--seats", "oobb", "--games", "1"});
  ASSERT_TRUE(bo->line_with("Near you: 1  Upstairs, 10.73.13.1:")) << bo->said();
  ASSERT_TRUE(bo->line_with("Di")) << bo->said();
  bo->write("1\n");
  ASSERT_TRUE(bo->line_with("Tables at Upstairs:")) << bo->said();
}

}  // namespace
}  // namespace cardroom::end_to_end
