#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "common/game/bot_type.h"
#include "common/game/contract.h"

namespace cardroom::testing {

/// How a team's effects changed the outcomes of its battles, that is, which of the two attacks succeeded. All figures
/// are totals over all games.
struct Waste {
  std::uint64_t games = 0;
  std::uint64_t effects = 0;
  /// Effects without which the same attacks would have succeeded, everything else being the same.
  std::uint64_t wasted = 0;
  /// Effects of a team in battles in which the same attacks would have succeeded without any of them.
  std::uint64_t wasted_together = 0;
  /// The same, by deal.
  std::vector<std::uint64_t> together_by_deal;

  double per_game(std::uint64_t count) const { return static_cast<double>(count) / static_cast<double>(games); }
};

/// How many times as many effects one team wasted together as the other, with half the width of the 95 % confidence
/// interval.
struct Ratio {
  double value = 0;
  double half_width = 0;
};
/// Precondition: both played the same deals, at least two, and the second wasted some effects.
Ratio ratio_wasted_together(const Waste& waste, const Waste& others);

/// Plays this many deals twice, so that each type of bot plays both hands, and counts the waste of each type. `budget`
/// is that of `expert`.
std::array<Waste, 2> waste_of(const std::array<BotType, 2>& types, std::uint64_t deals, Budget budget);

}  // namespace cardroom::testing
