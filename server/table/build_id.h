#pragma once

#include <string>

namespace cardroom::server {

/// Identifies the build of this program: the build id that the linker puts into the executable, which differs whenever
/// the code does. Without one, a random id that no other process has. Never empty; thread-safe.
const std::string& build_id();

}  // namespace cardroom::server
