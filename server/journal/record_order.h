#pragma once

#include <cstdint>
#include <map>

#include "server/ids.h"

namespace cardroom::server {

/// The order of records: which record may follow the last one of each table.
class RecordOrder {
 public:
  /// If the record may follow, notes it and returns true: its sequence number must be the next one and its epoch not
  /// older, unless the table is unknown here.
  bool follows(const TableId& table, std::uint64_t epoch, std::uint64_t sequence) {
    const auto [last, is_new] = tables_.try_emplace(table, Last{epoch, sequence});
    if (is_new) return true;
    if (epoch < last->second.epoch || sequence != last->second.sequence + 1) return false;
    last->second = {epoch, sequence};
    return true;
  }
  void forget(const TableId& table) { tables_.erase(table); }

 private:
  struct Last {
    std::uint64_t epoch{};
    std::uint64_t sequence{};
  };
  std::map<TableId, Last> tables_;
};

}  // namespace cardroom::server
