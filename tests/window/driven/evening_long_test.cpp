// Rarer events in an evening with real windows, as in evening_test.cpp. The same events are tested without the windows'
// pages in tests/client/models.
#include "tests/window/driven/evening.h"

namespace cardroom::driven {
namespace {

TEST_F(LongEvening, AnInvitationIsTypedOrPasted) {
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(button("^Join with a link$"));
  ola.window().write(link);
  ola.window().key("Return");
  kari.window().see({.name = "Ola"});
  ola.window().see({.name = "^Kari’s table"});
}

TEST_F(LongEvening, ARemovedPersonIsToldSoAtHome) {
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  kari.window().click(button("^Remove Ola from the table$"));
  kari.window().click(button("^Remove$"));
  ola.window().see({.name = "You’re no longer at the table"});
  ola.window().key("Return");
  ola.window().see(kPlayNow);
}

TEST_F(LongEvening, AClosedHostLeavesTheTableToTheOthers) {
  const Guest kari = window_on(upstairs, "Kari");
  host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  kari->window().close();
  kari.window().click(button("^Keep it running$"));
  EXPECT_EQ(kari.window().program().ended(), 0) << kari.window().program().said();
  ola.window().hear("^Kari ");
  ola.window().see({.name = "^Kari’s table"});
}

TEST_F(LongEvening, AHostWhoEndsTheTableTellsTheOthers) {
  const Guest kari = window_on(upstairs, "Kari");
  host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  kari->window().close();
  kari.window().click(button("^End it for all$"));
  EXPECT_EQ(kari.window().program().ended(), 0) << kari.window().program().said();
  ola.window().see({.name = "The server has ended"});
  ola.window().key("Return");
  ola.window().see(kPlayNow);
}

}  // namespace
}  // namespace cardroom::driven
