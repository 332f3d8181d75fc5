#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/ids.h"
#include "server/metrics.h"
#include "server/server_io.h"

namespace cardroom::server {

/// Stores the inputs of tables so that the tables can be replayed. A transaction never spans tables.
class Journal {
 public:
  using Done = std::function<void(AppendResult)>;

  virtual ~Journal() = default;

  /// Appends one record. Calls `done` with the result later, never before returning, on the same thread; after
  /// `unknown`, calls it again once the result is known. A table's sequence numbers increase by one; any other number,
  /// or an older epoch, is `fenced`. If `starts_over` is set, the journal may discard the table's earlier records once
  /// this one is durable. I/O thread only.
  virtual void append(AppendRecord append, Done done) = 0;

  /// Reads a table that rests, so none of its records is being written. Calls `done` later, on the same thread, without
  /// records if the journal has none or cannot be read. I/O thread only.
  virtual void read(const TableId& table, std::function<void(KeptTable)> done) = 0;

  /// Reads the file of a finished game. Calls `done` later, on the same thread, with nothing if the journal does not
  /// have it or cannot be read. I/O thread only.
  virtual void read_game(const TableId& table, std::uint32_t number, std::function<void(std::string)> done) = 0;

  /// The table has ended: its records are no longer needed; those of its games still are. I/O thread only.
  virtual void forget(const TableId& table) = 0;

  /// What has been counted so far. I/O thread only.
  virtual JournalMetrics metrics() const = 0;
};

}  // namespace cardroom::server
