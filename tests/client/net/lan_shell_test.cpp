#include "client/net/lan_shell.h"

#include <QEventLoop>
#include <csignal>
#include <gtest/gtest.h>

#include "tests/client/net/net_stage.h"
#include "tests/support/network_host.h"

namespace cardroom::window {
namespace {

/// Other servers may be on this network, including those of other tests: only the one with this key counts.
const client::LanServer* find(const std::vector<client::LanServer>& servers, const KeyFingerprint& key) {
  const auto found =
      std::ranges::find_if(servers, [&](const client::LanServer& server) { return server.announcement.key == key; });
  return found == servers.end() ? nullptr : &*found;
}

TEST(LanShell, ListsAServerWhileItRunsAndForgetsItAfterwards) {
  Home home;
  ChildProcess server{
      {program("cardroom-server"), "--port", "0", "--name", "Kitchen", "--data-dir", home.path("server")}};
  const auto line = server.line_with("listening");
  ASSERT_TRUE(line) << server.said();
  const auto at = line->find("key=");
  const auto key = fingerprint_from_hex(line->substr(at + 4, 64));
  ASSERT_TRUE(key);

  LanShell lan;
  std::vector<client::LanServer> servers;
  QObject::connect(&lan, &LanShell::changed, [&] { servers = lan.servers(); });
  ASSERT_TRUE(waitUntil([&] { return find(servers, *key) != nullptr; })) << "nothing was heard of it";
  EXPECT_EQ(find(servers, *key)->announcement.name, "Kitchen");
  EXPECT_FALSE(lan.lonely());
  server.signal(SIGTERM);
  EXPECT_TRUE(waitUntil([&] { return find(servers, *key) == nullptr; }));
}

TEST(LanShell, FindsAServerOnAnotherHostAtItsAddress) {
  NetworkHost kitchen;
  NetworkHost garden;
  // Creating network hosts needs privileges that some containers do not have.
  if (!kitchen.missing().empty()) GTEST_SKIP() << kitchen.missing();
  NetworkHost::connect(kitchen, "10.73.0.1", garden, "10.73.0.2", "wire");
  Home home;
  const auto server = kitchen.run([&] {
    return std::make_unique<ChildProcess>(std::vector<std::string>{
        program("cardroom-server"), "--port", "7400", "--name", "Kitchen", "--data-dir", home.path("server")});
  });
  ASSERT_TRUE(server->line_with("listening")) << server->said();
  // Runs on that host's thread, with its own event loop; the host has its own network, so no other server is heard.
  garden.run([] {
    const QEventLoop makes_a_dispatcher;
    LanShell lan;
    ASSERT_TRUE(waitUntil([&] { return lan.servers().size() == 1; }));
    EXPECT_EQ(lan.servers()[0].announcement.name, "Kitchen");
    EXPECT_EQ(lan.servers()[0].announcement.port, 7400);
    EXPECT_EQ(lan.servers()[0].address, "10.73.0.1");
  });
}

TEST(LanShell, ReportsAfterAWhileThatNoServerIsThere) {
  NetworkHost alone;
  // Creating network hosts needs privileges that some containers do not have.
  if (!alone.missing().empty()) GTEST_SKIP() << alone.missing();
  alone.run([] {
    const QEventLoop makes_a_dispatcher;
    LanShell lan;
    EXPECT_FALSE(lan.lonely());
    EXPECT_TRUE(waitUntil([&] { return lan.lonely(); }));
  });
}

}  // namespace
}  // namespace cardroom::window
