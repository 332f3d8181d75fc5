#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/ids.h"
#include "server/server_io.h"

namespace cardroom::server {

/// Where the inputs of tables are kept, so that a table can be played again. No transaction spans tables.
class Journal {
 public:
  using Done = std::function<void(AppendResult)>;

  virtual ~Journal() = default;

  /// Appends one record and calls `done` later, never before returning, on the thread that appends: durable, or not.
  /// Sequences of a table go up by one; another one, or an older epoch, is `fenced`. I/O thread only.
  virtual void append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence, std::string record,
                      Done done) = 0;
};

}  // namespace cardroom::server
