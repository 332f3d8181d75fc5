#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "common/game/bot_type.h"
#include "common/games/list.h"

namespace cardroom {
namespace {

/// The views of seats with a decision to make, from games between random bots.
template <class Game>
std::vector<typename Game::View> positions() {
  std::vector<typename Game::View> views;
  BotDice dice{1};
  NoEvents none;
  for (std::uint8_t game = 0; game < 60; ++game) {
    auto state = Game::begin({}, Game::kFacts.seats_usual);
    DealKey key{};
    key[0] = std::byte{game};
    FairStream stream{key};
    Game::deal(state, Game::draw(state, stream), none);
    while (Game::stage(state) == Stage::moves) {
      Seat seat{};
      while (!Game::to_act(state).contains(seat))
        ++seat.index;
      views.push_back(Game::view(state, Viewer{Viewer::Kind::seat, seat}));
      const auto moves = Game::legal_moves(state, seat);
      Game::apply(state, seat, moves[dice.uniform(moves.size())], none);
    }
  }
  return views;
}

/// One decision by a bot, from view to move; the counter is the slowest decision, in microseconds.
template <class Kind>
void bot_answers(benchmark::State& measuring, BotType type) {
  using Game = typename Kind::Game;
  using Clock = std::chrono::steady_clock;
  const auto views = positions<Game>();
  BotDice dice{2};
  std::size_t next = 0;
  double slowest_us = 0;
  for (auto _ : measuring) {
    const Clock::time_point start = Clock::now();
    auto move = Game::choose(type, views[next++ % views.size()], Game::usual_budget(type), dice);
    benchmark::DoNotOptimize(move);
    slowest_us = std::max(slowest_us, std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  measuring.SetItemsProcessed(measuring.iterations());
  measuring.counters["slowest_us"] = slowest_us;
}

const bool kRegistered = [] {
  AllKinds::for_each([]<class Kind>(Kind) {
    for (const BotType type : {BotType::clever, BotType::expert}) {
      const std::string name = std::string{bot_name(type)} + " in " + std::string{Kind::Game::kFacts.name};
      benchmark::RegisterBenchmark(name.c_str(), bot_answers<Kind>, type);
    }
  });
  return true;
}();

}  // namespace
}  // namespace cardroom
