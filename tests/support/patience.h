#pragma once

#include <chrono>

namespace cardroom {

/// How long a test waits, in real time, for something that must happen: enough for a slow machine that is busy with
/// other work. Only a failing test waits that long.
inline constexpr std::chrono::seconds kPatience{40};

}  // namespace cardroom
