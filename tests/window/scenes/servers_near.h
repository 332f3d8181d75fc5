#pragma once

#include <vector>

#include "client/core/lan_core.h"

namespace cardroom::testing {

/// Servers on the network with everything that a list of their tables may say: free seats, a turn limit, a password, a
/// bot in the seat of "Maren" (table id: sixteen times 'S'), no free seat, a version that is newer than ours.
std::vector<client::LanServer> servers_near();

}  // namespace cardroom::testing
