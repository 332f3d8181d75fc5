#pragma once

#include <cstdint>

namespace cardroom::testing {

/// Checks in every position of this many random games of Game of Thrones that `expert` chooses a legal move, and the
/// same one in another world that its seat cannot tell apart.
void expect_honest_choices(std::uint64_t games);

/// A digest (FNV-1a) of what `expert` chooses with a small budget in all positions of this many random games.
std::uint64_t digest_of_choices(std::uint64_t games);

}  // namespace cardroom::testing
