// Goal: a game of Pasur is played to its result, and a property file without a person is played by bots at the pace
// that the spectator sets. How: the real window at a table created by another client,
// with rules that end the game after one round; mouse and keyboard input and accessibility actions come from outside.
#include <algorithm>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "tests/end_to_end/running_server.h"
#include "tests/window/driven/pasur_play.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

using end_to_end::RunningServer;

class PasurWindow : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    server = std::make_unique<RunningServer>();
    ann = server->client("Ann", {"--create", "--kind", "pasur", "--rules", "pasur { target: 1 }", "--seats", "oobb",
                                 "--games", "1", "--think", "50"});
    ASSERT_TRUE(end_to_end::update(*ann, {"phase=GATHERING"})) << ann->said();
    desktop = std::make_unique<Desktop>();
    kari = std::make_unique<Player>(*desktop, "Kari",
                                    std::vector<std::string>{"--join", "127.0.0.1:" + std::to_string(server->port())});
  }

  std::unique_ptr<RunningServer> server;
  std::unique_ptr<ChildProcess> ann;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_F(PasurWindow, IsPlayedByMouse) {
  // After a draw, another round follows; a test that played on might never end.
  if (!play_round_of_pasur(kari->window(), pasur_by_mouse(kari->window())).starts_with("Game over")) return;
  kari->window().see({.role = "list item", .name = "^Kari: [0-9]+ points?\\. [0-9]+"});
  kari->window().see(kAgain);
}

/// A property file with only bots. The clever one plays differently each time, so it takes two rounds or more.
class PasurBots : public WindowTest {
 protected:
  void open(const std::string& animate) {
    const auto file = directory.path() / "game.properties";
    std::ofstream{file} << "Seed=329\nAnimate=" << animate
                        << "\nPlayer0=pasur.SmartPlayer\nPlayer1=pasur.RandomPlayer\n";
    desktop = std::make_unique<Desktop>();
    kari = std::make_unique<Player>(*desktop, "Kari", std::vector<std::string>{"pasur", file.string()});
    window().see(play);
    EXPECT_EQ(plays_told(), 0U) << "it opens paused";
  }

  ShownWindow& window() { return kari->window(); }

  std::size_t plays_told() {
    const auto told = window().told();
    return static_cast<std::size_t>(std::ranges::count_if(told, [](const std::string& sentence) {
      return sentence.find(" plays the ") != std::string::npos || sentence.find(" takes the ") != std::string::npos;
    }));
  }

  void hear_speed(int percent) {
    window().hear("^The bots play at " + std::to_string(percent) + " per cent of their speed\\.");
  }

  /// Expects `ask` to cause exactly one move. Precondition: the table is paused.
  void one_move(const std::function<void()>& ask) {
    const std::size_t before = plays_told();
    ask();
    window().hear(kPlay);
    EXPECT_EQ(plays_told(), before + 1);
  }

  /// Watches to the end, when the points of all rounds can be read.
  void to_the_end() {
    for (;;) {
      const std::string told = window().hear(" (plays|takes) the |^Round [0-9]+ is over|^Hands are shown");
      if (told.starts_with("Hands are shown")) break;
      if (told.starts_with("Round ")) window().click(kNextRound);
    }
    window().go_to_result();
    window().see({.role = "list item", .name = "points?\\. [0-9]+( \\+ [0-9]+)+$"});
  }

  static constexpr const char* kPlay = " (plays|takes) the ";
  const Match play{.role = "push button", .name = "^Play$"};
  const Match pause{.role = "push button", .name = "^Pause$"};
  const Match step{.role = "push button", .name = "^One move$", .states = {"sensitive"}};
  const Match animated{.role = "check box", .name = "^Animation$", .states = {"checked"}};
  const Match still{.role = "check box", .name = "^Animation$", .not_states = {"checked"}};

  TemporaryDirectory directory;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_F(PasurBots, OpenPausedAndPlayToTheEndByMouse) {
  open("false");
  window().see(still);
  one_move([this] { window().click(step); });
  one_move([this] { window().click(step); });
  const Item speed = window().see({.role = "slider", .name = "^Speed in per cent$"});
  // A round must not end before "Pause" is clicked, however busy the machine is: its panel would cover the button.
  desktop->click({speed.x + 4, speed.middle().y});
  hear_speed(25);
  window().click(play);
  window().hear("^The bots play\\.");
  window().hear(kPlay);
  window().hear(kPlay);
  window().click(pause);
  window().hear("^The table is paused\\.");
  one_move([this] { window().click(step); });
  window().click(still);
  window().see(animated);
  window().click(animated);
  window().see(still);
  desktop->click({speed.x + speed.width - 4, speed.middle().y});
  hear_speed(400);
  window().click(play);
  to_the_end();
}

TEST_F(PasurBots, OpenPausedAndObeyKeys) {
  open("true");
  window().see(animated);
  one_move([this] { window().key("period"); });
  one_move([this] { window().key("period"); });
  // At the slowest pace, so that a round is not over before the next key is pressed, however busy the machine is.
  for (int percent = 75; percent >= 25; percent -= 25) {
    window().key("minus");
    hear_speed(percent);
  }
  window().key("space");
  window().hear("^The bots play\\.");
  window().hear(kPlay);
  window().key("space");
  window().hear("^The table is paused\\.");
  one_move([this] { window().key("period"); });
  for (int percent = 50; percent <= 400; percent += 25) {
    window().key("plus");
    hear_speed(percent);
  }
}

}  // namespace
}  // namespace cardroom::driven
