// Goal: whatever happens to the server or to the window's own machine, the window says so and recovers. How: the test's
// own server is stopped, frozen and started again; the window itself is frozen, like a program on a sleeping laptop.
#include <csignal>
#include <gtest/gtest.h>

#include "tests/end_to_end/running_server.h"
#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

using end_to_end::RunningServer;

class Server : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    server = std::make_unique<RunningServer>();
    ann = server->client("Ann", {"--create", "--seats", "oobb", "--games", "1", "--think", "100"});
    ASSERT_TRUE(end_to_end::update(*ann, {"phase=GATHERING"})) << ann->said();
    desktop = std::make_unique<Desktop>();
    kari = std::make_unique<Player>(*desktop, "Kari",
                                    std::vector<std::string>{"--join", "127.0.0.1:" + std::to_string(server->port())});
    kari->my_turn();
  }

  std::unique_ptr<RunningServer> server;
  std::unique_ptr<ChildProcess> ann;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_F(Server, IsWaitedForWhileItIsSilent) {
  server->process().signal(SIGSTOP);
  kari->window().hear("^Connection lost");
  kari->window().see({.name = "Connection lost"});
  server->process().signal(SIGCONT);
  kari->window().hear("^You are back");
  kari->window().see_no_more({.name = "Connection lost"});
  kari->window().see(kPlayable);
}

TEST_F(Server, GoesOnWithTheGameAfterARestart) {
  server->process().signal(SIGTERM);
  ASSERT_EQ(server->process().ended(), 0) << server->process().said();
  kari->window().see({.name = "The server has been stopped"});
  const auto again = server->start_server("server", server->port(), {"--local-only"});
  ASSERT_EQ(end_to_end::port_of(*again), server->port());
  kari->window().see_no_more({.name = "The server has been stopped"});
  kari->window().hear("^The server was restarted; nothing was lost");
  kari->window().see(kPlayable);
}

TEST_F(Server, KeepsTheSeatOfAMachineThatSlept) {
  kari->window().program().signal(SIGSTOP);
  const auto held = ann->line([](const std::string& line) {
    return end_to_end::occupant(line, end_to_end::seat_of(line, "Kari")).starts_with("Kari:held");
  });
  ASSERT_TRUE(held) << ann->said();
  kari->window().program().signal(SIGCONT);
  kari->window().hear("^You are back");
}

}  // namespace
}  // namespace cardroom::driven
