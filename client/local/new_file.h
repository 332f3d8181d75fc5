#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "common/base/expected.h"

namespace cardroom::client {

/// Writes a file that does not exist yet. Error: why not, for a person: what to do if there is such
/// a file, otherwise as the system words it.
Expected<void, std::string> write_new_file(const std::filesystem::path& path, std::string_view text);

}  // namespace cardroom::client
