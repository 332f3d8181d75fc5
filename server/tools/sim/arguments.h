#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "common/game/contract.h"

namespace cardroom::sim {

/// As the name of a log or transcript file: writes to standard output.
inline constexpr const char* kStandardOutput = "-";

/// The command line, validated as far as possible without knowing the game.
struct Arguments {
  std::string game;                 ///< Empty if the property file determines it.
  std::optional<std::string> file;  ///< A property file; then only `classic_seed` and the outputs are used.
  std::vector<std::string> seats;   ///< The names of the players; empty: the usual number of `random` bots.
  std::optional<Budget> budget{};   ///< Of `expert`; empty: its usual one.
  std::uint64_t games = 1;
  std::uint64_t first = 0;                   ///< Index of the first game.
  std::uint64_t seed = 1;                    ///< Used without a property file.
  std::optional<std::int32_t> classic_seed;  ///< Overrides the seed of the property file.
  bool duplicate = false;
  unsigned threads = 1;
  std::vector<std::pair<std::string, std::string>> options;  ///< Rule options: key and value.
  std::optional<std::string> log;                            ///< A file or kStandardOutput.
  std::optional<std::string> transcript;                     ///< A file or kStandardOutput.
  bool json = false;
};

/// Empty if help was printed and nothing else is to be done. Throws BadInput.
std::optional<Arguments> parse_arguments(int count, const char* const* words);

}  // namespace cardroom::sim
