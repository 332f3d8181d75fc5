// Goal: a person who may not join is told why, and can join once the reason is gone. How: real windows on two hosts.
#include "tests/window/driven/evening.h"

namespace cardroom::driven {
namespace {

using Joining = LongEvening;

const Match kPassword{.role = "password text", .states = {"focused"}};

TEST_F(Joining, AsksForThePasswordUntilItIsRight) {
  const Guest kari = window_on(upstairs, "Kari");
  host(kari);
  kari->tab_to(button("^Set a password$"));  // Below the visible part of the page.
  kari.window().click(button("^Set a password$"));
  kari.window().write("sesame");
  kari.window().key("Return");
  kari.window().see(button("^Change the password$"));
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  ola.window().see({.name = "This table has a password"});
  ola.window().see(kPassword);
  // The screen reader reads the description, because Qt reports no name for password fields.
  ola.window().see({.role = "panel", .name = "^Password$"});
  ola.desktop->type("open");
  ola.window().key("Return");
  ola.window().see({.role = "panel", .name = "^Password$", .description = "not the password"});
  ola.window().see(kPassword);
  ola.window().key("ctrl+a");
  ola.desktop->type("sesame");
  ola.window().key("Return");
  kari.window().see({.name = "Ola"});
  ola.window().see_no_more(kPassword);
}

TEST_F(Joining, WarnsOfAnInvitationWithAnotherKeyAndStaysAtHome) {
  const Guest kari = window_on(upstairs, "Kari");
  std::string link = host(kari);
  char& last = link.back();
  last = last == '0' ? '1' : '0';
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(button("^Join with a link$"));
  ola.window().write(link);
  ola.window().key("Return");
  ola.window().see({.name = "^This is not the machine you were invited to"});
  ola.window().key("Return");
  ola.window().see(kPlayNow);
}

}  // namespace
}  // namespace cardroom::driven
