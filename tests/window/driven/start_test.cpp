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
    const auto picture = [](const std::string& name, bool chosen) {
      Match match{.role = "radio button", .name = "^" + name};
      (chosen ? match.states : match.not_states).emplace_back("checked");
      return match;
    };
    window.see(picture("Your initial, picture 1 of 13$", true));
    window.see({.role = "radio button", .name = "^English$", .states = {"checked"}});
    window.act(picture("Fox, picture 2 of 13$", false));
    window.see(picture("Fox, picture 2 of 13$", true));
    window.see(picture("Your initial, picture 1 of 13$", false));
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
