// Goal: each of the ways to play reaches the result of a whole game of Game of Thrones, and it can be watched. How: the
// real window with a game of a property file, so that the cards are known and the bots do not think; mouse, keys and
// the presses of a screen reader come from outside.
#include <fstream>
#include <functional>
#include <gtest/gtest.h>

#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

const Match kPass{.role = "push button", .name = "^Pass", .states = {"sensitive"}};
const Match kGoOn{.role = "push button", .name = "^(Next play|See the result)", .states = {"sensitive"}};
/// A pile that the selected card may go to.
const Match kPile{.role = "push button", .name = "^(Our|Their) pile", .states = {"sensitive"}};

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

  /// The six plays of a game: `play` with a card that may be played, `pass` without one, `go_on` after each battle.
  void play_game(const std::function<void(const Item&)>& play, const std::function<void()>& pass,
                 const std::function<void()>& go_on) {
    int battles = 0;
    for (;;) {
      const std::string told = window().hear("^(Your turn|Battle: |Game over)");
      if (told.starts_with("Game over")) break;
      if (told.starts_with("Battle: ")) {
        ++battles;
        window().see(kGoOn);
        go_on();
      } else if (told.find("You can only pass") != std::string::npos) {
        window().see(kPass);
        pass();
        window().hear("^You pass");
      } else {
        play(window().see(kPlayable));
        window().hear("^You put the ");
      }
    }
    EXPECT_EQ(battles, 6);
    window().see({.role = "list", .name = "^The battles$"});
    window().see(kAgain);
  }

  TemporaryDirectory directory;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_F(ThronesWindow, IsPlayedByMouse) {
  play_game(
      [&](const Item& card) {
        desktop->click(card.middle());
        window().see(kSelected);
        window().click(kPile);
      },
      [&] { window().click(kPass); }, [&] { window().click(kGoOn); });
}

TEST_F(ThronesWindow, IsPlayedByKeysAlone) {
  play_game(
      [&](const Item& card) {
        // Its place in the hand, where the keyboard is when the turn comes.
        const int place = std::stoi(card.description);
        window().see({.role = "push button", .description = "^[0-9]+ of [0-9]+", .states = {"focused"}});
        if (place <= 9) {
          window().key(std::to_string(place));
        } else {
          window().key("9");
          for (int step = 9; step < place; ++step)
            window().key("Right");
          window().key("space");
        }
        window().see({.description = "^" + std::to_string(place) + " of .*selected"});
        window().key("Return");
      },
      [&] { window().key("p"); }, [&] { window().key("Return"); });
}

TEST_F(ThronesWindow, IsPlayedByThePressesOfAScreenReader) {
  play_game(
      [&](const Item&) {
        window().act(kPlayable);
        window().see(kSelected);
        window().act(kPile);
      },
      [&] { window().act(kPass); }, [&] { window().act(kGoOn); });
}

}  // namespace
}  // namespace cardroom::driven
