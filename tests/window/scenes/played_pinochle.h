#pragma once

#include <string_view>

#include "common/games/pinochle/pinochle.h"
#include "common/games/pinochle/pinochle_wire.h"
#include "tests/support/pinochle_game.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A Pinochle table.
class PlayedPinochle : public PlayedGame<pinochle::Game, pinochle::Wire> {
 public:
  explicit PlayedPinochle(int viewer) : PlayedGame{viewer, "Café corner"} {}

  /// Another game starts with that deal.
  void deal(const pinochle::Wanted& wanted, const pinochle::Rules& rules = {});
  /// Makes these moves in turn: "190, 200, pass, S, take AS, AD"; see pinochle::move(). Throws std::invalid_argument
  /// for an illegal move.
  void plays(std::string_view moves);
  /// The same for one seat, when both choose at the same time.
  void playsAs(int seat, std::string_view move);
  /// Both play like basic bots until this many cards have been played to tricks: 24 end the game.
  void playOn(int until = 2 * pinochle::kTricks);

  using PlayedGame::state;
};

}  // namespace cardroom::testing
