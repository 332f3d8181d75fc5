#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "common/base/check.h"
#include "common/cards/bot_dice.h"
#include "common/cards/deal_key.h"
#include "common/cards/fair_stream.h"
#include "common/game/baseline.h"
#include "common/game/contract.h"
#include "server/tools/sim/player.h"

namespace cardroom::sim {

/// One game of a run that uses the fair shuffle.
struct FairGame {
  std::uint64_t seed{};
  std::uint64_t index{};    ///< The index of the game.
  std::uint64_t pack_of{};  ///< Index of the game whose packs are used; differs from `index` only with --duplicate.
};

/// Plays a game to its end and returns the number of moves. The rules check every move. `state`: a game just begun.
/// `player_at`: maps a seat to its Player or bot type. `budget_of`: maps a bot type to its budget. `log`: an EventLog
/// or NoEvents. `deal_ended(state)` is called after each deal.
template <class Game>
std::uint64_t play_fair(const FairGame& game, typename Game::State& state, std::uint8_t seats, const auto& player_at,
                        const auto& budget_of, auto& log, auto&& deal_ended) {
  std::array<BotDice, kSeatsMax> dice{BotDice{0}, BotDice{0}, BotDice{0}, BotDice{0}};
  for (std::uint8_t seat = 0; seat < seats; ++seat) {
    dice[seat] = BotDice{simulation_bot_seed(game.seed, game.index, seat)};
  }
  std::uint64_t deals = 0;
  std::uint64_t moves = 0;
  while (Game::stage(state) != Stage::over) {
    if (Game::stage(state) == Stage::deal) {
      FairStream stream{simulation_key(game.seed, game.pack_of, deals++)};
      check(!Game::deal(state, Game::draw(state, stream), log), "a fair deal is valid");
      continue;
    }
    Seat seat{};
    while (!Game::to_act(state).contains(seat))
      ++seat.index;
    const auto view = Game::view(state, Viewer{Viewer::Kind::seat, seat});
    const Player player = player_at(seat);
    const auto move = player.is_bot() ? Game::choose(player.bot(), view, budget_of(player.bot()), dice[seat.index])
                                      : baselines_of<Game>()[player.baseline()].choose(view, dice[seat.index]);
    check(!Game::apply(state, seat, move, log), "bots make legal moves");
    ++moves;
    if (Game::stage(state) != Stage::moves) deal_ended(state);
  }
  return moves;
}

}  // namespace cardroom::sim
