#include "tests/simulation/runs.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "tests/simulation/simulation.h"

namespace cardroom::simulation {
namespace {

std::string lines(const std::vector<std::string>& complaints) {
  std::string result;
  for (const std::string& complaint : complaints)
    result += complaint + "\n";
  return result;
}

std::vector<std::uint32_t> viewers_of(const PlannedWorld& world) {
  std::vector<std::uint32_t> result;
  for (std::uint32_t viewer = 0; viewer < 4 + world.watchers; ++viewer) {
    if (viewer >= 4 || world.person[viewer]) result.push_back(viewer);
  }
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

Compared compare_worlds(std::uint64_t seed, const MakePlanned& make) {
  PlannedWorld world = draw_world(seed);
  const std::vector<std::uint32_t> viewers = viewers_of(world);
  const std::uint32_t prying = viewers[seed % viewers.size()];
  const Course quiet = play(world, make);
  world.prying = prying;
  const Course pried = play(world, make);
  Compared result;
  for (const std::uint32_t viewer : viewers) {
    world.prying = viewer == prying ? std::optional{prying} : std::nullopt;
    const Course& course = viewer == prying ? pried : quiet;
    if (course.turns != world.discards.size()) result.difference = "the deal was not played as planned";
    PlannedWorld alike = world;
    alike.pack = alike_pack(world, viewer, seed + viewer);
    const Course other = play(alike, make);
    const Received& here = course.received.at(viewer);
    const Received& there = other.received.contains(viewer) ? other.received.at(viewer) : Received{};
    result.messages += here.size();
    const auto [mine, theirs] = std::ranges::mismatch(here, there);
    if (mine != here.end() || theirs != there.end()) {
      result.difference = "viewer " + std::to_string(viewer) + " can tell two worlds apart by message " +
                          std::to_string(mine - here.begin());
    } else if (course.log != other.log) {
      result.difference = "the log tells two worlds apart";
    }
    if (!result.difference.empty()) break;
  }
  return result;
}

std::size_t compare_many_worlds(const std::vector<std::uint64_t>& seeds) {
  std::size_t messages = 0;
  for (const std::uint64_t seed : seeds) {
    const Compared compared = compare_worlds(seed);
    EXPECT_EQ(compared.difference, "") << "CARDROOM_SEED=" << seed;
    if (::testing::Test::HasFailure()) break;
    messages += compared.messages;
  }
  return messages;
}

}  // namespace cardroom::simulation
