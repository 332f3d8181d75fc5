#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/expected.h"

namespace cardroom::server {

/// The size limit of a configuration file, in bytes: the example with all its comments is a tenth of this.
inline constexpr std::size_t kConfigBytesMax = std::size_t{64} * 1024;

/// One setting of a configuration file.
struct ConfigLine {
  std::size_t number{};  ///< From 1.
  std::string key;
  std::string value;  ///< Without quotes; may be empty.
};

/// Reads lines of `key = value`. Empty lines are ignored, and # begins a comment, on its own line or after a value. A
/// value in double quotes may contain #, and leading and trailing spaces. Each key may occur only once. The error
/// begins with the line number, as in "3: ".
Expected<std::vector<ConfigLine>, std::string> parse_config(std::string_view text);

/// The same for a file. The error begins with the file name, as in "server.conf:3: ".
Expected<std::vector<ConfigLine>, std::string> read_config(const std::filesystem::path& file);

}  // namespace cardroom::server
