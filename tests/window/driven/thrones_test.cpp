// Goal: a whole game of Game of Thrones is played by mouse to its result. How: the real window plays a game from a
// property file, so that the cards are known and the bots move instantly. The evening tests play by keyboard and as a
// screen reader does.
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

  TemporaryDirectory directory;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_F(ThronesWindow, IsPlayedByMouse) {
  ThronesHands hands = thrones_by_mouse(window());
  hands.go_on = [&] { window().click(kGoOn); };
  EXPECT_EQ(play_thrones(window(), hands), 6);
  window().see(kAgain);
}

}  // namespace
}  // namespace cardroom::driven
