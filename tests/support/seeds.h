#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace cardroom::testing {

/// The seeds 1..`count`, or only the one in CARDROOM_SEED, to reproduce a failure.
inline std::vector<std::uint64_t> seeds(std::uint64_t count) {
  if (const char* one = std::getenv("CARDROOM_SEED")) return {std::strtoull(one, nullptr, 10)};
  std::vector<std::uint64_t> result;
  for (std::uint64_t seed = 1; seed <= count; ++seed)
    result.push_back(seed);
  return result;
}

}  // namespace cardroom::testing
