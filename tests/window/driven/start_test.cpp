// Goal: the window starts and can be read. How: on a virtual display; the test reads the window as a screen reader
// does.
#include <gtest/gtest.h>

#include "tests/window/support/shown_window.h"

namespace cardroom::driven {
namespace {

TEST(WindowStart, CanBeReadByAScreenReader) {
  if (const std::string missing = ShownWindow::missing(); !missing.empty()) GTEST_SKIP() << missing;
  Desktop desktop;
  User user;
  ShownWindow window{desktop, user};
  const Item frame = window.see({.role = "frame"});
  EXPECT_EQ(frame.name, "Cardroom");
  EXPECT_EQ(frame.x, 0);
  EXPECT_EQ(frame.y, 0);
  EXPECT_EQ(window.title(), "Cardroom");
}

TEST(WindowStart, AsksForTheNameTheFirstTimeAlone) {
  if (const std::string missing = ShownWindow::missing(); !missing.empty()) GTEST_SKIP() << missing;
  Desktop desktop;
  User user;
  {
    ShownWindow window{desktop, user, {}, {{"LOGNAME", ""}, {"USER", ""}}};
    Match field{.name = "^Your name$", .states = {"focused"}};
    window.see(field);
    window.write("Kari");
    window.act({.name = "^Fox, picture 2 of 13$"});
    window.see({.name = "^Fox, picture 2 of 13$", .states = {"checked"}});
    window.key("Return");
    window.see({.name = "^You are Kari"});
    window.close();
    EXPECT_EQ(window.program().ended(), 0);
  }
  ShownWindow window{desktop, user};
  window.see({.name = "^You are Kari"});
  EXPECT_TRUE(window.all({.name = "^Start playing$"}).empty());
}

}  // namespace
}  // namespace cardroom::driven
