#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "common/base/expected.h"
#include "common/classic/property_words.h"
#include "server/limits.h"

namespace cardroom::server {

/// How the server was asked to run. The defaults are those of the options: each of them stands here and nowhere else,
/// and a test compares them with the example file.
struct Options {
  std::filesystem::path data_dir;  ///< Never empty after parse_options.
  std::string name;                ///< Never empty after parse_options.
  std::uint16_t port = 7313;
  bool local_only = false;
  bool no_announce = false;
  bool end_with_parent = false;
  std::optional<PropertyFileWords> property_file;
  Limits limits{};
  std::size_t bot_threads = 2;
  std::filesystem::path log_file;  ///< Empty: standard error.
  std::string log_level = "info";
};

/// Why the program ends before it began.
struct EarlyEnd {
  int status{};  ///< 0: the text was asked for (help, version), for standard output. 2: a mistake, for standard error.
  std::string text;  ///< One line for a mistake.
};

/// From the arguments after the program's name, and the file that --config names. Files are not touched but that one.
Expected<Options, EarlyEnd> parse_options(std::vector<std::string> arguments);

/// What a configuration file may say: the key of every option, with its default as it would stand there ("" for empty).
std::vector<std::pair<std::string, std::string>> configuration_keys();

}  // namespace cardroom::server
