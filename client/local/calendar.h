#pragma once

#include "client/core/profile.h"

namespace cardroom::client {

/// The current minute, by this machine's clock and time zone.
Minute calendar_now();

}  // namespace cardroom::client
