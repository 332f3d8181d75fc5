#pragma once

#include "client/core/profile.h"

namespace cardroom::client {

/// The current day where the person is, by this machine's clock and time zone.
Day today();

}  // namespace cardroom::client
