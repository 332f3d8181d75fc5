#pragma once

#include <cstdlib>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/network_host.h"
#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {

inline Match button(const std::string& name) {
  return {.role = "push button", .name = name};
}

inline const Match kHost = button("^Host a table$");
inline const Match kAddBot = button("^Add a bot$");
inline const Match kJoinKari = button("^Join Kari’s table$");

/// A person at a window on one of the hosts.
struct Guest {
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> player;
  Player* operator->() const { return player.get(); }
  ShownWindow& window() const { return player->window(); }
};

/// An evening with friends, each at a window on a separate desktop, on two hosts connected by a wire ("cable0"). Needs
/// root and `ip`; skipped without them.
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

  /// Hosts a table and stays on its set-up page. Returns the invitation.
  static std::string host(const Guest& host) {
    host.window().click(kHost);
    return invitation(host);
  }

  /// The invitation shown on a host's set-up page.
  static std::string invitation(const Guest& host) {
    // Once the link to the page for phones is shown, the other link's button is below the visible part.
    host.window().see(button("^Copy the page’s link$"));
    host->tab_to(button("^Copy the link$"));
    const std::string line = host.window().see({.name = "cardroom://10\\.73\\.13\\.1:"}).name;
    return line.substr(line.find("cardroom://"));
  }

  /// Joins Kari's table from the list of nearby tables, and waits until Kari's window shows the guest.
  static void joins(const Guest& guest, const std::string& name, const Guest& kari) {
    guest.window().click(kJoinKari);
    kari.window().see({.name = name});
  }

  std::unique_ptr<ChildProcess> terminal_downstairs(const std::string& name, const std::string& link) {
    return downstairs.run([&] {
      return std::make_unique<ChildProcess>(
          std::vector<std::string>{program("cardroom-term"), "--ascii", "--name", name, "--join", link},
          user.environment());
    });
  }

  /// Plays the four turns of a game.
  static void play(const Guest& guest) {
    guest->play_game([&](int) { guest->play_by_press(); });
  }

  NetworkHost upstairs;
  NetworkHost downstairs;
  User user;  ///< The owner of the terminal client's files.
};

/// An evening that is played only with CARDROOM_LONG=1, because it takes half a minute or more.
class LongEvening : public Evening {
 protected:
  void SetUp() override {
    if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "a long evening: CARDROOM_LONG=1 plays it";
    Evening::SetUp();
  }
};

}  // namespace cardroom::driven
