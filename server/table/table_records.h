#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/base/expected.h"
#include "server/server_io.h"
#include "server/table/table_core.h"

namespace cardroom::journal::v1 {  // Generated from proto.
class Record;
class Snapshot;
}  // namespace cardroom::journal::v1

namespace cardroom::server {

/// The records of one table: writes them for the journal, and replays them. Keeps what they contain in addition to the
/// table's state.
class TableRecords {
 public:
  explicit TableRecords(const TableId& id) : id_{id} {}

  /// The record of an input that the table has just processed and that has changed it. Every deal begins with a
  /// snapshot, and so does every span of kRecordsBetweenSnapshots records.
  AppendRecord next(const TableCore& table, Instant at, const TableInput& input, const TableCore::Step& step,
                    WallTime now);
  /// Whether this is the number of the last record.
  bool is_last(std::uint64_t epoch, std::uint64_t sequence) const { return epoch == epoch_ && sequence == sequence_; }

  enum class Replay : std::uint8_t {
    latest,  ///< From the last snapshot that this build can read.
    all,     ///< All records; the snapshots must agree with them. For a check.
  };
  /// Replays the records on a table that has not processed any input, and continues from the last one, in the next
  /// epoch. Returns the table's time, or why it cannot continue, in words for the log. Precondition: no other function
  /// has been called.
  Expected<Instant, std::string> replay(const KeptTable& kept, Replay how, TableCore& table);

  /// The person who created the table.
  const std::optional<SessionId>& maker() const { return maker_; }
  /// When the last record was made. Set by replay().
  WallTime written_at() const { return written_at_; }
  /// The answer to the last recorded request of each person at the table, in the order of the requests.
  std::vector<Answer> answers() const;

 private:
  struct LastRequest {
    SessionId session{};
    std::uint64_t request_id{};
    bool joined = false;
  };

  /// Notes what the records contain in addition to the table's state. Returns false if a request was refused, which
  /// never happens to a recorded one unless the table has diverged.
  bool note(const TableCore& table, const TableInput& input, const std::vector<TableOutput>& outputs);
  bool wants_snapshot(const TableCore& table, const TableCore::Step& step) const;
  void save(const TableCore& table, journal::v1::Snapshot& out) const;
  bool load(const journal::v1::Snapshot& snapshot, TableCore& table);
  /// These load the record's snapshot, or replay its input. They return what is wrong with the record; empty: nothing.
  std::string begin(const journal::v1::Record& record, TableCore& table);
  std::string step(const journal::v1::Record& record, Replay how, TableCore& table);

  TableId id_;
  std::uint64_t epoch_ = 1;          ///< Incremented at every restart.
  std::uint64_t sequence_ = 0;       ///< The number of the last record.
  std::uint64_t last_snapshot_ = 0;  ///< The number of the last record with a snapshot; 0: none.
  Instant time_{};                   ///< The table's time at the last record. Set by replay().
  WallTime written_at_{};
  std::optional<SessionId> maker_;
  std::vector<LastRequest> last_requests_;
};

}  // namespace cardroom::server
