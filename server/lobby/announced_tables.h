#pragma once

#include <cstdint>
#include <vector>

#include "common/protocol/beacon_wire.h"

namespace cardroom::server {

/// The tables in an announcement. Contains nothing that is not in the lobby's public list.
struct AnnouncedTables {
  std::vector<lan::TableSummary> tables;  ///< Sorted by id.
  std::uint32_t more{};                   ///< The number of further tables.
};

}  // namespace cardroom::server
