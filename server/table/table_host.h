#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/server_io.h"
#include "server/table/table_core.h"

namespace cardroom::server {

/// The outputs of a host. `news`: for the sessions and the lobby; `server`: for the shell. Each in its order.
struct HostOutputs {
  std::vector<TableNews> news;
  std::vector<Output> server;
};

/// A table with everything between its machine and the rest of the server: the mailbox, the order of the journal, and
/// bots' answers that wait for their pace.
///
/// At most one record is being written to the journal. The outputs of its input wait until the record is durable; then
/// the next input is processed. An input that changes nothing leaves no record and is answered at once.
class TableHost {
 public:
  /// Fills a span with random bytes.
  using Entropy = std::function<void(std::span<std::byte>)>;

  TableHost(const TableId& id, MakeMatch make_match, Entropy entropy);

  const TableId& id() const { return id_; }
  const TableCore& core() const { return core_; }
  bool ended() const { return ended_; }

  /// False: the mailbox is full and the request was not taken. Other inputs are always taken.
  bool take(Instant now, TableInput input, HostOutputs& out);
  void bot_answered(Instant now, const BotAnswered& answered, HostOutputs& out);
  void appended(Instant now, const RecordAppended& appended, HostOutputs& out);
  void woken(Instant now, HostOutputs& out);
  std::optional<Instant> wake_at() const;

 private:
  struct Letter {
    Instant at{};  ///< Table time: when it arrived in the mailbox.
    TableInput input;
  };
  struct Thinking {
    std::uint64_t decision{};
    std::optional<Instant> release;      ///< Absent: not yet known.
    std::optional<wire::GameMove> move;  ///< Computed already.
  };

  void run(HostOutputs& out);
  void step(Letter letter, HostOutputs& out);
  void perform(std::vector<TableOutput> outputs, Instant now, HostOutputs& out);
  void put_off(const ReleaseBot& order);
  void release_bots(Instant now, HostOutputs& out);
  static void refuse(const Request& request, HostOutputs& out);
  void refuse_all_waiting(HostOutputs& out);
  /// The table cannot continue: tells all viewers.
  void break_off(lobby::v1::LeftReason reason, const std::string& why, HostOutputs& out);
  void log(LogLine::Level level, const std::string& text, HostOutputs& out) const;

  TableId id_;
  TableCore core_;
  Entropy entropy_;
  std::deque<Letter> mailbox_;
  std::uint64_t sequence_ = 0;          ///< The number of the last record.
  bool in_flight_ = false;              ///< The last record is not known to be durable.
  std::vector<TableOutput> held_back_;  ///< The outputs that wait for it.
  bool said_waiting_ = false;           ///< The viewers were told that the journal does not answer.
  std::array<std::optional<Thinking>, kSeatsMax> thinking_;
  bool timer_in_mailbox_ = false;
  bool ended_ = false;
};

}  // namespace cardroom::server
