// Goal: two people at windows on two machines play Pinochle together, and are told the same result. How: as in
// evening_test.cpp, for a whole game.
#include <future>
#include <optional>
#include <string>

#include "tests/window/driven/evening.h"
#include "tests/window/driven/pinochle_play.h"

namespace cardroom::driven {
namespace {

/// 1 if the window tells its person of a game won, -1 if of a game lost, 0 if of a draw.
std::optional<int> outcome(const std::string& told) {
  const auto says = [&told](const char* words) { return told.find(words) != std::string::npos; };
  if (says("A draw")) return 0;
  if (says("You win") || says("and loses.")) return 1;
  if (says("wins with") || says("and lose.")) return -1;  // Also who is short of the bid.
  return std::nullopt;
}

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
  const std::optional<int> for_kari = outcome(told_kari);
  const std::optional<int> for_ola = outcome(told_ola);
  ASSERT_TRUE(for_kari && for_ola) << told_kari << "\n" << told_ola;
  EXPECT_EQ(*for_kari, -*for_ola) << told_kari << "\n" << told_ola;
  for (const Guest* guest : {&kari, &ola})
    guest->window().see(kAgain);
}

}  // namespace
}  // namespace cardroom::driven
