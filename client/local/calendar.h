#pragma once

#include <chrono>

#include "client/core/profile.h"

namespace cardroom::client {

/// The minute of that time, by this machine's time zone.
Minute calendar_time(std::chrono::system_clock::time_point time);

/// The current minute, by this machine's clock and time zone.
Minute calendar_now();

}  // namespace cardroom::client
