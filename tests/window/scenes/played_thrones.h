#pragma once

#include <array>
#include <string_view>

#include "common/games/thrones/thrones.h"
#include "common/games/thrones/thrones_wire.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A table of Game of Thrones.
class PlayedThrones : public PlayedGame<thrones::Game, thrones::Wire> {
 public:
  explicit PlayedThrones(int viewer) : PlayedGame{viewer, "Winterfell"} {}

  /// Another game starts: the hands by seat ("KH 4H ..."), with missing cards as in a fresh pack, and the starting
  /// seat.
  void deal(const std::array<std::string_view, 4>& hands, int first);
  /// Turn by turn: "7H on 0, pass". Throws std::invalid_argument for an illegal move.
  void turns(std::string_view moves);
  /// Everybody passes until the battle.
  void passUntilBattle();
};

}  // namespace cardroom::testing
