#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "client/core/address.h"
#include "common/base/expected.h"

namespace cardroom::web {

/// The gateway's default port, which people type.
inline constexpr std::uint16_t kDefaultPort = 7380;

/// What the gateway is to do. The defaults are defined only here.
struct Arguments {
  /// Where the tables are, with the server's key; empty: this user's own server on this machine.
  std::optional<client::Invitation> server{};
  std::string address = "0.0.0.0";  ///< The address to listen at; by default, all addresses of this machine.
  std::uint16_t port = kDefaultPort;
  bool next_port = false;  ///< If the port is taken, use the next free one.
  /// Speak https; otherwise http, which has to be asked for explicitly when the gateway is started.
  bool encrypted = false;
  // In PEM; both are empty without encryption.
  std::filesystem::path certificate{};
  std::filesystem::path private_key{};
  int browsers = 400;
  int end_with = 0;  ///< The process with which the gateway ends; 0: none.
  bool check_config = false;
};

/// Why the program exits before it accepts any browser.
struct EarlyEnd {
  int status{};      ///< 0: help or version, for standard output. 2: an error, for standard error.
  std::string text;  ///< One line if it is an error.
};

/// Reads the arguments after the program's name, and the file of --config.
Expected<Arguments, EarlyEnd> read_arguments(std::vector<std::string> arguments);

}  // namespace cardroom::web
