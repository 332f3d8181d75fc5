// Goal: two people at windows on two machines play Pinochle together, with and without cut-throat, and are told the
// same result. How: as in evening_test.cpp, for a whole game; cut-throat is chosen on the set-up page. Runs only with
// CARDROOM_LONG=1; the window alone plays whole games in pinochle_test.cpp.
#include <cstdlib>
#include <future>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/window/driven/evening.h"
#include "tests/window/driven/pinochle_play.h"

namespace cardroom::driven {
namespace {

/// 1 if the window announces that its person wins, -1 for a loss, 0 for a draw.
std::optional<int> outcome(const std::string& told) {
  const auto says = [&told](const char* words) { return told.find(words) != std::string::npos; };
  if (says("A draw")) return 0;
  if (says("You win") || says("and loses.")) return 1;
  if (says("wins with") || says("and lose.")) return -1;  // The latter if the person misses the bid.
  return std::nullopt;
}

/// The switch for cut-throat, on or off.
Match cutthroat(bool on, std::vector<std::string> states = {"sensitive"}) {
  Match match{.role = "check box", .name = "^Cut-throat$", .states = std::move(states)};
  (on ? match.states : match.not_states).emplace_back("checked");
  return match;
}

/// Switches cut-throat on by keyboard alone, off with a click, and on again as a screen reader does.
void choose_cutthroat(ShownWindow& window) {
  window.see(cutthroat(false));
  constexpr int kOnceRoundThePage = 40;
  for (int stops = 0; window.all(cutthroat(false, {"focused"})).empty(); ++stops) {
    if (stops == kOnceRoundThePage) throw std::runtime_error{"no key leads to the switch"};
    window.key("Tab");
  }
  window.key("space");
  window.click(cutthroat(true));
  window.act(cutthroat(false), "Toggle");
  window.see(cutthroat(true));
}

class PinochleEvening : public Evening, public ::testing::WithParamInterface<bool> {
 protected:
  /// Hosts Kari's table without a turn limit: marking twelve cards takes a while.
  static void hosts(const Guest& kari) {
    kari.window().click(button("^Pinochle: choose the seats first$"));
    invitation(kari);
    kari->tab_to({.role = "combo box", .name = "^Turn limit"});  // Below the visible part of the page.
    kari.window().act({.role = "combo box", .name = "^Turn limit"});
    kari.window().act({.role = "list item", .name = "^None$"});
    kari.window().see({.role = "combo box", .name = "^Turn limit: None$"});
  }
};

/// If the game does not end, prints the announcements, which show why.
std::string plays(const Guest& guest, const PinochleHands& hands) try {
  return play_pinochle(guest.window(), hands);
} catch (const std::exception& error) {
  std::string told;
  for (const std::string& sentence : guest.window().told())
    told += sentence + "\n";
  ADD_FAILURE() << error.what() << "\nafter:\n" << told;
  return {};
}

TEST_P(PinochleEvening, TwoWindowsPlay) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "an evening of a minute: CARDROOM_LONG=1 plays it";
  const Guest kari = window_on(upstairs, "Kari");
  hosts(kari);
  if (GetParam()) choose_cutthroat(kari.window());
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  auto ola_plays = std::async(std::launch::async, [&] { return plays(ola, pinochle_by_keys(ola.window())); });
  const std::string told_kari = plays(kari, pinochle_by_press(kari.window()));
  const std::string told_ola = ola_plays.get();
  const std::optional<int> for_kari = outcome(told_kari);
  const std::optional<int> for_ola = outcome(told_ola);
  ASSERT_TRUE(for_kari && for_ola) << told_kari << "\n" << told_ola;
  EXPECT_EQ(*for_kari, -*for_ola) << told_kari << "\n" << told_ola;
  for (const Guest* guest : {&kari, &ola})
    guest->window().see(kAgain);
}

INSTANTIATE_TEST_SUITE_P(InBothModes, PinochleEvening, ::testing::Bool(),
                         [](const auto& cutthroat) { return cutthroat.param ? "CutThroat" : "Usual"; });

}  // namespace
}  // namespace cardroom::driven
