#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>

#include "server/server_core.h"
#include "tests/support/dice.h"
#include "tests/support/timeline.h"

namespace cardroom::simulation {

using std::chrono::milliseconds;
using testing::Dice;
using testing::Timeline;
using testing::TimeStandsStill;

/// The behaviour of the network, disk and processor. The bytes of a connection are never reordered or altered, because
/// TCP prevents that; connections may stall or die, because TCP does not.
struct Faults {
  milliseconds delay_min{1};
  milliseconds delay_max{1};
  std::uint32_t stall_one_in = 0;  ///< One piece in this many is delayed by up to `stall_max`; 0: none.
  milliseconds stall_max{4'000};
  std::uint32_t cut_one_in = 0;  ///< One piece in this many breaks the connection instead; 0: none.
  milliseconds journal_max{5};   ///< The longest time until a record is durable.
  milliseconds thought_max{5};   ///< The longest time until a bot answers, in addition to its pace.
  milliseconds late_max{0};      ///< Alarms fire up to this much later than set.
};

/// A promise that the server breaks on purpose, to show that the checkers notice.
enum class Planted : std::uint8_t {
  nothing,
  early_answers,   ///< Hears that a record is durable before it is.
  lost_sessions,   ///< After a restart, does not recognise people.
  reused_numbers,  ///< A process begins with the sequence number of the last record on disk.
  running_clocks,  ///< Tables' clocks run while no process does.
};

/// Sees all input and output of the server, with times by the server's clock, and changes nothing.
class Witness {
 public:
  virtual ~Witness() = default;
  virtual void opened(server::ConnectionId, std::uint32_t /*client*/) {}
  virtual void closed(server::ConnectionId) {}
  virtual void received(server::Instant, server::ConnectionId, std::string_view /*bytes*/) {}
  virtual void sent(server::Instant, server::ConnectionId, std::string_view /*bytes*/) {}
  virtual void appended(server::Instant, const server::AppendRecord&) {}
  virtual void durable(server::Instant, const server::AppendRecord&) {}
  virtual void logged(const server::LogLine&) {}
  /// A process starts with these contents of the disk; called before its first input.
  virtual void began(server::Instant, const std::map<server::TableId, server::KeptTable>& /*disk*/) {}
};

/// Server::Config::write_record, with a key that this process has made.
Expected<std::string, std::string> write_record(GameRecord record);

/// The client's end of a connection.
struct ClientEnd {
  std::function<void()> connected;
  std::function<void(std::string)> received;
  std::function<void(std::string)> closed;
};

/// The real machine of the server with simulated sockets, clock, journal and pool of bots.
class ServerHost {
 public:
  using LinkId = std::uint64_t;
  /// Replaces a bot's own thinking; returns a serialized GameMove, or an empty string for a bot that never answers.
  using Think = std::function<std::string(const server::AskBot&)>;

  ServerHost(Timeline& timeline, std::uint64_t seed, server::Config config, Faults faults, Witness& witness);

  /// Takes effect from now on; bytes already in transit are not affected.
  void set_faults(const Faults& faults) { faults_ = faults; }
  void plant(Planted planted) { planted_ = planted; }
  void set_think(Think think) { think_ = std::move(think); }

  // The client's side of the network.
  LinkId connect(std::uint32_t client, ClientEnd end);
  void send(LinkId link, std::string bytes);
  void close(LinkId link);
  /// Breaks the connection; both ends are told after a while.
  void cut(LinkId link);
  /// Bytes no longer pass and neither end is told: an unplugged cable.
  void go_dark(LinkId link);
  /// While the client does not read, the bytes sent to it pile up; they are delivered once it reads again.
  void set_reading(LinkId link, bool reading);

  /// The host's own clock, which can also jump, as on a laptop that slept.
  server::Instant now() const { return timeline_.now() + clock_offset_; }
  void jump(milliseconds forward);

