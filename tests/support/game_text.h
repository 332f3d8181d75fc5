#pragma once

#include <array>
#include <gtest/gtest.h>
#include <ostream>

#include "common/game/contract.h"

/// How failure messages print the contract's types.
namespace cardroom {

inline void PrintTo(const Seat& seat, std::ostream* out) {
  *out << "seat " << int{seat.index};
}

inline void PrintTo(const SeatSet& seats, std::ostream* out) {
  *out << "seats";
  for (std::uint8_t i = 0; i < kSeatsMax; ++i) {
    if (seats.contains(Seat{i})) *out << ' ' << int{i};
  }
}

inline void PrintTo(const Viewer& viewer, std::ostream* out) {
  if (viewer.kind == Viewer::Kind::seat) return PrintTo(viewer.seat, out);
  *out << (viewer.kind == Viewer::Kind::all ? "a viewer of everything" : "a spectator");
}

inline void PrintTo(Stage stage, std::ostream* out) {
  *out << std::array{"deal", "moves", "over"}.at(static_cast<std::size_t>(stage));
}

inline void PrintTo(const Refusal& refusal, std::ostream* out) {
  *out << std::array{"game_over", "not_your_turn", "not_in_hand", "malformed", "broke_rule"}.at(
              static_cast<std::size_t>(refusal.reason))
       << ' ' << int{refusal.rule};
}

}  // namespace cardroom
