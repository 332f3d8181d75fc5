// Goal: each way of playing reaches the result of a whole game of Game of Thrones, and the game can be watched. How:
// the real window with a game from a property file, so that the cards are known and the bots need no time; mouse, keys
// and the presses of a screen reader come from outside.
#include <fstream>
#include <gtest/gtest.h>

#include "tests/window/driven/thrones_play.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

class ThronesWindow : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    const auto file = directory.path() / "game.properties";
    std::ofstream{file} << "players.0=human\nseed=30008\nthinkingTime=0\nwatchingTime=60000\n";
    desktop = std::make_unique<Desktop>();
    kari = std::make_unique<Player>(*desktop, "Kari", std::vector<std::string>{"thrones", file.string()});
  }

  ShownWindow& window() { return kari->window(); }

  /// Plays to the result. The pause after a battle waits for the player.
  void play_game(const ThronesHands& hands) {
    EXPECT_EQ(play_thrones(window(), hands), 6);
    window().see({.role = "list", .name = "^The battles$"});
    window().see(kAgain);
  }

  TemporaryDirectory directory;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_F(ThronesWindow, IsPlayedByMouse) {
  ThronesHands hands = thrones_by_mouse(window());
  hands.go_on = [&] { window().click(kGoOn); };
  play_game(hands);
}

TEST_F(ThronesWindow, IsPlayedByKeysAlone) {
  ThronesHands hands = thrones_by_keys(window());
  hands.go_on = [&] {
    window().see(kGoOn);
    window().key("Return");
  };
  play_game(hands);
}

TEST_F(ThronesWindow, IsPlayedByThePressesOfAScreenReader) {
  ThronesHands hands = thrones_by_press(window());
  hands.go_on = [&] { window().act(kGoOn); };
  play_game(hands);
}

}  // namespace
}  // namespace cardroom::driven
