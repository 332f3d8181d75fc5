// Goal: the window speaks through a screen reader, and a person who only listens can play a game. How: the real screen
// reader Orca with a speech server that records what it would say; keystrokes come from outside.
#include "tests/window/support/orca.h"

#include <gtest/gtest.h>

#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

class OrcaReads : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (const std::string missing = Orca::missing(); !missing.empty()) GTEST_SKIP() << missing;
  }
};

TEST_F(OrcaReads, ARoundInTheOrderInWhichItHappens) {
  Desktop desktop;
  const User ears;
  Orca orca{desktop, ears};
  Player kari{desktop, "Kari"};
  kari.window().act(kPlayNow);
  // Sentences sent while the table opens may be lost: Orca drops them in favour of the card that gets the focus.
  orca.hear("Your turn");
  kari.my_turn();
  kari.window().see(kFocused);
  kari.window().key("space");
  orca.hear("Selected [a-z]+ of [a-z]+\\. Press Enter to discard\\.");
  kari.window().key("Return");
  orca.hear("You discard the [a-z]+ of [a-z]+\\.");
  for (int bot = 1; bot <= 3; ++bot)
    orca.hear("[A-Z][a-z]+ discards the [a-z]+ of [a-z]+\\.");
  orca.hear("Round 2 of 4\\.");
  orca.hear("You draw the [a-z]+ of [a-z]+\\.");
  orca.hear("Your turn");
}

}  // namespace
}  // namespace cardroom::driven