  void shut_down(server::ShutDown how = {}) { step(how); }
  /// Kills the process without a goodbye: the kernel closes its connections, and pending writes may or may not reach
  /// the disk.
  void kill();
  /// Kills the process after this many more outputs, usually in the middle of a step. Empty: cancels the kill.
  void kill_after(std::optional<std::size_t> outputs) { kill_after_ = outputs; }
  /// Starts the program again with what was durable. Precondition: it has finished or was killed.
  void start_again();
  bool finished() const { return finished_; }
  /// The records of the tables that have not ended, as a process that starts now would find them.
  const std::map<server::TableId, server::KeptTable>& disk() const { return disk_; }
  server::ServerStatus status() const { return core_->status(); }
  /// All records in the order in which they were appended, each preceded by its length.
  const std::string& journal() const { return journal_; }
  /// How often the server has been woken at the present time of its clock.
  std::uint64_t wakes_at_once() const { return woken_at_ == now() ? wakes_at_once_ : 0; }

 private:
  struct Link {
    server::ConnectionId id{};
    ClientEnd end;
    bool server_side = false;  ///< The server knows this connection and has not ended it.
    bool client_side = true;
    bool dark = false;
    bool reading = true;
    bool send_unanswered = false;   ///< The server is waiting for BytesSent.
    std::size_t on_the_way = 0;     ///< Bytes to the client that the kernel holds.
    std::string unread;             ///< Arrived while the client was not reading.
    bool end_unread = false;        ///< The end of the stream follows `unread`.
    Timeline::Instant to_server{};  ///< When the last piece arrives: pieces do not overtake each other.
    Timeline::Instant to_client{};
  };

  /// A record or the end of a table, not yet known to be durable.
  using Unsynced = std::variant<server::AppendRecord, server::ForgetTable>;

  void begin();
  void step(server::Input input);
  /// Steps the machine at this time, unless another process is running by then.
  void step_at(Timeline::Instant at, server::Input input);
  void perform(server::Output output);
  void perform_send(server::SendBytes output);
  void perform_close(server::ConnectionId id);
  void perform_append(server::AppendRecord output);
  void open_journal();
  /// A piece from a client as the server hears it: without the token, if that fault is planted.
  std::string heard(std::string piece) const;
  /// Gives the record the number of the one before it, if that fault is planted.
  void number_again(server::AppendRecord& output);
  server::KeptTable needed(const server::KeptTable& table) const;
  void perform_read(server::ReadTable output);
  void perform_read_game(const server::ReadGame& output);
  void write_later(Unsynced what, milliseconds takes, std::function<void()> then);
  void keep(const Unsynced& what);
  void perform_ask(server::AskBot output);
  void perform_hint(server::AskHint output);
  void perform_hash(server::HashPassword output);
  void arm();

  Timeline::Instant arrival(Timeline::Instant& last);
  void deliver_to_client(Link& link, std::string bytes);
  void acknowledge(Link& link);
  void server_end(Link& link);
  void client_end(Link& link, std::string why);
  Link* find(LinkId id);

  Timeline& timeline_;
  Dice dice_;
  Faults faults_;
  Witness& witness_;
  Dice entropy_;
  milliseconds clock_offset_{0};
  std::map<LinkId, Link> links_;
  LinkId last_link_ = 0;
  std::optional<server::Instant> alarm_;
  std::uint64_t alarms_ = 0;  ///< Number of alarms set so far; only the last one counts.
  server::Instant woken_at_{};
  std::uint64_t wakes_at_once_ = 0;  ///< At `woken_at_`.
  std::map<server::TableId, Timeline::Instant> journal_busy_until_;
  std::string journal_;
  std::map<server::TableId, server::KeptTable> disk_;  ///< All records. Survives the process.
  /// Likewise: the files of finished games, by number.
  std::map<std::pair<server::TableId, std::uint32_t>, std::string> games_;
  std::map<server::TableId, std::size_t> needed_from_;  ///< The first record that a server is given; absent: all.
  std::deque<Unsynced> unsynced_;
  Planted planted_ = Planted::nothing;
  Timeline::Instant died_at_{};                   ///< When the last process ended.
  std::set<server::TableId> written_by_process_;  ///< The tables with a record by this process.
  std::optional<std::size_t> kill_after_;         ///< Remaining outputs.
  Think think_;
  bool finished_ = false;
  bool stepping_ = false;
  server::Config config_;
  std::uint64_t process_ = 0;
  std::unique_ptr<server::ServerCore> core_;
};

}  // namespace cardroom::simulation
