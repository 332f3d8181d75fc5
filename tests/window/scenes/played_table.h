#pragma once

#include <string_view>

#include "common/games/lucky_thirteen/lucky_thirteen.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A table of Lucky Thirteen.
class PlayedTable : public PlayedGame<lucky_thirteen::Game, lucky_thirteen::Wire> {
 public:
  explicit PlayedTable(int viewer) : PlayedGame{viewer, "Kitchen table"} {}

  /// Another game begins. The cards in the order in which they are handed out; the rest as in a fresh pack. The
  /// viewer's seat is asked for moves from here on whenever it is its turn.
  void deal(std::string_view cards);
  /// Of the seat whose turn it is; everybody else's cards come by themselves. Throws std::invalid_argument for a card
  /// that it does not have.
  void discard(std::string_view card);
  /// Several, of one seat after the other.
  void discards(std::string_view cards);
  /// To the end of the game: everybody gives up what they draw.
  void discardWhatIsDrawn();
};

}  // namespace cardroom::testing
