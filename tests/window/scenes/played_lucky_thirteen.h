#pragma once

#include <string_view>

#include "common/games/lucky_thirteen/lucky_thirteen.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A table of Lucky Thirteen.
class PlayedLuckyThirteen : public PlayedGame<lucky_thirteen::Game, lucky_thirteen::Wire> {
 public:
  explicit PlayedLuckyThirteen(int viewer) : PlayedGame{viewer, "Kitchen table"} {}

  /// Another game starts. The cards are in dealing order; the rest follow as in a fresh pack. From here on the viewer's
  /// seat is asked for a move whenever it is its turn.
  void deal(std::string_view cards);
  /// A move of the seat whose turn it is; the other seats discard automatically. Throws std::invalid_argument for a
  /// card that the seat does not have.
  void discard(std::string_view card);
  /// Several moves, of one seat after the other.
  void discards(std::string_view cards);
  /// To the end of the game: everybody discards the cards they draw.
  void discardWhatIsDrawn();
};

}  // namespace cardroom::testing
