#pragma once

#include <string>

#include "client/core/lan_core.h"
#include "tests/client/terminal/terminal_stage.h"

/// Announcements of servers and tables on the network.
namespace cardroom::terminal {

inline client::LanServer near_server(const std::string& name, int number, const std::string& address) {
  client::LanServer one{.announcement = {.name = name,
                                         .port = 7313,
                                         .protocol_min = 1,
                                         .protocol_max = 1,
                                         .open_tables = 1,
                                         .key = TerminalStage::key(number)},
                        .address = address};
  one.announcement.server_id.fill(static_cast<std::byte>(number));
  return one;
}

inline lan::TableSummary near_table(char id, const std::string& name) {
  return {.table_id = std::string(16, id), .name = name, .kind = "lucky-thirteen", .seats = {{}, {}}, .owner = {}};
}

}  // namespace cardroom::terminal
