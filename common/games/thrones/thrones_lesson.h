#pragma once

#include <cstdint>
#include <vector>

#include "common/games/thrones/thrones.h"

namespace cardroom::thrones {

/// The guided first game of Game of Thrones: a fixed deal, and the moves that the lesson expects of all players. The
/// person sits in seat 0. The steps of the explanation are in client/games/thrones/lesson.cpp.
struct Lesson {
  struct Turn {
    Seat seat{};
    Move move{};
  };

  static constexpr std::uint8_t kSeats = 4;
  static Rules rules() { return {}; }
  static Deal deal();
  /// In order, from the first one of the game.
  static std::vector<Turn> moves();
};

}  // namespace cardroom::thrones
