#include "tests/games/thrones/thrones_waste.h"

#include <cmath>
#include <cstddef>
#include <gtest/gtest.h>
#include <span>

#include "common/cards/deal_key.h"
#include "common/games/thrones/thrones.h"

namespace cardroom::testing {
namespace {

using thrones::Board;
using thrones::Game;
using thrones::Move;
using thrones::Pile;

/// Which attacks succeed after the turns of a play, without the effects that `left_out(turn)` selects. A card that
/// would then lie directly on a heart, where it must not, is left out too.
std::array<bool, 2> outcome(const Board& board, std::size_t play, auto left_out) {
  std::array<Pile, 2> piles{};
  for (std::size_t turn = play * thrones::kTurnsInPlay; turn < (play + 1) * thrones::kTurnsInPlay; ++turn) {
    const Move& move = board.turns.at(turn);
    if (move.passes()) continue;
    Pile& pile = piles.at(move.pile);
    if (thrones::is_heart(move.card)) {
      pile = Pile{move.card};
    } else if (!left_out(turn) && pile.takes(move.card)) {
      pile.put(move.card);
    }
  }
  return thrones::battle_of(piles[0], piles[1]).succeeds;
}

bool is_effect(const Board& board, std::size_t turn) {
  return !board.turns.at(turn).passes() && !thrones::is_heart(board.turns.at(turn).card);
}

std::size_t team_in(const Board& board, std::size_t turn) {
  return thrones::team_of(board.seat_of(static_cast<std::uint8_t>(turn)));
}

/// Adds the effects of one team in one play of a game that is over.
void count(const Board& board, std::size_t play, std::size_t team, Waste& waste) {
  const auto real = outcome(board, play, [](std::size_t) { return false; });
  const auto alone = outcome(board, play, [&](std::size_t turn) { return team_in(board, turn) == team; });
  for (std::size_t turn = play * thrones::kTurnsInPlay; turn < (play + 1) * thrones::kTurnsInPlay; ++turn) {
    if (!is_effect(board, turn) || team_in(board, turn) != team) continue;
    ++waste.effects;
    if (outcome(board, play, [&](std::size_t other) { return other == turn; }) == real) ++waste.wasted;
    if (alone == real) ++waste.wasted_together;
  }
}

Board played(const std::array<BotType, 2>& of_teams, std::uint64_t deal, Budget budget) {
  FairStream stream{simulation_key(11, deal, 0)};
  BotDice dice{deal};
  NoEvents none;
  thrones::State state = Game::begin({}, thrones::kSeats);
  EXPECT_EQ(Game::deal(state, Game::draw(state, stream), none), accepted);
  while (Game::stage(state) == Stage::moves) {
    const Seat seat = state.board.turn;
    const BotType type = of_teams.at(thrones::team_of(seat));
    const Budget its = type == BotType::expert ? budget : Game::usual_budget(type);
    const Move move = Game::choose(type, Game::view(state, {Viewer::Kind::seat, seat}), its, dice);
    EXPECT_EQ(Game::apply(state, seat, move, none), accepted);
  }
  return state.board;
}

}  // namespace

Ratio ratio_wasted_together(const Waste& waste, const Waste& others) {
  const std::size_t deals = waste.together_by_deal.size();
  const auto sum = static_cast<double>(others.wasted_together);
  const double value = static_cast<double>(waste.wasted_together) / sum;
  double squares = 0;
  for (std::size_t deal = 0; deal < deals; ++deal) {
    const double rest = static_cast<double>(waste.together_by_deal.at(deal)) -
                        value * static_cast<double>(others.together_by_deal.at(deal));
    squares += rest * rest;
  }
  const auto count = static_cast<double>(deals);
  return {.value = value, .half_width = 1.96 * std::sqrt(squares * count / (count - 1)) / sum};
}

std::array<Waste, 2> waste_of(const std::array<BotType, 2>& types, std::uint64_t deals, Budget budget) {
  std::array<Waste, 2> all{};
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    const std::array before{all[0].wasted_together, all[1].wasted_together};
    for (std::size_t swap = 0; swap < types.size(); ++swap) {
      const Board board = played({types.at(swap), types.at(1 - swap)}, deal, budget);
      for (std::size_t team = 0; team < types.size(); ++team) {
        Waste& waste = all.at(team ^ swap);
        ++waste.games;
        for (std::size_t play = 0; play < thrones::kPlays; ++play)
          count(board, play, team, waste);
      }
    }
    for (std::size_t i = 0; i < all.size(); ++i)
      all.at(i).together_by_deal.push_back(all.at(i).wasted_together - before.at(i));
  }
  return all;
}

}  // namespace cardroom::testing
