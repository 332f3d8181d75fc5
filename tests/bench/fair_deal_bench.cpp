#include <array>
#include <benchmark/benchmark.h>
#include <cstdint>
#include <numeric>

#include "common/cards/deal_key.h"
#include "common/cards/fair_stream.h"
#include "common/cards/shuffle.h"

namespace cardroom {
namespace {

/// A complete fair deal, as in a simulation: deriving the key with SHA-256, generating the stream, shuffling 52 cards.
void fair_deal_of_52_cards(benchmark::State& measuring) {
  std::array<Card, 52> fresh{};
  std::iota(fresh.begin(), fresh.end(), Card{0});
  std::uint64_t index = 0;
  for (auto _ : measuring) {
    FairStream stream{simulation_key(1, index++, 0)};
    std::array<Card, 52> pack = fresh;
    shuffle(pack, stream);
    benchmark::DoNotOptimize(pack);
  }
  measuring.SetItemsProcessed(measuring.iterations());
}
BENCHMARK(fair_deal_of_52_cards)->Name("fair deal of 52 cards");

}  // namespace
}  // namespace cardroom
