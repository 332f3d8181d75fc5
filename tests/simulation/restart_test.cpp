// Goal: clients reconnect to a server that was restarted or has died, and go on at their table; they do not reconnect
// to one that its host has shut down. How: the real machines in a simulated network and simulated time.
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "tests/simulation/client_host.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;

/// A client that connects and records its outputs.
class Guest {
 public:
  Guest(Timeline& timeline, ServerHost& server, std::uint32_t number)
      : host_{timeline, server, number, profile_named("Guest " + std::to_string(number)),
              [this](const client::Output& output) { heard(output); }} {
    host_.start();
  }

  void create() {
    session::v1::ClientMessage message;
    message.mutable_create_table()->set_kind("lucky-thirteen");
    ask(std::move(message));
  }
  void join(const std::string& table_id) {
    session::v1::ClientMessage message;
    message.mutable_join_table()->set_table_id(table_id);
    ask(std::move(message));
  }
  bool online() const { return status().kind == client::Status::Kind::online; }
  const client::Status& status() const { return host_.core().status(); }
  const client::ClientCore& core() const { return host_.core(); }
  const client::Profile& saved() const { return host_.saved(); }

  int tables_left = 0;
  int attempts = 0;

 private:
  void ask(session::v1::ClientMessage message) { host_.tell(client::Ask{++tag_, std::move(message)}); }
  void heard(const client::Output& output) {
    if (std::holds_alternative<client::TableLeft>(output)) ++tables_left;
    if (std::holds_alternative<client::OpenConnection>(output)) ++attempts;
  }

  client::RequestTag tag_ = 0;
  ClientHost host_;
};

struct Restart : ::testing::Test {
  Restart() {
    for (std::uint32_t number = 1; number <= 3; ++number)
      guests.push_back(std::make_unique<Guest>(timeline, server, number));
    pass(1s);
    sit_down();
  }
  void pass(milliseconds time) { timeline.run_until(timeline.now() + time); }
  /// Seats the first two clients; the third one only looks at the list.
  void sit_down() {
    guests[0]->create();
    pass(1s);
    ASSERT_NE(guests[0]->core().table(), nullptr);
    guests[1]->join(guests[0]->core().table()->update.table_id());
    pass(1s);
    ASSERT_NE(guests[1]->core().table(), nullptr);
  }

  void expect_two_at_the_table() {
    for (const auto& guest : guests) {
      EXPECT_TRUE(guest->online());
      EXPECT_EQ(guest->tables_left, 0);
    }
    for (std::size_t i = 0; i < 2; ++i) {
      ASSERT_NE(guests[i]->core().table(), nullptr);
      EXPECT_EQ(guests[i]->core().table()->update.seats(static_cast<int>(i)).person().name(),
                "Guest " + std::to_string(i + 1));
      EXPECT_TRUE(guests[i]->core().table()->update.seats(static_cast<int>(i)).person().connected());
    }
    EXPECT_EQ(guests[2]->core().table(), nullptr);
  }

  static server::Config config() {
    server::Config result;
    result.server_name = "Simulated";
    return result;
  }
  Timeline timeline;
  Witness nobody;
  ServerHost server{timeline, 5, config(), Faults{}, nobody};
  std::vector<std::unique_ptr<Guest>> guests;
};

TEST_F(Restart, ClientsReconnectToAStoppedServerOnceItIsBack) {
  server.shut_down();
  pass(100ms);
  ASSERT_TRUE(server.finished());
  for (const auto& guest : guests) {
    EXPECT_EQ(guest->status().kind, client::Status::Kind::waiting);
    EXPECT_EQ(guest->status().goodbye, session::v1::GOODBYE_REASON_SHUTTING_DOWN);
    EXPECT_EQ(guest->tables_left, 0) << "no client knows yet";
  }
  pass(1min);
  server.start_again();
  pass(5s);
  expect_two_at_the_table();
}

TEST_F(Restart, ClientsReconnectToAServerThatDied) {
  server.kill();
  pass(20s);
  EXPECT_FALSE(guests[0]->online());
  server.start_again();
  pass(5s);
  expect_two_at_the_table();
}

TEST_F(Restart, ClientsDoNotReconnectToAServerThatItsHostHasClosed) {
  server.shut_down(server::ShutDown{.for_good = true});
  pass(10min);
  server.start_again();
  pass(10min);
  for (const auto& guest : guests) {
    EXPECT_EQ(guest->status().kind, client::Status::Kind::offline);
    EXPECT_EQ(guest->status().why, client::Status::Why::said_goodbye);
    EXPECT_EQ(guest->status().goodbye, session::v1::GOODBYE_REASON_CLOSED);
    EXPECT_EQ(guest->attempts, 1);
  }
}

}  // namespace
}  // namespace cardroom::simulation
