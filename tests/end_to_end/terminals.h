#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/end_to_end/running_server.h"

namespace cardroom::end_to_end {

/// The environment of a user with this home directory and no other files.
ChildProcess::Environment home_environment(const std::filesystem::path& home);

/// A terminal client for a user with this home directory. Suits are printed as letters.
std::unique_ptr<ChildProcess> terminal(const std::filesystem::path& home, const std::string& name,
                                       const std::vector<std::string>& options);

/// Plays until a line contains `wanted`, answering "Your turn" with the first move and a pause with Enter.
std::optional<std::string> play_until(ChildProcess& player, const std::string& wanted, milliseconds within = kPatience);

}  // namespace cardroom::end_to_end
