#include "client/net/lan_shell.h"

#include <csignal>
#include <gtest/gtest.h>

#include "tests/client/net/net_stage.h"

namespace cardroom::window {
namespace {

/// Other servers may be on this network, also those of other tests: only the one with this key counts.
const client::LanServer* find(const std::vector<client::LanServer>& servers, const KeyFingerprint& key) {
  const auto found =
      std::ranges::find_if(servers, [&](const client::LanServer& server) { return server.announcement.key == key; });
  return found == servers.end() ? nullptr : &*found;
}

TEST(LanShell, ListsAServerWhileItIsThereAndForgetsItWhenItHasGone) {
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

}  // namespace
}  // namespace cardroom::window
