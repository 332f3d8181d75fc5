#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "common/base/expected.h"
#include "common/game/contract.h"
#include "common/game/facts.h"

namespace cardroom {

/// Why a match could not be created.
enum class MatchError : std::uint8_t {
  bad_seats,   ///< The kind is not played with this number of seats.
  bad_option,  ///< The rules are another kind's, or have an invalid value.
};

/// A kind of game, for code that does not know its types.
struct GameKind : GameFacts {
  /// A new game, in Stage::deal. Rules without a value mean the kind's defaults.
  Expected<std::unique_ptr<Match>, MatchError> (*make_match)(const wire::GameRules& rules, std::uint8_t seats);
  /// Fills in absent rules. False if the rules are another kind's, or have an invalid value.
  bool (*complete_rules)(wire::GameRules& rules);
};

/// All kinds, in display order. Thread-safe.
std::span<const GameKind> game_kinds();

/// Null if there is no such kind. Lives as long as the program. Thread-safe.
const GameKind* find_game_kind(std::string_view id);

/// A MakeMatch for all kinds. Thread-safe.
std::unique_ptr<Match> make_any_match(const std::string& kind, const wire::GameRules& rules, std::uint8_t seats);

/// The same move, rebuilt from the values that its kind reads. If they are invalid, the result has no value, and no
/// game accepts it. The game decides whether the move is legal. Thread-safe.
wire::GameMove reread_move(const wire::GameMove& move);

}  // namespace cardroom
