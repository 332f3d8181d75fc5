#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "common/game/contract.h"

namespace cardroom::sim {

/// "-" as a place for a log or a transcript.
inline constexpr const char* kStandardOutput = "-";

/// What the command line says, checked as far as it can be without knowing the game.
struct Arguments {
  std::string game;                 ///< Empty: the property file tells.
  std::optional<std::string> file;  ///< Of a property file; then only `seed` and the places of outputs have a meaning.
  std::vector<BotType> seats;       ///< Empty: the usual number of `random`.
  std::uint64_t games = 1;
  std::uint64_t first = 0;                   ///< Index of the first game.
  std::uint64_t seed = 1;                    ///< Without a property file.
  std::optional<std::int32_t> classic_seed;  ///< Replaces that of the property file.
  bool duplicate = false;
  unsigned threads = 1;
  std::vector<std::pair<std::string, std::string>> options;  ///< Of the rules: key and value.
  std::optional<std::string> log;                            ///< A file or kStandardOutput.
  std::optional<std::string> transcript;                     ///< A file or kStandardOutput.
  bool json = false;
};

/// Empty: help was asked for and has been printed, there is nothing to do. Throws BadInput.
std::optional<Arguments> parse_arguments(int count, const char* const* words);

}  // namespace cardroom::sim
