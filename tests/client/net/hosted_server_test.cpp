#include "client/net/hosted_server.h"

#include <csignal>
#include <fstream>
#include <gtest/gtest.h>

#include "tests/client/net/net_stage.h"

namespace cardroom::window {
namespace {

class HostedServerTest : public ::testing::Test {
 protected:
  HostedServerTest() {
    QObject::connect(&server, &HostedServer::ready, [this](const client::OwnServer& one) { ready = one; });
    QObject::connect(&server, &HostedServer::failed, [this](const QString& why) { failed = why; });
    QObject::connect(&server, &HostedServer::ended, [this] { ended = true; });
  }

  static bool is_alive(int pid) { return ::kill(pid, 0) == 0; }

  Home home;
  HostedServer server;
  std::optional<client::OwnServer> ready;
  std::optional<QString> failed;
  bool ended = false;
};

TEST_F(HostedServerTest, SaysWhereItListensAndEndsWhenAsked) {
  server.start({});
  ASSERT_TRUE(waitUntil([&] { return ready.has_value() || failed.has_value(); }));
  ASSERT_TRUE(ready) << failed->toStdString();
  EXPECT_TRUE(ready->started_by_us);
  EXPECT_NE(ready->port, 0);
  EXPECT_EQ(client::running_server()->port, ready->port) << "other clients of this user do not find it";
  server.end();
  EXPECT_TRUE(waitUntil([&] { return ended; }));
  EXPECT_FALSE(is_alive(ready->pid));
}

TEST_F(HostedServerTest, EndsWithTheProgram) {
  int pid = 0;
  {
    HostedServer brief;
    QObject::connect(&brief, &HostedServer::ready, [&](const client::OwnServer& one) { pid = one.pid; });
    brief.start({});
    ASSERT_TRUE(waitUntil([&] { return pid != 0; }));
  }
  EXPECT_TRUE(waitUntil([] { return !client::running_server().has_value(); }));
}

TEST_F(HostedServerTest, OutlivesTheProgramIfItIsToldTo) {
  int pid = 0;
  {
    HostedServer brief;
    QObject::connect(&brief, &HostedServer::ready, [&](const client::OwnServer& one) { pid = one.pid; });
    brief.start({});
    ASSERT_TRUE(waitUntil([&] { return pid != 0; }));
    brief.outlive();
  }
  // If a client can connect, the server is still running, however much time has passed.
  TestClient kari{home, "Kari"};
  const auto running = client::running_server();
  ASSERT_TRUE(running);
  kari.shell.step(client::GoTo{{"127.0.0.1", running->port}, running->key});
  EXPECT_TRUE(kari.waitFor(client::Status::Kind::online));
  EXPECT_EQ(running->pid, pid);
  ::kill(pid, SIGTERM);
}

TEST_F(HostedServerTest, ReportsErrorsInAPropertyFile) {
  const auto file = home.path("bad.properties");
  std::ofstream{file} << "seed=1\nplayers.0=wizard\n";
  server.start({.data_dir = {}, .property_file = PropertyFileWords{"lucky-thirteen", file.string()}});
  ASSERT_TRUE(waitUntil([&] { return ready.has_value() || failed.has_value(); }));
  ASSERT_TRUE(failed);
  for (const char* part : {"bad.properties", "2", "players.0", "wizard"})
    EXPECT_TRUE(failed->contains(QLatin1StringView{part})) << failed->toStdString();
}

}  // namespace
}  // namespace cardroom::window
