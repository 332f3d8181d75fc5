#include "tests/simulation/runs.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "tests/simulation/mortal_server.h"
#include "tests/simulation/simulation.h"

namespace cardroom::simulation {
namespace {

std::string lines(const std::vector<std::string>& complaints) {
  std::string result;
  for (const std::string& complaint : complaints)
    result += complaint + "\n";
  return result;
}

}  // namespace

Coverage play_evenings(const std::vector<std::uint64_t>& seeds) {
  Coverage coverage;
  for (const std::uint64_t seed : seeds) {
    SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed);
    Simulation simulation{seed};
    simulation.run();
    EXPECT_EQ(lines(simulation.complaints()), "");
    EXPECT_EQ(lines(replay(simulation.journal())), "");
    coverage += simulation.coverage();
    if (::testing::Test::HasFailure()) break;
  }
  return coverage;
}

DeathCoverage play_with_deaths(std::string_view kind, const std::vector<std::uint64_t>& seeds) {
  DeathCoverage coverage;
  for (const std::uint64_t seed : seeds) {
    SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed << ", " << kind);
    MortalServer evening{seed, std::string{kind}};
    evening.run();
    EXPECT_EQ(lines(evening.complaints()), "");
    coverage += evening.coverage();
    if (::testing::Test::HasFailure()) break;
  }
  return coverage;
}

void compare(std::uint32_t viewer, const Course& here, const Course& there, Compared& result) {
  const Received& mine = here.received.at(viewer);
  const Received& theirs = there.received.contains(viewer) ? there.received.at(viewer) : Received{};
  result.messages += mine.size();
  const auto [first, other] = std::ranges::mismatch(mine, theirs);
  if (first != mine.end() || other != theirs.end()) {
    result.difference = "viewer " + std::to_string(viewer) + " can tell two worlds apart by message " +
                        std::to_string(first - mine.begin());
  } else if (here.log != there.log) {
    result.difference = "the log tells two worlds apart";
  }
}

}  // namespace cardroom::simulation
