#pragma once

#include <vector>

#include "client/core/lan_core.h"
#include "client/models/setup/table_setup.h"

namespace cardroom::testing {

/// Servers on the network with everything that a list of their tables may say: free seats, a turn limit, a password, a
/// bot in the seat of "Maren" (table id: sixteen times 'S'), no free seat, a version that is newer than ours.
std::vector<client::LanServer> servers_near();

/// The server of a table that is set up here listens at two addresses.
void show_own_server(window::TableSetup& setup);

}  // namespace cardroom::testing
