// Goal: two, three and four people at windows and at terminals play Pasur together, and all read the same totals; a
// property file is played with the person in its human seat, by keyboard and as a screen reader does. How: as in
// evening_test.cpp, for one round and the beginning of the next. Runs only with CARDROOM_LONG=1.
#include <cstdlib>
#include <fstream>
#include <future>

#include "tests/window/driven/evening.h"
#include "tests/window/driven/pasur_play.h"

namespace cardroom::driven {
namespace {

class PasurEvening : public Evening {
 protected:
  /// Hosts Kari's table for this many people, including her. Returns the invitation.
  std::string table_for(const Guest& kari, int players) {
    kari.window().click(button("^Pasur: choose the seats first$"));
    const std::string link = invitation(kari);
    if (players == 2) return link;
    const std::string number = std::to_string(players);
    kari.window().act({.role = "combo box", .name = "^Players"});
    kari.window().act({.role = "list item", .name = "^" + number + "$"});
    kari.window().see({.name = "^1 of " + number + " seats are taken$"});
    return link;
  }

  /// Plays until the second round has started at the terminal too. Returns false on timeout.
  static bool plays_at_the_terminal(ChildProcess& terminal) {
    const auto begun = terminal.line(
        [&](const std::string& line) {
          if (line.starts_with("Your turn")) terminal.write("1\n");
          if (line.find("Press Enter to") != std::string::npos) terminal.write("\n");
          return line.starts_with("Round 2");
        },
        3 * kPatience);
    return begun.has_value();
  }

  static void plays_in_the_window(const Guest& guest, const PasurHands& hands) {
    play_round_of_pasur(guest.window(), hands);
    // The button may have disappeared if the pause is over.
    guest.window().key("Return");
    guest.window().hear("^Round 2\\. ");
  }
};

TEST_F(PasurEvening, AWindowAndATerminalPlay) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "an evening of a minute: CARDROOM_LONG=1 plays it";
  const Guest kari = window_on(upstairs, "Kari");
  const auto per = terminal_downstairs("Per", table_for(kari, 2));
  auto per_plays = std::async(std::launch::async, [&] { return plays_at_the_terminal(*per); });
  plays_in_the_window(kari, pasur_by_press(kari.window()));
  EXPECT_TRUE(per_plays.get()) << per->said();
}

TEST_F(PasurEvening, TwoWindowsAndATerminalPlay) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "an evening of a minute: CARDROOM_LONG=1 plays it";
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = table_for(kari, 3);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  const auto per = terminal_downstairs("Per", link);
  auto per_plays = std::async(std::launch::async, [&] { return plays_at_the_terminal(*per); });
  auto ola_plays = std::async(std::launch::async, [&] { plays_in_the_window(ola, pasur_by_keys(ola.window())); });
  plays_in_the_window(kari, pasur_by_press(kari.window()));
  ola_plays.get();
  EXPECT_TRUE(per_plays.get()) << per->said();
}

TEST_F(PasurEvening, TwoWindowsAndTwoTerminalsPlay) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "an evening of a minute: CARDROOM_LONG=1 plays it";
  const Guest kari = window_on(upstairs, "Kari");
  const std::string link = table_for(kari, 4);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  const auto per = terminal_downstairs("Per", link);
  kari.window().see({.name = "Per"});
  const auto ada = terminal_downstairs("Ada", link);
  auto per_plays = std::async(std::launch::async, [&] { return plays_at_the_terminal(*per); });
  auto ada_plays = std::async(std::launch::async, [&] { return plays_at_the_terminal(*ada); });
  auto ola_plays = std::async(std::launch::async, [&] { plays_in_the_window(ola, pasur_by_keys(ola.window())); });
  plays_in_the_window(kari, pasur_by_press(kari.window()));
  ola_plays.get();
  EXPECT_TRUE(per_plays.get()) << per->said();
  EXPECT_TRUE(ada_plays.get()) << ada->said();
}

using PasurFile = WindowTest;

TEST_F(PasurFile, IsPlayedWithThePersonInTheHumanSeat) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "two rounds of Pasur: CARDROOM_LONG=1 plays them";
  TemporaryDirectory directory;
  const auto file = directory.path() / "game.properties";
  std::ofstream{file} << "Seed=30006\nPlayer0=pasur.RandomPlayer\nPlayer1=pasur.HumanPlayer\n"
                         "Player2=pasur.RandomPlayer\nPlayer3=pasur.RandomPlayer\n";
  Desktop desktop;
  Player kari{desktop, "Kari", {"pasur", file.string()}};
  play_round_of_pasur(kari.window(), pasur_by_press(kari.window()));
  kari.window().act(kNextRound);
  kari.window().hear("^Round 2\\. ");
  play_round_of_pasur(kari.window(), pasur_by_keys(kari.window()));
}

}  // namespace
}  // namespace cardroom::driven
