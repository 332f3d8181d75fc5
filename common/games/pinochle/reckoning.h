#pragma once

#include <algorithm>

/// How a seat's points add up, and how they stand against the bid. Clients may show it at any time of a game.
namespace cardroom::pinochle {

/// The lines of a seat's reckoning.
struct Reckoning {
  int melds = 0;   ///< Points for melds.
  int tricks = 0;  ///< Points for the cards that it won.
  int bid = 0;     ///< What it must have; 0 for who did not win the bidding.
  bool operator==(const Reckoning&) const = default;
  constexpr int sum() const { return melds + tricks; }
  /// Until the bid is made; 0: it is.
  constexpr int missing() const { return std::max(0, bid - sum()); }
  constexpr bool falls_short() const { return missing() > 0; }
  /// What it is worth if no more comes.
  constexpr int score() const { return falls_short() ? 0 : sum(); }
};

}  // namespace cardroom::pinochle
