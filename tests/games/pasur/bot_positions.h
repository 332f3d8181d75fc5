#pragma once

#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include "common/games/pasur/pasur.h"
#include "tests/support/random_game.h"

namespace cardroom::pasur {

/// The view of the seat whose turn it is.
inline View seen_by_turn(const State& state) {
  return Game::view(state, {Viewer::Kind::seat, state.table.turn()});
}

/// Positions with a choice, from random games for two to four players.
inline std::vector<State> decisions(std::uint64_t seeds, std::uint64_t first = 1) {
  std::vector<State> found;
  for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
    for (const State& state : testing::positions<Game>(seed, static_cast<std::uint8_t>(2 + seed % 3))) {
      if (state.table.stage == Stage::moves && Game::legal_moves(state, state.table.turn()).size() > 1)
        found.push_back(state);
    }
  }
  return found;
}

/// The seat's lead at the end of the deal if both seats play perfectly, found by trying every line of play to its end.
inline int exhaustive(const State& state, Seat seat) {
  const Scores scores = Game::scores(state);
  if (state.table.stage != Stage::moves) return scores.at(seat.index) - scores.at(1U - seat.index);
  const Seat turn = state.table.turn();
  std::optional<int> best;
  const Moves moves = Game::legal_moves(state, turn);
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    State next = state;
    NoEvents none;
    EXPECT_EQ(Game::apply(next, turn, moves[i], none), accepted);
    const int value = exhaustive(next, seat);
    if (!best || (turn == seat ? value > *best : value < *best)) best = value;
  }
  return *best;
}

}  // namespace cardroom::pasur
