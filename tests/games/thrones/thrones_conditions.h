#pragma once

#include <cstdint>

namespace cardroom::testing {

/// Plays this many games of Game of Thrones, cycling through every combination of bots that includes `clever`, and
/// checks each move by `clever` against the conditions on the rules page, without using the game's own arithmetic.
void expect_conditions_kept(std::uint64_t games);

}  // namespace cardroom::testing
