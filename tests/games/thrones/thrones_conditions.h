#pragma once

#include <cstdint>

namespace cardroom::testing {

/// Plays this many games of Game of Thrones, of every seating of bots with `clever` in it in turn, and checks each of
/// its moves against what it may do, as the rules page says it and without a line of the game's own arithmetic.
void expect_conditions_kept(std::uint64_t games);

}  // namespace cardroom::testing
