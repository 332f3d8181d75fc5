#pragma once

#include <cstdlib>
#include <filesystem>

namespace cardroom::client {

/// This user's folder "cardroom": in the folder that the environment variable names or, without one, in `under_home` in
/// the home directory; empty without either. Ignores paths that are not absolute, as the XDG specification demands.
inline std::filesystem::path user_folder(const char* variable, const char* under_home) {
  const char* given = std::getenv(variable);
  if (given != nullptr && *given == '/') return std::filesystem::path{given} / "cardroom";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home != '/') return {};
  return std::filesystem::path{home} / under_home / "cardroom";
}

}  // namespace cardroom::client
