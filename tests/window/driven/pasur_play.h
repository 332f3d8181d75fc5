#pragma once

#include <functional>

#include "tests/window/support/player.h"

namespace cardroom::driven {

/// The button that says what the selected card does.
inline const Match kPlayCard{.role = "push button", .name = "^(Take|Play) [0-9AJQK]", .states = {"sensitive"}};
/// The second set that the selected card can pick up, if there are several. (A long list has items for only some of its
/// sets.)
inline const Match kSecondCapture{.role = "radio button", .name = "^2 of [0-9]+: "};
inline const Match kSecondChosen{.role = "radio button", .name = "^2 of [0-9]+: ", .states = {"checked"}};
/// Ends the pause after a round.
inline const Match kNextRound{.role = "push button", .name = "^Next round$", .states = {"sensitive"}};

/// How a person at a window plays Pasur: selects the first card in the hand, chooses the second set that it can pick
/// up, and plays it.
struct PasurHands {
  std::function<void()> select;
  /// Called only if there are several sets.
  std::function<void()> choose_second;
  std::function<void()> play;
};

/// The result must not outlive the window.
PasurHands pasur_by_mouse(ShownWindow& window);
PasurHands pasur_by_keys(ShownWindow& window);
/// Uses accessibility actions, as a screen reader does.
PasurHands pasur_by_press(ShownWindow& window);

/// Plays to the end of a round. Returns the announcement made there: how the game continues, or who has won it.
std::string play_round_of_pasur(ShownWindow& window, const PasurHands& hands);

}  // namespace cardroom::driven
