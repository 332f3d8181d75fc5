#pragma once

#include <string_view>

#include "common/games/pinochle/pinochle.h"
#include "common/games/pinochle/pinochle_wire.h"
#include "tests/support/pinochle_game.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A table of Pinochle.
class PlayedPinochle : public PlayedGame<pinochle::Game, pinochle::Wire> {
 public:
  explicit PlayedPinochle(int viewer) : PlayedGame{viewer, "Café corner"} {}

  /// Another game begins with that deal.
  void deal(const pinochle::Wanted& wanted, const pinochle::Rules& rules = {});
  /// Turn by turn: "190, 200, pass, S, take AS, AD"; see pinochle::move(). Throws std::invalid_argument for what is not
  /// allowed.
  void plays(std::string_view moves);
  /// The same by one seat, where both choose at the same time.
  void playsAs(int seat, std::string_view move);
  /// Both play as basic bots would, until so many cards of the tricks have been played: 24 end the game.
  void playOn(int until = 2 * pinochle::kTricks);

  using PlayedGame::state;
};

}  // namespace cardroom::testing
