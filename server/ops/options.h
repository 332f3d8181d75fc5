#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "common/base/expected.h"
#include "common/classic/property_words.h"
#include "common/game/lesson_words.h"
#include "common/game/position_words.h"
#include "common/protocol/port.h"
#include "server/limits.h"
#include "server/ops/log.h"

namespace cardroom::server {

/// The options of the server. Their defaults are defined here only; a test compares them with the example file.
struct Options {
  std::filesystem::path data_dir;  ///< Never empty after parse_options.
  std::string name;                ///< Never empty after parse_options.
  std::uint16_t port = kDefaultPort;
  bool next_port = false;
  bool local_only = false;
  bool no_announce = false;
  bool end_with_parent = false;
  std::optional<PropertyFileWords> property_file;
  std::optional<LessonWords> lesson;                      ///< Never set in a file.
  std::optional<PositionWords> position;                  ///< Likewise.
  std::optional<boost::asio::ip::tcp::endpoint> metrics;  ///< The address of /metrics and /healthz; absent: none.
  Limits limits{};
  /// Gateways with many people behind them: each connection from one counts as an address of its own.
  std::vector<boost::asio::ip::address> trusted_addresses;
  std::size_t bot_threads = 2;
  std::filesystem::path log_file;  ///< Empty: standard error.
  LogRotation log_rotation{};
  std::string log_level = "info";

  // Actions to perform instead of running a server; never set in a file.
  std::optional<std::filesystem::path> check;    ///< The data directory whose database is to be checked.
  std::optional<std::filesystem::path> back_up;  ///< The file to receive a copy of the database in `data_dir`.
  bool check_config = false;                     ///< Only read the configuration.
};

/// Why the program exits before it starts the server.
struct EarlyEnd {
  int status{};      ///< 0: help or version, for standard output. 2: an error, for standard error.
  std::string text;  ///< One line if it is an error; names the file and the line if the mistake is in a file.
};

/// Reads the arguments after the program's name, and the file of --config. Reads no other file.
Expected<Options, EarlyEnd> parse_options(std::vector<std::string> arguments);

/// The keys of a configuration file, each with its default as it would be written there ("" for empty).
std::vector<std::pair<std::string, std::string>> configuration_keys();

}  // namespace cardroom::server
