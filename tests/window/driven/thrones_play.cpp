#include "tests/window/driven/thrones_play.h"

#include <string>

namespace cardroom::driven {
namespace {

/// Its place in the hand is typed; there are digits up to nine only.
void select_by_keys(ShownWindow& window, int place) {
  constexpr int kDigits = 9;
  if (place <= kDigits) return window.key(std::to_string(place));
  window.key(std::to_string(kDigits));
  for (int step = kDigits; step < place; ++step)
    window.key("Right");
  window.key("space");
}

}  // namespace

ThronesHands thrones_by_mouse(ShownWindow& window) {
  return {.play =
              [&window](const Item&) {
                window.click(kPlayable);
                window.see(kSelected);
                window.click(kPile);
              },
          .pass = [&window] { window.click(kPass); },
          .go_on = [&window] { window.key("Return"); }};
}

ThronesHands thrones_by_keys(ShownWindow& window) {
  return {.play =
              [&window](const Item& card) {
                const int place = std::stoi(card.description);
                // Where the focus is when the turn comes.
                window.see({.role = "push button", .description = "^[0-9]+ of [0-9]+", .states = {"focused"}});
                select_by_keys(window, place);
                window.see({.description = "^" + std::to_string(place) + " of .*selected"});
                window.key("Return");
              },
          .pass = [&window] { window.key("p"); },
          .go_on = [&window] { window.key("Return"); }};
}

ThronesHands thrones_by_press(ShownWindow& window) {
  return {.play =
              [&window](const Item&) {
                window.act(kPlayable);
                window.see(kSelected);
                window.act(kPile);
              },
          .pass = [&window] { window.act(kPass); },
          .go_on = [&window] { window.key("Return"); }};
}

int play_thrones(ShownWindow& window, const ThronesHands& hands) {
  for (int battles = 0;;) {
    const std::string told = window.hear("^(Your turn|Battle: |Game over)");
    if (told.starts_with("Game over")) return battles;
    if (told.starts_with("Battle: ")) {
      ++battles;
      hands.go_on();
    } else if (told.find("You can only pass") != std::string::npos) {
      window.see(kPass);
      hands.pass();
      window.hear("^You pass");
    } else {
      hands.play(window.see(kPlayable));
      window.hear("^You put the ");
    }
  }
}

}  // namespace cardroom::driven
