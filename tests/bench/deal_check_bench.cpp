#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "client/core/deal_watch.h"
#include "client/core/table_memory.h"
#include "client/replay/replay.h"
#include "common/games/list.h"
#include "common/games/registry.h"
#include "common/record/record_deal.h"
#include "tests/support/random_record.h"

namespace cardroom {
namespace {

/// A deal as a client in the first seat heard of it.
struct HeardDeal {
  ToldDeal told;
  std::vector<client::Table> tables;  ///< After each update.
};
using HeardGame = std::vector<HeardDeal>;

HeardGame heard_game(const std::string& kind, std::uint64_t seed) {
  ReadRecord read;
  read.record = testing::random_record(kind, seed).record;
  read.record.practice = false;  // In a practice game, nothing would be checked.
  const auto replay = client::Replay::of(std::move(read)).value();
  HeardGame game;
  client::TableMemory memory;
  for (std::size_t moment = 0; moment < replay.moments().size(); ++moment) {
    const std::size_t deal = replay.moments()[moment].deal;
    if (deal == game.size()) game.push_back({.told = told_deal(replay.record().record, deal), .tables = {}});
    for (table::v1::TableUpdate& update : replay.updates(moment, Seat{0}))
      memory.updated({}, std::move(update));
    game.back().tables.push_back(*memory.table());
  }
  return game;
}

/// All that a client does to check one deal, from its announcement to the verdict. The client took no part in the
/// deal, which changes only the verdict. The target is 100 ms; the counter is the slowest deal.
void checks_of_deals(benchmark::State& measuring, const std::string& kind) {
  using Clock = std::chrono::steady_clock;
  std::vector<HeardGame> games;
  for (std::uint64_t seed = 1; seed <= 16; ++seed)
    games.push_back(heard_game(kind, seed));
  std::optional<client::DealWatch> watch;
  std::size_t game = 0;
  std::size_t deal = 0;
  double slowest_us = 0;
  for (auto _ : measuring) {
    if (deal == 0) watch.emplace(client::Fairness{.entropy = nullptr, .make_match = make_any_match});
    const HeardDeal& heard = games[game][deal];
    const client::Table* before = deal == 0 ? nullptr : &games[game][deal - 1].tables.back();
    const Clock::time_point start = Clock::now();
    watch->committed(before, heard.told.committed);
    watch->parties(heard.told.parties);
    for (const client::Table& table : heard.tables)
      watch->seen(table);
    watch->revealed(&heard.tables.back(), heard.told.revealed);
    slowest_us = std::max(slowest_us, std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    if (watch->deal()->result != client::DealResult::not_ours) {
      measuring.SkipWithError("the deal was not checked, or does not match");
      return;
    }
    if (++deal < games[game].size()) continue;
    deal = 0;
    game = (game + 1) % games.size();
  }
  measuring.SetItemsProcessed(measuring.iterations());
  measuring.counters["slowest_us"] = slowest_us;
}

const bool kRegistered = [] {
  AllKinds::for_each([]<class Kind>(Kind) {
    const std::string name = "client's check of a deal of " + std::string{Kind::Game::kFacts.name};
    benchmark::RegisterBenchmark(name.c_str(), checks_of_deals, std::string{Kind::Game::kFacts.id});
  });
  return true;
}();

}  // namespace
}  // namespace cardroom
