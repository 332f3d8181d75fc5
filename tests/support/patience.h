#pragma once

#include <chrono>

namespace cardroom {

/// How long a test waits for what must come, in real time: enough for a slow machine that is busy with something else.
/// Only a failure waits so long.
inline constexpr std::chrono::seconds kPatience{40};

}  // namespace cardroom
