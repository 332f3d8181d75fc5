#include "tests/window/driven/pasur_play.h"

namespace cardroom::driven {

PasurHands pasur_by_mouse(ShownWindow& window) {
  return {.select = [&window] { window.click(kPlayable); },
          .choose_second = [&window] { window.click(kSecondCapture); },
          .play = [&window] { window.click(kPlayCard); }};
}

PasurHands pasur_by_keys(ShownWindow& window) {
  return {.select =
              [&window] {
                window.see(kFocused);
                window.key("1");
              },
          .choose_second = [&window] { window.key("Right"); },
          .play = [&window] { window.key("Return"); }};
}

PasurHands pasur_by_press(ShownWindow& window) {
  return {.select = [&window] { window.act(kPlayable); },
          .choose_second = [&window] { window.act(kSecondCapture); },
          .play = [&window] { window.act(kPlayCard); }};
}

std::string play_round_of_pasur(ShownWindow& window, const PasurHands& hands) {
  for (;;) {
    const std::string told = window.hear("^(Your turn|Next round: press|Hands are shown)");
    if (told.starts_with("Hands are shown")) return window.go_to_result();
    if (!told.starts_with("Your turn")) return told;
    window.see(kPlayable);
    hands.select();
    window.see(kSelected);
    window.see(kPlayCard);
    if (!window.all(kSecondCapture).empty()) {
      hands.choose_second();
      window.see(kSecondChosen);
    }
    hands.play();
    window.hear("^You (play|take)");
  }
}

}  // namespace cardroom::driven
