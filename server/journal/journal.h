#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/ids.h"
#include "server/server_io.h"

namespace cardroom::server {

/// Stores the inputs of tables, so that a table can be replayed. A transaction never spans tables.
class Journal {
 public:
  using Done = std::function<void(AppendResult)>;

  virtual ~Journal() = default;

  /// Appends one record. Calls `done` with the result later, never before returning, on the same thread. The sequence
  /// numbers of a table go up by one; any other number, or an older epoch, is `fenced`. I/O thread only.
  virtual void append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence, std::string record,
                      Done done) = 0;
};

}  // namespace cardroom::server
