// Goal: a whole game against bots can be played to its result by mouse and by keyboard. How: the real window with the
// server that it starts itself; mouse and keyboard input comes from outside. The evening tests play as a screen reader
// does.
#include <gtest/gtest.h>

#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

using Solo = WindowTest;

TEST_F(Solo, IsPlayedByMouseFromPlayNowToTheResultAndAgain) {
  Desktop desktop;
  Player kari{desktop, "Kari"};
  kari.window().click(kPlayNow);
  kari.play_game([&](int round) {
    switch (round) {
      case 1: return kari.play_by_mouse();
      case 2: return kari.play_by_double_click();
      case 3: return kari.play_by_drag();
      default: return kari.play_by_mouse();
    }
  });
  kari.window().click(kAgain);
  kari.my_turn();
}

TEST_F(Solo, IsPlayedByKeysAlone) {
  Desktop desktop;
  Player kari{desktop, "Kari"};
  kari.window().see(kPlayNow);
  kari.tab_to(kPlayNow);
  kari.window().key("Return");
  kari.play_game([&](int) { kari.play_by_keys(); });
  kari.window().see(kAgain);
  kari.window().key("a");
  kari.my_turn();
}

}  // namespace
}  // namespace cardroom::driven
