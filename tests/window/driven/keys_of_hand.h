#pragma once

#include <string>

#include "tests/window/support/shown_window.h"

namespace cardroom::driven {

/// Selects the card at this position in the hand, counted from 1, by typing its number. Digits reach only nine
/// positions; the arrow keys reach the rest.
inline void select_by_keys(ShownWindow& window, int place) {
  constexpr int kDigits = 9;
  if (place <= kDigits) return window.key(std::to_string(place));
  window.key(std::to_string(kDigits));
  for (int step = kDigits; step < place; ++step)
    window.key("Right");
  window.key("space");
}

}  // namespace cardroom::driven
