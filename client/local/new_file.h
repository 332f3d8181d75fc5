#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "common/base/expected.h"

namespace cardroom::client {

/// Writes a file that must not exist yet. The error is worded for a person: if the file exists, it says what to do;
/// otherwise it is the system's message.
Expected<void, std::string> write_new_file(const std::filesystem::path& path, std::string_view text);

}  // namespace cardroom::client
