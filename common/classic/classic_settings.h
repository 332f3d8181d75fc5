#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/game/contract.h"

/// The common parts of the property files of all kinds.
namespace cardroom {

/// Whether people can take the seats of a property file that are `human`.
enum class Humans : std::uint8_t {
  present,  ///< At a table.
  absent,   ///< In cardroom-sim: a human seat is refused unless the scripts are played; then `random` takes it over.
};

/// The reason why a script cannot go on: one of its moves breaks a rule. Nothing of such a file is played.
struct ScriptFault {
  std::string key;   ///< Of the script.
  std::string what;  ///< In words: the turn and the reason.
  friend bool operator==(const ScriptFault&, const ScriptFault&) = default;
};

/// The part of a file that has the same meaning in every kind. Each kind's settings derive from it.
struct ClassicSettings {
  Humans humans = Humans::present;
  std::vector<std::optional<BotType>> players{};  ///< By seat, as in the file; empty: a person.
  /// By seat: their names in the file; empty in kinds whose log does not show them.
  std::vector<std::string> player_names{};
  std::optional<bool> animate{};         ///< Whether cards move; empty in kinds without this key.
  std::int32_t seed = 0;                 ///< Of the classic source; other bots have their own source, derived from it.
  std::uint32_t thinking_time_ms = 200;  ///< How long a bot seems to think; this value in kinds without a key for it.
  std::uint32_t delay_time_ms = 0;       ///< Between the steps of a script, for people to follow.
  std::optional<std::uint32_t> pause_ms{};  ///< In the pauses of the rules; empty: as long as the rules say.
};

}  // namespace cardroom
