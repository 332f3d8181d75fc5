#pragma once

#include "client/core/deal_watch.h"

namespace cardroom::client {

/// With the operating system's entropy, and the rules of all games. Thread-safe.
Fairness fairness();

}  // namespace cardroom::client
