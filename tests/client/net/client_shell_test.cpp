// The window's connection to the real server, over TLS on this machine: trust, and recovery from lost connections.

#include "client/net/client_shell.h"

#include <csignal>
#include <gtest/gtest.h>

#include "client/local/usual_table.h"
#include "tests/client/net/net_stage.h"
#include "tests/client/net/relay.h"

namespace cardroom::window {
namespace {

using client::Status;

class ClientShellTest : public ::testing::Test {
 protected:
  static client::Ask create_table() {
    client::Ask ask{1, {}};
    *ask.message.mutable_create_table() = client::table_with_bots("lucky-thirteen", 4);
    ask.message.mutable_create_table()->set_private_table(false);
    return ask;
  }

  Home home;
  TestServer server{home.path("server")};
};

TEST_F(ClientShellTest, PlaysAtARealServerAndKeepsItsKey) {
  TestClient kari{home, "Kari"};
  kari.shell.step(client::GoTo{server.address(), server.key()});
  ASSERT_TRUE(kari.waitFor(Status::Kind::online));
  EXPECT_EQ(kari.shell.core().server_key(), server.key());
  kari.shell.step(create_table());
  ASSERT_TRUE(waitUntil([&] {
    const client::Table* table = kari.shell.core().table();
    return table != nullptr && table->update.has_decision();
  })) << "nobody asked for a move";
  EXPECT_EQ(kari.shell.core().profile().keys.at(server.address()), server.key());
}

TEST_F(ClientShellTest, SendsNothingToAServerOtherThanTheInvitedOne) {
  TestClient kari{home, "Kari"};
  KeyFingerprint other = server.key();
  other[0] ^= std::byte{1};
  kari.shell.step(client::GoTo{server.address(), other});
  ASSERT_TRUE(kari.waitFor(Status::Kind::offline));
  EXPECT_EQ(kari.shell.core().status().why, Status::Why::wrong_key);
  EXPECT_FALSE(kari.shell.core().profile().keys.contains(server.address()));
}

TEST_F(ClientShellTest, AsksThePersonWhenTheKeyOfAServerHasChanged) {
  const std::uint16_t port = server.port();
  {
    TestClient kari{home, "Kari"};
    kari.shell.step(client::GoTo{server.address(), {}});
    ASSERT_TRUE(kari.waitFor(Status::Kind::online));
  }
  server.process().signal(SIGTERM);
  ASSERT_TRUE(server.process().ended());
  TestServer another{home.path("another key"), port};
  ASSERT_EQ(another.port(), port) << "another program has taken the port in the meantime";

  TestClient kari{home, "Kari"};
  kari.shell.step(client::GoTo{another.address(), {}});
  ASSERT_TRUE(kari.waitFor(Status::Kind::key_asked));
  ASSERT_NE(kari.last<client::KeyChanged>(), nullptr);
  EXPECT_EQ(kari.last<client::KeyChanged>()->known, server.key());
  EXPECT_EQ(kari.last<client::KeyChanged>()->shown, another.key());
  kari.shell.step(client::AcceptKey{});
  EXPECT_TRUE(kari.waitFor(Status::Kind::online));
}

TEST_F(ClientShellTest, ReportsThatNoServerIsRunning) {
  const client::Address nobody = server.address();
  server.process().signal(SIGTERM);
  ASSERT_TRUE(server.process().ended());
  TestClient kari{home, "Kari"};
  kari.shell.step(client::GoTo{nobody, {}});
  ASSERT_TRUE(kari.waitFor(Status::Kind::offline));
  EXPECT_EQ(kari.shell.core().status().why, Status::Why::no_server);
}

TEST_F(ClientShellTest, ResumesTheSeatAfterACut) {
  Relay line{server.port()};
  TestClient kari{home, "Kari"};
  kari.shell.step(client::GoTo{{"127.0.0.1", line.port()}, {}});
  ASSERT_TRUE(kari.waitFor(Status::Kind::online));
  kari.shell.step(create_table());
  ASSERT_TRUE(kari.waitForTable());
  const std::string table_id = kari.shell.core().table()->update.table_id();

  line.cut();
  ASSERT_TRUE(kari.waitFor(Status::Kind::waiting));
  ASSERT_TRUE(waitUntil([&] { return kari.shell.core().status().attempt >= 2; }));
  line.mend();
  ASSERT_TRUE(kari.waitFor(Status::Kind::online));
  EXPECT_TRUE(kari.last<client::Welcomed>()->resumed);
  ASSERT_TRUE(waitUntil([&] { return kari.last<client::TableChanged>()->after_resume; }));
  EXPECT_EQ(kari.shell.core().table()->update.table_id(), table_id);
  EXPECT_EQ(kari.count<client::TableLeft>(), 0U);
}

TEST_F(ClientShellTest, LosesAStoppedServerAndResumes) {
  TestClient kari{home, "Kari"};
  kari.shell.step(client::GoTo{server.address(), {}});
  ASSERT_TRUE(kari.waitFor(Status::Kind::online));
  server.process().signal(SIGSTOP);
  ASSERT_TRUE(waitUntil([&] { return kari.shell.core().status().kind != Status::Kind::online; }));
  server.process().signal(SIGCONT);
  EXPECT_TRUE(kari.waitFor(Status::Kind::online));
}

TEST_F(ClientShellTest, SendsTheLastBytesBeforeItCloses) {
  TestClient kari{home, "Kari"};
  kari.shell.step(client::GoTo{server.address(), {}});
  ASSERT_TRUE(kari.waitFor(Status::Kind::online));
  kari.shell.step(create_table());
  ASSERT_TRUE(kari.waitForTable());
  client::Ask leave{2, {}};
  leave.message.mutable_leave_table();
  kari.shell.step(std::move(leave));
  kari.shell.step(client::Stop{});

  TestClient ola{home, "Ola"};
  ola.shell.step(client::GoTo{server.address(), {}});
  ASSERT_TRUE(ola.waitFor(Status::Kind::online));
  client::Ask list{3, {}};
  list.message.mutable_list_tables();
  ola.shell.step(std::move(list));
  ASSERT_TRUE(waitUntil([&] { return ola.count<client::Answered>() > 0; }));
  const auto& tables = ola.last<client::Answered>()->answer.table_list().tables();
  ASSERT_EQ(tables.size(), 1);
  for (const auto& seat : tables[0].seats())
    EXPECT_FALSE(seat.has_person()) << "the server was not told that Kari was leaving";
}

TEST(Alarm, RingsAtItsTimeAndAtOnceForOneThatHasPassed) {
  Alarm alarm;
  int rings = 0;
  QObject::connect(&alarm, &Alarm::rang, [&] { ++rings; });
  const auto at = now() + std::chrono::milliseconds{30};
  alarm.setTo(now() + std::chrono::hours{1});
  alarm.setTo(at);
  ASSERT_TRUE(waitUntil([&] { return rings == 1; }));
  EXPECT_GE(now(), at);
  alarm.setTo(client::Instant{0});
  EXPECT_TRUE(waitUntil([&] { return rings == 2; }));
}

}  // namespace
}  // namespace cardroom::window
