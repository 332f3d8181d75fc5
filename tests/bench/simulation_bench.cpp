#include <benchmark/benchmark.h>
#include <string>

#include "common/games/list.h"
#include "server/tools/sim/fair_game.h"

namespace cardroom::sim {
namespace {

/// Whole games between random bots: the fair shuffle, a legality check of every move, and the scores and winners. This
/// is the work of cardroom-sim on one thread.
template <class Kind>
void simulated_games(benchmark::State& measuring) {
  using Game = typename Kind::Game;
  const auto bot_at = [](Seat) { return BotType::random; };
  const auto budget_of = [](BotType) { return Budget{}; };
  std::uint64_t index = 0;
  std::uint64_t moves = 0;
  for (auto _ : measuring) {
    typename Game::State state = Game::begin({}, Game::kFacts.seats_usual);
    NoEvents none;
    moves += play_fair<Game>({.seed = 1, .index = index, .pack_of = index}, state, Game::kFacts.seats_usual, bot_at,
                             budget_of, none, [](const auto&) {});
    ++index;
    benchmark::DoNotOptimize(Game::scores(state));
    benchmark::DoNotOptimize(Game::winners(state));
  }
  measuring.SetItemsProcessed(measuring.iterations());
  measuring.counters["moves_per_second"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

const bool kRegistered = [] {
  AllKinds::for_each([]<class Kind>(Kind) {
    const std::string name = "simulation of " + std::string{Kind::Game::kFacts.name};
    benchmark::RegisterBenchmark(name.c_str(), simulated_games<Kind>);
  });
  return true;
}();

}  // namespace
}  // namespace cardroom::sim
