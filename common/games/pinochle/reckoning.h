#pragma once

#include <algorithm>

/// A seat's total, and how it compares with the bid. Clients may show it at any time during a game.
namespace cardroom::pinochle {

/// The lines of a seat's score.
struct Reckoning {
  int melds = 0;   ///< Points for melds.
  int tricks = 0;  ///< Points for the cards won.
  int bid = 0;     ///< The bid to reach; 0 for the player who did not win the bidding.
  bool operator==(const Reckoning&) const = default;
  constexpr int sum() const { return melds + tricks; }
  /// The points by which the total falls short of the bid; 0 if the bid is reached.
  constexpr int missing() const { return std::max(0, bid - sum()); }
  constexpr bool falls_short() const { return missing() > 0; }
  /// The score if no more points are won.
  constexpr int score() const { return falls_short() ? 0 : sum(); }
};

}  // namespace cardroom::pinochle
