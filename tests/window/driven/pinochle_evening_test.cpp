// Goal: two people at windows on two machines play Pinochle together, and are told the same result. How: as in
// evening_test.cpp, for a whole game.
#include <future>

#include "tests/window/driven/evening.h"
#include "tests/window/driven/pinochle_play.h"

namespace cardroom::driven {
namespace {

using PinochleEvening = Evening;

TEST_F(PinochleEvening, TwoWindowsPlay) {
  const Guest kari = window_on(upstairs, "Kari");
  kari.window().click(button("^Pinochle: choose the seats first$"));
  invitation(kari);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  auto ola_plays =
      std::async(std::launch::async, [&] { return play_pinochle(ola.window(), pinochle_by_keys(ola.window())); });
  const std::string told_kari = play_pinochle(kari.window(), pinochle_by_press(kari.window()));
  const std::string told_ola = ola_plays.get();
  EXPECT_EQ(told_kari.find("You win") != std::string::npos, told_ola.find("Kari wins") != std::string::npos)
      << told_kari << "\n"
      << told_ola;
  for (const Guest* guest : {&kari, &ola})
    guest->window().see(kAgain);
}

}  // namespace
}  // namespace cardroom::driven
