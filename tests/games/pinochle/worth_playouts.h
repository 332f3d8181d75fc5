#pragma once

#include <cstdint>

#include "common/cards/bot_dice.h"
#include "common/games/pinochle/pinochle.h"

/// Games in which seat 0 wins the bidding with a random hand and names a given suit, and `clever` plays both hands on
/// from there. They measure the gains in worth_table.h, and check them.
namespace cardroom::testing {

class WorthPlayouts {
 public:
  WorthPlayouts(const pinochle::Rules& rules, std::uint64_t seed) : rules_{rules}, dice_{seed} {}

  /// Shuffles and deals.
  void deal();
  /// The hand of seat 0. Precondition: deal().
  pinochle::Cards hand() const { return hand_; }
  /// Plays this deal with that trump. Returns what seat 0 earns, in melds and tricks, in addition to the melds of the
  /// hand that it was dealt. Precondition: deal().
  int gain(Suit trump);

 private:
  pinochle::Rules rules_;
  BotDice dice_;
  pinochle::Deal deal_{};
  pinochle::Cards hand_{};
};

}  // namespace cardroom::testing
