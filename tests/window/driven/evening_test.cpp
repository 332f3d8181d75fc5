// Goal: an evening with friends: one hosts, others come in every way there is, and whatever they do to the table, each
// window says what is going on. How: real windows, each on a desktop of its own, on two hosts with a wire between them
// (network namespaces; needs root and `ip`, and is skipped without).
#include <future>
#include <gtest/gtest.h>
#include <regex>

#include "tests/support/network_host.h"
#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

Match button(const std::string& name) {
  return {.role = "push button", .name = name};
}

const Match kHost = button("^Host a table$");
const Match kAddBot = button("^Add a bot$");
const Match kJoinKari = button("^Join Kari’s table$");

/// Somebody at a window on one of the hosts.
struct Guest {
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> player;
  Player* operator->() const { return player.get(); }
  ShownWindow& window() const { return player->window(); }
};

class Evening : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    for (const NetworkHost* host : {&upstairs, &downstairs}) {
      if (!host->missing().empty()) GTEST_SKIP() << host->missing();
    }
    NetworkHost::connect(upstairs, "10.73.13.1", downstairs, "10.73.13.2", "cable0");
  }

  static Guest window_on(NetworkHost& host, const std::string& name) {
    return host.run([&] {
      Guest guest{std::make_unique<Desktop>(), nullptr};
      guest.player = std::make_unique<Player>(*guest.desktop, name);
      return guest;
    });
  }

  /// Hosts a table and stays at its set-up; returns the invitation.
  static std::string host(const Guest& host) {
    host.window().click(kHost);
    const std::string line = host.window().see({.name = "cardroom://10\\.73\\.13\\.1:"}).name;
    return line.substr(line.find("cardroom://"));
  }

  std::unique_ptr<ChildProcess> terminal_downstairs(const std::string& name, const std::string& link) {
    return downstairs.run([&] {
      return std::make_unique<ChildProcess>(
          std::vector<std::string>{program("cardroom-term"), "--ascii", "--name", name, "--join", link},
          user.environment());
    });
  }

  /// The four turns of a game.
  static void play(const Guest& guest) {
    guest->play_game([&](int) { guest->play_by_press(); });
  }

  NetworkHost upstairs;
  NetworkHost downstairs;
  User user;  ///< Of the terminal.
};

TEST_F(Evening, TwoWindowsATerminalAndABotPlayToTheResult) {
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  kari.window().see({.name = "Ola"});
  const auto per = terminal_downstairs("Per", link);
  kari.window().see({.name = "Per"});
  kari.window().click(kAddBot);

  auto per_plays = std::async(std::launch::async, [&] {
    return per->line([&](const std::string& line) {
      if (line.starts_with("Your turn")) per->write("1\n");
      return line.find("All hands are shown.") != std::string::npos;
    });
  });
  auto ola_plays = std::async(std::launch::async, [&] { play(ola); });
  play(kari);
  ola_plays.get();
  EXPECT_TRUE(per_plays.get()) << per->said();
  for (const Guest* guest : {&kari, &ola})
    guest->window().see(kAgain);
}

TEST_F(Evening, AnInvitationIsTypedOrPasted) {
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(button("^Join with a link$"));
  ola.window().write(link);
  ola.window().key("Return");
  kari.window().see({.name = "Ola"});
  ola.window().see({.name = "^Kari’s table"});
}

TEST_F(Evening, ALateFriendTakesABotsSeatAtTheNextGame) {
  const Guest kari = window_on(upstairs, "Kari");
  kari.window().click(kPlayNow);
  kari->my_turn();
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  ola.window().see({.name = "You are watching|next game"});
  kari->play_by_keys();
  kari.window().hear("^You discard");
  for (int round = 2; round <= 4; ++round) {
    kari->my_turn();
    kari->play_by_keys();
    kari.window().hear("^You discard");
  }
  kari.window().click(kAgain);
  kari->my_turn();
  kari->play_by_keys();
  ola->my_turn();
}

TEST_F(Evening, WhoIsRemovedIsToldSoAtHome) {
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  kari.window().click(button("^Remove Ola from the table$"));
  ola.window().see({.name = "You are no longer at the table"});
  ola.window().key("Return");
  ola.window().see(kPlayNow);
}

TEST_F(Evening, AClosedHostLeavesTheTableToTheOthers) {
  const Guest kari = window_on(upstairs, "Kari");
  host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  kari.window().see({.name = "Ola"});
  kari->window().close();
  kari.window().click(button("^Keep it running$"));
  EXPECT_EQ(kari.window().program().ended(), 0) << kari.window().program().said();
  ola.window().hear("^Kari ");
  ola.window().see({.name = "^Kari’s table"});
}

TEST_F(Evening, AHostWhoEndsTheTableTellsTheOthers) {
  const Guest kari = window_on(upstairs, "Kari");
  host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  kari.window().see({.name = "Ola"});
  kari->window().close();
  kari.window().click(button("^End it for all$"));
  EXPECT_EQ(kari.window().program().ended(), 0) << kari.window().program().said();
  ola.window().see({.name = "The table is gone"});
  ola.window().key("Return");
  ola.window().see(kPlayNow);
}

TEST_F(Evening, ACutCableIsSaidAndHeals) {
  const Guest kari = window_on(upstairs, "Kari");
  host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  kari.window().see({.name = "Ola"});
  downstairs.set_up("cable0", false);
  ola.window().hear("^Connection lost");
  ola.window().see({.role = "dialog", .name = "Connection lost"});
  kari.window().hear("^Ola lost the connection");
  downstairs.set_up("cable0", true);
  ola.window().hear("^You are back");
  ola.window().see_no_more({.role = "dialog", .name = "Connection lost"});
  kari.window().hear("^Ola is back");
}

}  // namespace
}  // namespace cardroom::driven
