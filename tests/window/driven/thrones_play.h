#pragma once

#include <functional>

#include "tests/window/support/player.h"

namespace cardroom::driven {

inline const Match kPass{.role = "push button", .name = "^Pass", .states = {"sensitive"}};
/// Ends the pause after a battle; shown once the battle's movement has ended.
inline const Match kGoOn{.role = "push button", .name = "^(Next battle|Count the points)", .states = {"sensitive"}};
/// A pile that the selected card may go to.
inline const Match kPile{.role = "push button", .name = "^(Our|Their) pile", .states = {"sensitive"}};

/// How a person at a window plays Game of Thrones.
struct ThronesHands {
  /// Plays this legal card from the hand.
  std::function<void(const Item&)> play;
  std::function<void()> pass;
  /// Called after each battle. If other people can end the pause, the button may have disappeared, so the test does not
  /// wait for it.
  std::function<void()> go_on;
};

/// The result must not outlive the window. After a battle, all of these press Enter, which ends the movement; the pause
/// of a table with people then ends automatically.
ThronesHands thrones_by_mouse(ShownWindow& window);
ThronesHands thrones_by_keys(ShownWindow& window);
/// Uses accessibility actions, as a screen reader does.
ThronesHands thrones_by_press(ShownWindow& window);

/// Plays to the end of the game: always the first legal card, or a pass if there is none. Returns the number of battles
/// announced.
int play_thrones(ShownWindow& window, const ThronesHands& hands);

}  // namespace cardroom::driven
