#pragma once

#include <cstdint>
#include <vector>

#include "common/protocol/beacon_wire.h"

namespace cardroom::lobby::v1 {  // Generated from proto.
class TableSummary;
}  // namespace cardroom::lobby::v1

namespace cardroom::server {

/// What the beacon says of the tables: nothing that the lobby's list does not say to anybody who asks.
struct AnnouncedTables {
  std::vector<lan::TableSummary> tables;  ///< By id.
  std::uint32_t more{};                   ///< That are there too.
};

/// A line of the lobby, in short.
lan::TableSummary announced(const lobby::v1::TableSummary& line);

}  // namespace cardroom::server
