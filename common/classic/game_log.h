#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/game/contract.h"

namespace cardroom {

/// The log of the kind's original program, for a game that is played at a table. `deals`: the match at the end of each
/// deal; the last one may be in the middle of a deal, and the log then ends there. `players`: by seat; the names
/// in a property file replace them. Empty for an unknown kind. Contains hidden cards. Thread-safe.
std::string game_log(std::string_view kind, std::span<const std::unique_ptr<Match>> deals,
                     std::vector<std::string> players);

}  // namespace cardroom
