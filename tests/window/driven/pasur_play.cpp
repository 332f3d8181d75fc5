#include "tests/window/driven/pasur_play.h"

#include <string>
#include <vector>

namespace cardroom::driven {
namespace {

std::string last_capture(ShownWindow& window) {
  return window.all(kCapture).back().name;
}

}  // namespace

PasurHands pasur_by_mouse(ShownWindow& window) {
  return {.select = [&window] { window.click(kPlayable); },
          .choose_last = [&window] { window.click({.role = "radio button", .name = last_capture(window)}); },
          .play = [&window] { window.click(kPlayCard); }};
}

PasurHands pasur_by_keys(ShownWindow& window) {
  return {.select =
              [&window] {
                window.see(kFocused);
                window.key("1");
              },
          // The first one is chosen, and the last one lies to its left.
          .choose_last = [&window] { window.key("Left"); },
          .play = [&window] { window.key("Return"); }};
}

PasurHands pasur_by_press(ShownWindow& window) {
  return {.select = [&window] { window.act(kPlayable); },
          .choose_last = [&window] { window.act({.role = "radio button", .name = last_capture(window)}); },
          .play = [&window] { window.act(kPlayCard); }};
}

std::string play_round_of_pasur(ShownWindow& window, const PasurHands& hands) {
  for (;;) {
    const std::string told = window.hear("^(Your turn|The game goes on in|Game over)");
    if (!told.starts_with("Your turn")) return told;
    window.see(kPlayable);
    hands.select();
    window.see(kSelected);
    window.see(kPlayCard);
    if (const auto captures = window.all(kCapture); captures.size() > 1) {
      hands.choose_last();
      window.see({.role = "radio button", .name = captures.back().name, .states = {"checked"}});
    }
    hands.play();
    window.hear("^You (lay down|pick up)");
  }
}

}  // namespace cardroom::driven
