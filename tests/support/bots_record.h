#pragma once

#include <cstdint>

#include "common/record/game_record.h"

namespace cardroom::testing {

/// A record with this kind, these seats and this table, of a game in which bots have made sensible moves for everybody;
/// a second passes between two of them. Deals have no parts, and nobody is replaced. Throws if the kind is not played
/// like that.
GameRecord bots_record(GameRecord record, std::uint64_t seed);

}  // namespace cardroom::testing
