// Goal: an evening with friends: one hosts, the others join in every possible way, and whatever they do at the table,
// each window shows what is going on. How: real windows, each on its own desktop, on two hosts (network namespaces)
// connected by a wire.
#include "tests/window/driven/evening.h"

#include <future>

namespace cardroom::driven {
namespace {

TEST_F(Evening, TwoWindowsATerminalAndABotPlayToTheResult) {
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  const auto per = terminal_downstairs("Per", link);
  kari.window().see({.name = "Per"});
  kari.window().click(kAddBot);

  auto per_plays = std::async(std::launch::async, [&] {
    return per->line([&](const std::string& line) {
      if (line.starts_with("Your turn")) per->write("1\n");
      return line.find("All hands are shown.") != std::string::npos;
    });
  });
  auto ola_plays = std::async(std::launch::async, [&] { play(ola); });
  play(kari);
  ola_plays.get();
  EXPECT_TRUE(per_plays.get()) << per->said();
  for (const Guest* guest : {&kari, &ola})
    guest->window().see(kAgain);
}

TEST_F(Evening, ALateFriendIsInvitedAndTakesABotsSeatAtTheNextGame) {
  const Guest kari = window_on(upstairs, "Kari");
  kari.window().click(kPlayNow);
  kari->my_turn();
  kari.window().click(button("^Menu$"));
  kari.window().click({.name = "^Invite people"});
  kari.window().click(button("^Open the table$"));
  kari.window().click(button("^Copy the page’s link$"));
  kari.window().click(button("^Back$"));
  const Guest ola = window_on(downstairs, "Ola");
  ola.window().click(kJoinKari);
  ola.window().see({.name = "You are watching|next game"});
  kari->play_by_keys();
  kari.window().hear("^You discard");
  for (int round = 2; round <= 4; ++round) {
    kari->my_turn();
    kari->play_by_keys();
    kari.window().hear("^You discard");
  }
  kari.window().go_to_result();
  kari.window().click(kAgain);
  kari->my_turn();
  kari->play_by_keys();
  ola->my_turn();
}

TEST_F(Evening, ACutCableIsReportedAndHeals) {
  const Guest kari = window_on(upstairs, "Kari");
  host(kari);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  downstairs.set_up("cable0", false);
  ola.window().hear("^Connection lost");
  ola.window().see({.role = "dialog", .name = "Connection lost"});
  kari.window().hear("^Ola lost the connection");
  downstairs.set_up("cable0", true);
  ola.window().hear("^You are back");
  ola.window().see_no_more({.role = "dialog", .name = "Connection lost"});
  kari.window().hear("^Ola is back");
}

}  // namespace
}  // namespace cardroom::driven
