#pragma once

#include <cstdlib>
#include <filesystem>

namespace cardroom::client {

/// The folder "cardroom" of this user in the folder that the variable names, or else in that one under the home
/// directory; empty without either. A path that is not absolute does not count, as the XDG specification demands.
inline std::filesystem::path user_folder(const char* variable, const char* under_home) {
  const char* given = std::getenv(variable);
  if (given != nullptr && *given == '/') return std::filesystem::path{given} / "cardroom";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home != '/') return {};
  return std::filesystem::path{home} / under_home / "cardroom";
}

}  // namespace cardroom::client
