#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "common/base/expected.h"
#include "common/game/contract.h"
#include "common/game/facts.h"

namespace cardroom {

/// Why there is no match.
enum class MatchError : std::uint8_t {
  bad_seats,   ///< Not a number of seats that this kind is played with.
  bad_option,  ///< The rules are another kind's, or have a value that cannot be.
};

/// A kind of game, for code that does not know its types.
struct GameKind : GameFacts {
  /// A new game, in Stage::deal. Rules without a value are the kind's defaults.
  Expected<std::unique_ptr<Match>, MatchError> (*make_match)(const wire::GameRules& rules, std::uint8_t seats);
  /// Fills in what the rules leave open. False if they are another kind's, or have a value that cannot be.
  bool (*complete_rules)(wire::GameRules& rules);
};

/// All kinds, in the order in which people are shown them. Thread-safe.
std::span<const GameKind> game_kinds();

/// Nothing if there is no such kind. Lives as long as the program. Thread-safe.
const GameKind* find_game_kind(std::string_view id);

/// The same move, made anew from the values that its kind reads; without a value if they cannot be read, which no game
/// accepts. Whether the move is legal is the game's affair. Thread-safe.
wire::GameMove reread_move(const wire::GameMove& move);

}  // namespace cardroom
