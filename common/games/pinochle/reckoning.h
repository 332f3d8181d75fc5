#pragma once

#include <algorithm>

/// The sum of a seat's points, and how it compares with the bid. Clients may show it at any time in a game.
namespace cardroom::pinochle {

/// The lines of a seat's score.
struct Reckoning {
  int melds = 0;   ///< Points for melds.
  int tricks = 0;  ///< Points for the cards that it won.
  int bid = 0;     ///< The bid that it must reach; 0 for the player who did not win the bidding.
  bool operator==(const Reckoning&) const = default;
  constexpr int sum() const { return melds + tricks; }
  /// The points still missing to the bid; 0: it is reached.
  constexpr int missing() const { return std::max(0, bid - sum()); }
  constexpr bool falls_short() const { return missing() > 0; }
  /// The score if no more points are won.
  constexpr int score() const { return falls_short() ? 0 : sum(); }
};

}  // namespace cardroom::pinochle
