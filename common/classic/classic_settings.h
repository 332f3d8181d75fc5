#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/game/contract.h"

/// What the property files of all kinds have in common.
namespace cardroom {

/// Whether people can sit in the seats of a property file that are `human`.
enum class Humans : std::uint8_t {
  present,  ///< At a table.
  absent,  ///< In cardroom-sim: a human seat is refused unless the scripts are played, and then `random` takes it over.
};

/// Why a script cannot go on: a move in it breaks a rule. Nothing of such a file is played.
struct ScriptFault {
  std::string key;   ///< Of the script.
  std::string what;  ///< In words: which turn, and why.
  friend bool operator==(const ScriptFault&, const ScriptFault&) = default;
};

/// The part of a file that means the same in every kind. A kind's own settings derive from it.
struct ClassicSettings {
  Humans humans = Humans::present;
  std::vector<std::optional<BotType>> players{};  ///< By seat, as the file has them; empty: a person.
  /// By seat: the names that the file has for them; empty in kinds whose log does not show them.
  std::vector<std::string> player_names{};
  std::optional<bool> animate{};         ///< Cards move; empty in kinds that do not ask for it.
  std::int32_t seed = 0;                 ///< Of the classic source; other bots have a source of their own from it.
  std::uint32_t thinking_time_ms = 200;  ///< How long a bot seems to think; this long where a kind has no key for it.
  std::uint32_t delay_time_ms = 0;       ///< Between the steps of a script, and for the eye.
  std::optional<std::uint32_t> pause_ms{};  ///< Where the rules pause; empty: as long as they say.
};

}  // namespace cardroom
