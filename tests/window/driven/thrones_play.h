#pragma once

#include <functional>

#include "tests/window/support/player.h"

namespace cardroom::driven {

inline const Match kPass{.role = "push button", .name = "^Pass", .states = {"sensitive"}};
/// Ends the pause after a battle.
inline const Match kGoOn{.role = "push button", .name = "^(Next play|See the result)", .states = {"sensitive"}};
/// A pile that the selected card may go to.
inline const Match kPile{.role = "push button", .name = "^(Our|Their) pile", .states = {"sensitive"}};

/// How somebody at a window plays Game of Thrones.
struct ThronesHands {
  /// With a card of the hand that may be played.
  std::function<void(const Item&)> play;
  std::function<void()> pass;
  /// After each battle. Where others may go on first the button may be gone, so it is not waited for.
  std::function<void()> go_on;
};

/// They last as long as the window. All of them go on with Enter.
ThronesHands thrones_by_mouse(ShownWindow& window);
ThronesHands thrones_by_keys(ShownWindow& window);
/// As through a screen reader.
ThronesHands thrones_by_press(ShownWindow& window);

/// Plays to the end of the game, always the first card that may be played, and passes without one. Returns how many
/// battles were told.
int play_thrones(ShownWindow& window, const ThronesHands& hands);

}  // namespace cardroom::driven
