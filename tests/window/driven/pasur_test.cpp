// Goal: each of the ways to play reaches the result of a game of Pasur, and a property file is played with the person
// in its human seat. How: the real window at a table that somebody without a window has made, whose rules end the game
// after one round; mouse, keys and the presses of a screen reader come from outside.
#include <fstream>
#include <gtest/gtest.h>

#include "tests/end_to_end/room.h"
#include "tests/window/driven/pasur_play.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

using end_to_end::Room;

class PasurWindow : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    room = std::make_unique<Room>();
    ann = room->client("Ann", {"--create", "--kind", "pasur", "--rules", "pasur { target: 1 }", "--seats", "oobb",
                               "--games", "1", "--think", "50"});
    ASSERT_TRUE(end_to_end::update(*ann, {"phase=GATHERING"})) << ann->said();
    desktop = std::make_unique<Desktop>();
    kari = std::make_unique<Player>(*desktop, "Kari",
                                    std::vector<std::string>{"--join", "127.0.0.1:" + std::to_string(room->port())});
  }

  /// With another round where nobody leads alone.
  void play_game(const PasurHands& hands) {
    while (!play_round_of_pasur(kari->window(), hands).starts_with("Game over")) {
    }
    kari->window().see({.role = "list", .name = "^All rounds$"});
    kari->window().see(kAgain);
  }

  std::unique_ptr<Room> room;
  std::unique_ptr<ChildProcess> ann;
  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
};

TEST_F(PasurWindow, IsPlayedByMouse) {
  play_game(pasur_by_mouse(kari->window()));
}

TEST_F(PasurWindow, IsPlayedByKeysAlone) {
  play_game(pasur_by_keys(kari->window()));
}

TEST_F(PasurWindow, IsPlayedByThePressesOfAScreenReader) {
  play_game(pasur_by_press(kari->window()));
}

using PasurFile = WindowTest;

TEST_F(PasurFile, IsPlayedWithThePersonInTheHumanSeat) {
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
