#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "common/game/facts.h"

namespace cardroom::client {

/// The games that clients can show, in display order. Thread-safe.
std::span<const GameFacts* const> games();

/// The kinds that a client lists in its Hello.
std::vector<session::v1::Kind> kinds_for_hello();

/// The seats of each team. Empty if every player plays alone.
std::vector<std::vector<std::uint32_t>> teams_of(const GameFacts& game);

}  // namespace cardroom::client
