#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "common/base/expected.h"
#include "server/limits.h"
#include "server/server_io.h"
#include "server/table/table_core.h"
#include "server/table/table_records.h"

namespace cardroom::server {

/// The outputs of a host. `news` is for the sessions and the lobby, `server` for the shell; both are in order. `moves`
/// and `stopped` are only for the metrics.
struct HostOutputs {
  std::vector<TableNews> news;
  std::vector<Output> server;
  /// For each move by a person that the views in `news` show: the time since the move arrived.
  std::vector<std::chrono::milliseconds> moves{};
  bool stopped = false;  ///< The table cannot continue.
};

/// A table with everything between its machine and the rest of the server: the mailbox, the order of journal records,
/// and bots' answers that are held back by their pace.
///
/// At most one record is being written to the journal. The outputs of its input wait until the record is durable; then
/// the next input is processed. An input that changes nothing leaves no record and is answered at once.
class TableHost {
 public:
  /// Fills a span with random bytes.
  using Entropy = std::function<void(std::span<std::byte>)>;
  /// Whether the client of a session takes part in deals.
  using TakesPart = std::function<bool(const SessionId&)>;

  /// The file of a finished game's record, or why there is none, in words for the log. The argument lacks what the
  /// table does not know.
  using WriteRecord = std::function<Expected<std::string, std::string>(GameRecord)>;

  /// `time_of_day` is called for each record. A table that has people, but none of them connected, is put away after
  /// `rest_after`.
  TableHost(const TableId& id, MakeMatch make_match, Entropy entropy, TakesPart takes_part, WriteRecord write_record,
            TimeOfDay time_of_day, std::chrono::milliseconds rest_after = kEmptyTableKept);

  const TableId& id() const { return id_; }
  const TableCore& core() const { return core_; }
  bool ended() const { return ended_; }  ///< Ended or put away: there will be no more outputs.

  /// What a table's records contain in addition to its state.
  struct Restored {
    std::optional<SessionId> maker{};  ///< The person who created the table.
    WallTime written_at{};             ///< When the last record was made.
    std::vector<Answer> answers{};     ///< The last answer to each session, in the order of the recorded requests.
  };
  /// Replays the table's records and continues from there; its clock has stood still since the last record. Returns why
  /// it cannot continue, in words for the log. Precondition: no other function has been called.
  Expected<Restored, std::string> restore(Instant now, const KeptTable& kept, HostOutputs& out,
                                          TableRecords::Replay how = TableRecords::Replay::latest);

  /// Returns false if the input is a request and is not accepted because the mailbox is full.
  bool take(Instant now, TableInput input, HostOutputs& out);
  void bot_answered(Instant now, const BotAnswered& answered, HostOutputs& out);
  void appended(Instant now, const RecordAppended& appended, HostOutputs& out);
  void woken(Instant now, HostOutputs& out);
  std::optional<Instant> wake_at() const;
  /// The table rests from now on. Precondition: nobody is connected, and no record is being written.
  void put_away(HostOutputs& out);
  /// The table ends because of a defect in this program, which may lose some of its outputs; its journal is kept.
  void stop(const std::string& why, HostOutputs& out) { fail(lobby::v1::LEFT_REASON_BROKEN, why, out); }

  /// An accepted request whose answer has not been sent out yet.
  struct Waiting {
    SessionId session{};
    std::uint64_t request_id{};
  };
  std::vector<Waiting> waiting() const;

 private:
  struct Letter {
    Instant at{};  ///< When it arrived in the mailbox, in table time.
    TableInput input;
  };
  struct Thinking {
    std::uint64_t decision{};
    std::optional<Instant> release;      ///< Absent until known.
    std::optional<wire::GameMove> move;  ///< Present once computed.
  };

  Instant table_time(Instant now) const { return now + ahead_; }
  bool deliver(Letter letter, HostOutputs& out);
  void run(HostOutputs& out);
  void step(Letter letter, HostOutputs& out);
  /// Writes the record of the game that has ended in this step, if one has.
  std::optional<FinishedGame> finished(std::vector<TableOutput>& outputs, HostOutputs& out);
  void perform(std::vector<TableOutput> outputs, Instant now, HostOutputs& out);
  void put_off(const ReleaseBot& order);
  void release_bots(Instant table_now, HostOutputs& out);
  /// When the table is to be put away, in table time.
  std::optional<Instant> rests_at() const;
  static void refuse(const Waiting& waiting, HostOutputs& out);
  void refuse_all_waiting(HostOutputs& out);
  /// The table cannot continue: tells all viewers.
  void fail(lobby::v1::LeftReason reason, const std::string& why, HostOutputs& out);
  void log(LogLine::Level level, const std::string& text, HostOutputs& out) const;

  TableId id_;
  TableCore core_;
  Entropy entropy_;
  TakesPart takes_part_;
  WriteRecord write_record_;
  TimeOfDay time_of_day_;
  std::chrono::milliseconds rest_after_;
  std::list<Letter> mailbox_;  ///< Empty most of the time, and then it takes no memory.
  Instant ahead_{};            ///< The table's clock minus the server's: only the former stops during a restart.
  TableRecords records_;
  bool in_flight_ = false;              ///< The last record is not known to be durable.
  std::vector<TableOutput> held_back_;  ///< The outputs that wait for the last record.
  std::optional<Instant> move_at_;      ///< When the last record's input arrived, if it is a move that was accepted.
  bool said_waiting_ = false;           ///< The viewers have been told that the journal does not respond.
  std::array<std::optional<Thinking>, kSeatsMax> thinking_;
  bool timer_in_mailbox_ = false;
  bool ended_ = false;
};

}  // namespace cardroom::server
