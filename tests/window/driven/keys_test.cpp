// Goal: the keyboard shortcuts at the table do what the shortcut list says. How: the real window plays a game from a
// property file, so that the cards are known and the bots move instantly.
#include <fstream>
#include <gtest/gtest.h>

#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

class Keys : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    const auto file = directory.path() / "game.properties";
    std::ofstream{file} << "players.0=human\nseed=30008\nthinkingTime=0\ndelayTime=0\n";
    desktop = std::make_unique<Desktop>();
    kari = std::make_unique<Player>(*desktop, "Kari", std::vector<std::string>{"lucky-thirteen", file.string()});
    kari->my_turn();
  }

  ShownWindow& window() { return kari->window(); }
  void key(const std::string& keys) { window().key(keys); }

  TemporaryDirectory directory;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

Match card(int place, const std::string& state) {
  return {.role = "push button", .description = "^" + std::to_string(place) + " of 3" + state};
}

TEST_F(Keys, MoveInTheHandSelectPutBackAndPlay) {
  Match focused = card(1, "");
  focused.states = {"focused"};
  window().see(focused);
  key("Right");
  focused = card(2, "");
  focused.states = {"focused"};
  const std::string name = window().see(focused).name;
  key("space");
  EXPECT_EQ(window().see(card(2, ".*selected")).name, name);
  key("Escape");
  window().see_no_more({.description = "selected"});
  key("space");
  window().see(card(2, ".*selected"));
  key("Return");
  EXPECT_EQ(window().hear("^You discard"), "You discard the " + name + ".");
}

TEST_F(Keys, TabGoesRoundTheZonesAndBack) {
  const Match in_hand{.role = "push button", .description = "^[0-9] of 3", .states = {"focused"}};
  window().see(in_hand);
  key("Tab");
  window().see_no_more(in_hand);
  key("shift+Tab");
  window().see(in_hand);
}

TEST_F(Keys, COpensTheChatAndLettersAreWordsThere) {
  key("c");
  window().write("hello all");
  key("Return");
  window().see({.name = "^You: hello all$"});
  key("Escape");
  window().see_no_more({.role = "text", .states = {"focused"}});
}

TEST_F(Keys, OpenShowAndTellWhatTheListOfThemSays) {
  const auto before = window().told();
  key("t");
  window().hear("^Your turn");
  EXPECT_GT(window().told().size(), before.size());
  for (const int place : {3, 1, 2}) {
    window().see(card(place, ".*can be played"));  // Waits until the card is face up.
    key(std::to_string(place));
    window().see(card(place, ".*selected"));
  }
  key("Escape");
  window().see_no_more({.description = "selected"});
  const auto opens_and_closes = [this](const char* opening, const char* closing, const Match& line) {
    key(opening);
    window().see(line);
    key(closing);
    window().see_no_more(line);
  };
  opens_and_closes("l", "l", {.name = "^The public cards are "});
  opens_and_closes("r", "Escape", {.name = "^You hold two cards, "});
  opens_and_closes("question", "Escape", {.name = "^H: "});
  const Match menu{.role = "push button", .name = "^Menu$"};
  window().act(menu);
  window().see({.name = "^Sound off$"});
  key("Escape");
  window().see_no_more({.name = "^Sound off$"});
  key("m");
  window().act(menu);
  window().see({.name = "^Sound on$"});
  key("Escape");
  window().see_no_more({.name = "^Sound on$"});
  key("h");
  window().hear("^Discard ");
}

TEST_F(Keys, F11FillsTheScreenAndBack) {
  key("F11");
  window().see_property("_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN", true);
  key("F11");
  window().see_property("_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN", false);
}

TEST_F(Keys, EscapePutsBackAndThenAsksToLeave) {
  key("1");
  window().see(card(1, ".*selected"));
  key("Escape");
  window().see_no_more({.description = "selected"});
  key("Escape");
  window().see({.name = "Leave this game"});
  key("Escape");
  window().see_no_more({.name = "Leave this game"});
  window().see(card(1, ""));
}

}  // namespace
}  // namespace cardroom::driven
