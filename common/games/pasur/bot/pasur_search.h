#pragma once

#include <vector>

#include "common/games/pasur/pasur.h"

/// What `clever` and `expert` share: the moves worth trying, and the exact search of the end of a deal.
namespace cardroom::pasur {

/// All moves or, if there are too many, the most valuable ones. Never empty. Precondition: the viewer is to act.
std::vector<Move> candidates(const View& view);

/// The state after a legal move.
State after(const State& state, Seat seat, const Move& move);

/// Whether a seat can know every hidden card: with two players, in the last handout.
bool all_known(const Table& table);

/// The lead of a seat over the mean of the others, in hundredths of a point. While the deal is in progress, a club
/// counts a little for every seat that can still reach the points for clubs, and nothing for the others.
int lead(const Table& table, Seat seat);

/// Further from 0 than any lead.
inline constexpr int kFar = 1'000'000;

/// Both players play perfectly to the end of the deal, each to maximize their own lead. Returns the lead of `seat` if
/// it lies between the bounds, otherwise the bound that it passes. Alpha-beta (Knuth and Moore 1975); at most 576
/// orders of the cards, with their captures. Precondition: all_known().
int searched(const State& state, Seat seat, int at_least = -kFar, int at_most = kFar);

}  // namespace cardroom::pasur
