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

}  // namespace
}  // namespace cardroom::driven
