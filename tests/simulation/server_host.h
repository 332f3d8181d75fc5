#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/server_core.h"
#include "tests/support/dice.h"
#include "tests/support/timeline.h"

namespace cardroom::simulation {

using std::chrono::milliseconds;
using testing::Dice;
using testing::Timeline;

/// The behaviour of network, disk and processor. Bytes of one connection are never reordered or altered, because TCP
/// prevents that; connections stall and die, because TCP does not prevent that.
struct Faults {
  milliseconds delay_min{1};
  milliseconds delay_max{1};
  std::uint32_t stall_one_in = 0;  ///< One piece in this many is delayed by up to `stall_max`; 0: none.
  milliseconds stall_max{4'000};
  std::uint32_t cut_one_in = 0;  ///< One piece in this many breaks the connection instead; 0: none.
  milliseconds journal_max{5};   ///< The longest time until a record is durable.
  milliseconds thought_max{5};   ///< The longest time until a bot has answered, in addition to its pace.
  milliseconds late_max{0};      ///< An alarm rings up to this much late.
};

/// Sees all input and output of the server, with the time of the server's clock. It judges and changes nothing.
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
};

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
  /// Replaces a bot's own thinking; returns a serialized GameMove, or nothing for a bot that never answers.
  using Think = std::function<std::string(const server::AskBot&)>;

  ServerHost(Timeline& timeline, std::uint64_t seed, server::Config config, Faults faults, Witness& witness);

  /// From now on; connections that exist keep the bytes in transit.
  void set_faults(const Faults& faults) { faults_ = faults; }
  void set_think(Think think) { think_ = std::move(think); }

  // The client's side of the network.
  LinkId connect(std::uint32_t client, ClientEnd end);
  void send(LinkId link, std::string bytes);
  void close(LinkId link);
  /// Both ends are told, after a while.
  void cut(LinkId link);
  /// Bytes no longer pass and neither end is told: an unplugged cable.
  void go_dark(LinkId link);
  /// The client does not read, so what it is sent piles up. It is kept, and delivered once the client reads again.
  void set_reading(LinkId link, bool reading);

  /// The machine's own clock, which can also jump: a laptop that slept.
  server::Instant now() const { return timeline_.now() + clock_offset_; }
  void jump(milliseconds forward);

  void shut_down(server::ShutDown how = {}) { step(how); }
  /// Without a goodbye: the kernel closes its connections.
  void kill();
  /// The same program again; of its earlier state it has only the key. Precondition: it has finished, or was killed.
  void start_again();
  bool finished() const { return finished_; }
  server::ServerStatus status() const { return core_->status(); }
  /// All records in the order in which they were appended, each preceded by its length.
  const std::string& journal() const { return journal_; }

 private:
  struct Link {
    server::ConnectionId id{};
    ClientEnd end;
    bool server_side = false;  ///< The server knows this connection and has not ended it.
    bool client_side = true;
    bool dark = false;
    bool reading = true;
    bool send_unanswered = false;   ///< The server waits for BytesSent.
    std::size_t on_the_way = 0;     ///< Bytes to the client that the kernel holds.
    std::string unread;             ///< Arrived while the client does not read.
    bool end_unread = false;        ///< The end of the stream follows `unread`.
    Timeline::Instant to_server{};  ///< When the last piece arrives: pieces do not overtake each other.
    Timeline::Instant to_client{};
  };

  void begin();
  void step(server::Input input);
  /// Unless another process is running by then.
  void step_at(Timeline::Instant at, server::Input input);
  void perform(server::Output output);
  void perform_send(server::SendBytes output);
  void perform_close(server::ConnectionId id);
  void perform_append(server::AppendRecord output);
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
  std::uint64_t alarms_ = 0;  ///< Number of alarms set so far; earlier ones are void.
  std::map<server::TableId, Timeline::Instant> journal_busy_until_;
  std::string journal_;
  Think think_;
  bool finished_ = false;
  bool stepping_ = false;
  server::Config config_;
  std::uint64_t process_ = 0;
  std::unique_ptr<server::ServerCore> core_;
};

}  // namespace cardroom::simulation
