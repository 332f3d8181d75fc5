#pragma once

#include <cstdint>
#include <vector>

#include "common/games/pinochle/pinochle.h"

namespace cardroom::pinochle {

/// The guided first game of Pinochle: a fixed deal, and the moves that the lesson expects of all players. The
/// person sits in seat 0. The steps of the explanation are in client/games/pinochle/lesson.cpp.
struct Lesson {
  struct Turn {
    Seat seat{};
    Move move{};
  };

  static constexpr std::uint8_t kSeats = 2;
  static Rules rules() { return {}; }
  static Deal deal();
  /// In order, from the first one of the game.
  static std::vector<Turn> moves();
};

}  // namespace cardroom::pinochle
