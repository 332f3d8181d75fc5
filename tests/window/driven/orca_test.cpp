// Goal: the window speaks. How: the screen reader Orca itself, with a speech server that writes down what it would say.
#include "tests/window/support/orca.h"

#include <gtest/gtest.h>

namespace cardroom::driven {
namespace {

TEST(Orca, ReadsTheWindow) {
  for (const std::string& missing : {ShownWindow::missing(), Orca::missing()}) {
    if (!missing.empty()) GTEST_SKIP() << missing;
  }
  Desktop desktop;
  User user;
  Orca orca{desktop, user};
  ShownWindow window{desktop, user};
  EXPECT_EQ(orca.hear("Cardroom"), "Cardroom frame.");
}

}  // namespace
}  // namespace cardroom::driven
