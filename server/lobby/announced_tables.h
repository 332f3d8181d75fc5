#pragma once

#include <cstdint>
#include <vector>

#include "common/protocol/beacon_wire.h"

namespace cardroom::server {

/// The tables in an announcement. Contains nothing that the lobby's public list does not contain.
struct AnnouncedTables {
  std::vector<lan::TableSummary> tables;  ///< By id.
  std::uint32_t more{};                   ///< Tables beyond these.
};

}  // namespace cardroom::server
