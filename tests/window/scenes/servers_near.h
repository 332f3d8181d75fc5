#pragma once

#include <vector>

#include "client/core/lan_core.h"
#include "client/models/setup/table_setup.h"

namespace cardroom::testing {

/// Servers on the network that cover every case in a list of tables: free seats, a turn limit, a password, a bot in
/// Maren's seat (table id: sixteen times 'S'), no free seat, a newer version than ours.
std::vector<client::LanServer> servers_near();

/// The server of a table that is set up here; it listens on two addresses.
void show_own_server(window::TableSetup& setup);

/// Shows that this table also has a page for phones and browsers.
void show_page(window::TableSetup& setup);

}  // namespace cardroom::testing
