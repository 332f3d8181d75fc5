#include <benchmark/benchmark.h>
#include <cstdint>
#include <string>
#include <vector>

#include "client/replay/replay.h"
#include "common/record/record_file.h"
#include "tests/support/random_record.h"

namespace cardroom {
namespace {

/// The check of whole records: sum, signature, deals, every move and line. The target is 5,000 records of Lucky
/// Thirteen a second.
void check_of_records(benchmark::State& measuring, const char* kind) {
  std::vector<std::string> files;
  for (std::uint64_t seed = 1; seed <= 64; ++seed)
    files.push_back(make_record(testing::random_record(kind, seed).record, testing::test_signer()).value());
  std::size_t next = 0;
  for (auto _ : measuring) {
    if (!check_record(files[next++ % files.size()])) measuring.SkipWithError("a record is refused");
  }
  measuring.SetItemsProcessed(measuring.iterations());
}
BENCHMARK_CAPTURE(check_of_records, lucky_thirteen, "lucky-thirteen")->Name("check of a Lucky Thirteen record");
BENCHMARK_CAPTURE(check_of_records, thrones, "thrones")->Name("check of a Game of Thrones record");
BENCHMARK_CAPTURE(check_of_records, pasur, "pasur")->Name("check of a Pasur record");
BENCHMARK_CAPTURE(check_of_records, pinochle, "pinochle")->Name("check of a Pinochle record");

void reading_of_records(benchmark::State& measuring) {
  const std::string file =
      make_record(testing::random_record("lucky-thirteen", 1).record, testing::test_signer()).value();
  for (auto _ : measuring)
    benchmark::DoNotOptimize(read_record(file));
  measuring.SetItemsProcessed(measuring.iterations());
}
BENCHMARK(reading_of_records)->Name("reading of a Lucky Thirteen record, without the check");

/// A replay of a whole game of Pasur for four. The target is 100 ms to open it and 16 ms for a step.
void opening_of_a_replay(benchmark::State& measuring) {
  const std::string file = make_record(testing::random_record("pasur", 5, 4).record, testing::test_signer()).value();
  for (auto _ : measuring)
    benchmark::DoNotOptimize(client::Replay::open(file));
}
BENCHMARK(opening_of_a_replay)->Name("opening of a replay of Pasur")->Unit(benchmark::kMillisecond);

void step_of_a_replay(benchmark::State& measuring) {
  const std::string file = make_record(testing::random_record("pasur", 5, 4).record, testing::test_signer()).value();
  const client::Replay replay = client::Replay::open(file).value();
  std::size_t moment = 0;
  for (auto _ : measuring) {
    benchmark::DoNotOptimize(replay.updates(moment, std::nullopt));
    moment = (moment + 1) % replay.moments().size();
  }
}
BENCHMARK(step_of_a_replay)->Name("step of a replay of Pasur")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cardroom
