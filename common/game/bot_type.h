#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "common/game/contract.h"

/// The names of the bot types, in all input and output.
namespace cardroom {

inline constexpr std::array kBotTypes{BotType::random, BotType::basic, BotType::clever, BotType::expert};

/// "random", "basic", "clever" or "expert".
constexpr std::string_view bot_name(BotType type) {
  constexpr std::array<std::string_view, kBotTypes.size()> kNames{"random", "basic", "clever", "expert"};
  return kNames[static_cast<std::size_t>(type)];
}

/// The type with this name, or with the historical alias "simple" or "smart"; case-sensitive. Empty if there is no such
/// type.
constexpr std::optional<BotType> bot_type(std::string_view name) {
  for (const BotType type : kBotTypes) {
    if (name == bot_name(type)) return type;
  }
  if (name == "simple") return BotType::basic;
  if (name == "smart") return BotType::clever;
  return std::nullopt;
}

/// The names that error messages list as expected.
inline constexpr std::string_view kExpectedBotTypes = "random, basic, clever or expert";

}  // namespace cardroom
