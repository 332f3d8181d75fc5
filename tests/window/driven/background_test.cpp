// Goal: a person who is using another window is alerted when it is their turn. How: another window takes the focus.
#include <gtest/gtest.h>

#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

using Background = WindowTest;

TEST_F(Background, AWindowThatIsWaitedForAlertsAndSaysSoInItsTitle) {
  Desktop desktop;
  Player kari{desktop, "Kari"};
  kari.window().act(kPlayNow);
  kari.my_turn();
  EXPECT_EQ(kari.window().title().rfind("Your turn", 0), 0u) << kari.window().title();
  kari.play_by_keys();
  // Another window takes the focus before the bots have finished.
  Player ola{desktop, "Ola"};
  kari.my_turn();
  kari.window().see_property("_NET_WM_STATE", "_NET_WM_STATE_DEMANDS_ATTENTION", true);
  EXPECT_EQ(kari.window().title().rfind("Your turn", 0), 0u) << kari.window().title();
}

TEST_F(Background, TwoWindowsOfOneUserAreTwoPersons) {
  Desktop desktop;
  Player kari{desktop, "Kari"};
  kari.window().act({.role = "push button", .name = "^Host a table"});
  kari.window().see({.role = "push button", .name = "^Add 3 bots and start$"});
  // With the same files, the second program creates a second profile and joins the same table.
  Desktop beside;
  Player ola{beside, "Ola", {}, {}, kari.user()};
  ola.window().click({.role = "push button", .name = "^Join Kari.s table$"});
  kari.window().see({.name = "^Ola"});
  EXPECT_TRUE(kari.window().all({.name = "open in another window"}).empty());
}

}  // namespace
}  // namespace cardroom::driven
