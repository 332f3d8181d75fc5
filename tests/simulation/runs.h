#pragma once

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/simulation/alike_deals.h"
#include "tests/simulation/alike_worlds.h"
#include "tests/simulation/death_watch.h"
#include "tests/simulation/referee.h"

/// Runs for any number of seeds, from a few to thousands. A failure prints its seed and ends the run.
namespace cardroom::simulation {

/// Runs an evening for each seed, and replays each journal.
Coverage play_evenings(const std::vector<std::uint64_t>& seeds);

/// Plays an evening of one kind for each seed, on a server that dies repeatedly.
DeathCoverage play_with_deaths(std::string_view kind, const std::vector<std::uint64_t>& seeds);

struct Compared {
  std::size_t messages = 0;  ///< The number of equal messages.
  std::string difference;    ///< The first difference; empty if there is none.
};

/// Counts the messages that a viewer received in both worlds if they are all the same, or describes the first
/// difference.
void compare(std::uint32_t viewer, const Course& here, const Course& there, Compared& result);

/// Compares one world of a kind with an indistinguishable one for each of its viewers. `Dealt`: the type of match, made
/// from a deal.
template <class Kind, class Dealt = PlannedMatch<Kind>>
Compared compare_worlds(std::uint64_t seed, const typename Kind::Game::Rules& rules, const auto&... more) {
  const Plan<Kind> plan{seed, rules};
  const auto course_of = [&](const PlannedWorld& world, const typename Kind::Game::Deal& deal) {
    return play(world, [&] { return std::make_unique<Dealt>(deal, rules, world.seats, more...); });
  };
  const auto viewers = viewers_of(plan.world());
  const Course quiet = course_of(plan.world(), plan.deal());
  PlannedWorld pried = plan.world();
  const std::uint32_t prying = viewers[seed % viewers.size()];
  pried.prying = {prying, plan.foreign_moves(prying)};
  const Course with_prying = course_of(pried, plan.deal());
  Compared result;
  for (const std::uint32_t viewer : viewers) {
    const bool pries = viewer == prying;
    const Course& course = pries ? with_prying : quiet;
    if (course.turns != plan.world().moves.size()) result.difference = "the deal was not played as planned";
    const auto alike = plan.alike(viewer, seed + viewer);
    PlannedWorld other = pries ? pried : plan.world();
    other.moves = alike.moves;
    compare(viewer, course, course_of(other, alike.deal), result);
    if (!result.difference.empty()) break;
  }
  return result;
}

/// Calls compare_worlds() for each seed, with the kind's rule variants in turn. Returns how many messages were
/// compared.
template <class Kind>
std::size_t compare_many_worlds(const std::vector<std::uint64_t>& seeds) {
  std::size_t messages = 0;
  for (const std::uint64_t seed : seeds) {
    const auto rules = testing::all_rules<typename Kind::Game::Rules>();
    const Compared compared = compare_worlds<Kind>(seed, rules[seed % rules.size()]);
    EXPECT_EQ(compared.difference, "") << "CARDROOM_SEED=" << seed;
    if (::testing::Test::HasFailure()) break;
    messages += compared.messages;
  }
  return messages;
}

}  // namespace cardroom::simulation
