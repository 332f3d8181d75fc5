#pragma once

#include <string_view>

#include "common/games/lucky_thirteen/lucky_thirteen.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A Lucky Thirteen table.
class PlayedLuckyThirteen : public PlayedGame<lucky_thirteen::Game, lucky_thirteen::Wire> {
 public:
  explicit PlayedLuckyThirteen(int viewer) : PlayedGame{viewer, "Kitchen table"} {}

  /// Another game starts. The cards are in dealing order; the rest follow in the order of a fresh pack. From then on,
  /// the viewer's seat has a decision on each of its turns.
  void deal(std::string_view cards);
  /// The seat whose turn it is discards this card. Throws std::invalid_argument for a card that the seat does not have.
  void discard(std::string_view card);
  /// Several discards, by one seat after another.
  void discards(std::string_view cards);
  /// Plays to the end of the game: everybody discards the cards they draw.
  void discardWhatIsDrawn();
};

}  // namespace cardroom::testing
