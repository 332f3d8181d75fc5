#include "tests/window/driven/thrones_play.h"

#include <string>

#include "tests/window/driven/keys_of_hand.h"

namespace cardroom::driven {
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
                // The hand has the focus when the turn begins.
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
    const std::string told = window.hear("^(Your turn|Battle: |Hands are shown)");
    if (told.starts_with("Hands are shown")) {
      window.see({.role = "list", .name = "^The battles$"});
      window.go_to_result();
      return battles;
    }
    if (told.starts_with("Battle: ")) {
      ++battles;
      hands.go_on();
    } else if (told.find("You can only pass") != std::string::npos) {
      window.see(kPass);
      hands.pass();
      window.hear("^You pass");
    } else {
      hands.play(window.see(kPlayable));
      window.hear("^You play the ");
    }
  }
}

}  // namespace cardroom::driven
