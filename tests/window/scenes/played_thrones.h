#pragma once

#include <array>
#include <string_view>

#include "common/games/thrones/thrones.h"
#include "common/games/thrones/thrones_wire.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A Game of Thrones table.
class PlayedThrones : public PlayedGame<thrones::Game, thrones::Wire> {
 public:
  explicit PlayedThrones(int viewer) : PlayedGame{viewer, "Winterfell"} {}

  /// Another game starts. `hands`: by seat ("KH 4H ..."); missing cards follow in the order of a fresh pack. `first`:
  /// the starting seat.
  void deal(const std::array<std::string_view, 4>& hands, int first);
  /// Plays these turns: "7H on 0, pass". Throws std::invalid_argument for an illegal move.
  void turns(std::string_view moves);
  /// Everybody passes until the battle begins.
  void passUntilBattle();
};

}  // namespace cardroom::testing
