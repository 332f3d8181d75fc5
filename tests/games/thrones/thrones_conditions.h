#pragma once

#include <cstdint>

namespace cardroom::testing {

/// Plays this many games of Game of Thrones with every combination of bots that includes `clever` in turn, and checks
/// each move of `clever` against the conditions of the rules page, without using the game's own arithmetic.
void expect_conditions_kept(std::uint64_t games);

}  // namespace cardroom::testing
