#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/simulation/alike_worlds.h"
#include "tests/simulation/referee.h"

/// The same runs for a few seeds and for thousands. A failure prints its seed and ends the run.
namespace cardroom::simulation {

/// An evening for each seed, each journal replayed.
Coverage play_evenings(const std::vector<std::uint64_t>& seeds);

struct Compared {
  std::size_t messages = 0;  ///< That were equal.
  std::string difference;    ///< The first one; empty if there is none.
};

/// One world, and one alike for each of its viewers.
Compared compare_worlds(std::uint64_t seed, const MakePlanned& make = make_planned);

/// For each seed; returns how many messages were compared.
std::size_t compare_many_worlds(const std::vector<std::uint64_t>& seeds);

}  // namespace cardroom::simulation
