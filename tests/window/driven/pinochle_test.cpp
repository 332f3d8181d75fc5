// Goal: a whole game of Pinochle is played to its result, by keyboard without cut-throat and by mouse with it. How: the
// real window plays a game from a property file, so that the cards are known and the bot moves instantly. The long
// tests play as a screen reader does.
#include <fstream>
#include <gtest/gtest.h>

#include "tests/window/driven/pinochle_play.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

enum class Mode { usual, cutthroat };

class PinochleWindow : public WindowTest, public ::testing::WithParamInterface<Mode> {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    const auto file = directory.path() / "game.properties";
    std::ofstream{file} << "players.0=computer\nplayers.1=human\nmelds.additional=true\nseed=30008\nthinkingTime=0\n"
                        << "delayTime=0\nmode.cutthroat=" << (GetParam() == Mode::cutthroat ? "true\n" : "false\n");
    desktop = std::make_unique<Desktop>();
    kari = std::make_unique<Player>(*desktop, "Kari", std::vector<std::string>{"pinochle", file.string()});
  }

  ShownWindow& window() { return kari->window(); }

  TemporaryDirectory directory;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_P(PinochleWindow, IsPlayedToItsResult) {
  const PinochleHands hands = GetParam() == Mode::usual ? pinochle_by_keys(window()) : pinochle_by_mouse(window());
  EXPECT_TRUE(play_pinochle(window(), hands).starts_with("Game over"));
  // The lines of both scores.
  window().see({.role = "list item", .name = "points?\\. [0-9]+ "});
  window().see(kAgain);
}

INSTANTIATE_TEST_SUITE_P(InBothModes, PinochleWindow, ::testing::Values(Mode::usual, Mode::cutthroat),
                         [](const auto& mode) { return mode.param == Mode::usual ? "Usual" : "CutThroat"; });

}  // namespace
}  // namespace cardroom::driven
