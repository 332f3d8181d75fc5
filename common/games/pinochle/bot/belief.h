#pragma once

#include <cstddef>
#include <cstdint>

#include "common/cards/bot_dice.h"
#include "common/games/pinochle/pinochle.h"

/// What a player can tell about the other player's hand during the tricks.
///
/// The hand has what the other player melded and has not played, nothing that would have made another meld, and no card
/// that would have had to be played instead of one that was. In cut-throat, the other player was left with 12 of the 24
/// cards that the viewer did not get; a sensible player keeps cards that win tricks, so hands of such cards are more
/// likely. Without cut-throat, all hands of other unseen cards are equally likely.
namespace cardroom::pinochle {

class Belief {
 public:
  /// Precondition: Phase::tricks, and the viewer has a seat.
  explicit Belief(const View& view);

  /// A hand that the other player may hold.
  Cards sample(BotDice& dice) const;

 private:
  bool fill(Cards& hand, BotDice& dice, bool is_sensible) const;
  bool agrees(Cards hand) const;

  Suit trump_;
  Rules rules_;
  Melds melds_;
  std::size_t size_;  ///< Of the hand.
  Cards played_;      ///< By the other player.
  Cards needed_;      ///< Cards that the hand has for certain.
  Cards possible_;    ///< Other cards that it may have.
};

}  // namespace cardroom::pinochle
