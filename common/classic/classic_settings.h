#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/game/contract.h"

/// What the property files of all kinds have in common.
namespace cardroom {

/// Whether people can take the `human` seats of a property file.
enum class Humans : std::uint8_t {
  present,  ///< At a table.
  absent,  ///< In cardroom-sim: a human seat is rejected unless the scripts are played; `random` takes over after them.
};

/// Why a script cannot continue: one of its moves breaks a rule. No part of such a file is played.
struct ScriptFault {
  std::string key;   ///< The key of the script.
  std::string what;  ///< In words: the turn, and what is wrong with it.
  friend bool operator==(const ScriptFault&, const ScriptFault&) = default;
};

/// The settings that mean the same in every kind. The settings of each kind derive from this struct.
struct ClassicSettings {
  Humans humans = Humans::present;
  std::vector<std::optional<BotType>> players{};  ///< By seat, as in the file; empty: a person.
  /// By seat: the players' names in the file; empty for kinds whose log does not show them.
  std::vector<std::string> player_names{};
  std::optional<bool> animate{};         ///< Whether cards are animated; empty for kinds without this key.
  std::int32_t seed = 0;                 ///< Of the classic source and, in play_classic(), of other bots' dice.
  std::uint32_t thinking_time_ms = 200;  ///< How long a bot appears to think; kinds without this key use the default.
  std::uint32_t delay_time_ms = 0;       ///< Delay between the steps of a script, so that people can follow it.
  std::optional<std::uint32_t> pause_ms{};  ///< Overrides the length of the pauses; empty: as in the rules.
};

}  // namespace cardroom
