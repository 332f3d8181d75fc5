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

/// What network, disk and processor do. Bytes of one connection are never reordered or altered, because TCP does not do
/// that; connections stall and die, because TCP does.
struct Faults {
  milliseconds delay_min{1};
  milliseconds delay_max{1};
  std::uint32_t stall_one_in = 0;  ///< One piece in so many waits up to `stall_max` longer; 0: none.
  milliseconds stall_max{4'000};
  std::uint32_t cut_one_in = 0;  ///< One piece in so many breaks the connection instead; 0: none.
  milliseconds journal_max{5};   ///< Until a record is durable.
  milliseconds thought_max{5};   ///< Until a bot has answered, beside its pace.
  milliseconds late_max{0};      ///< An alarm rings up to this much late.
};

/// Sees all that goes into and comes out of the server, at the time of the server's clock. Judges; changes nothing.
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
  /// In place of a bot's own thought; gives a serialized GameMove, or nothing for a bot that never answers.
  using Think = std::function<std::string(const server::AskBot&)>;

  ServerHost(Timeline& timeline, std::uint64_t seed, server::Config config, Faults faults, Witness& witness);

  /// From now on; connections that are there keep what is under way.
  void set_faults(const Faults& faults) { faults_ = faults; }
  void set_think(Think think) { think_ = std::move(think); }

  // The client's side of the network.
  LinkId connect(std::uint32_t client, ClientEnd end);
  void send(LinkId link, std::string bytes);
  void close(LinkId link);
  /// Both ends are told, after a while.
  void cut(LinkId link);
  /// Nothing passes any more and nobody is told: a pulled plug.
  void go_dark(LinkId link);
  /// The client does not read: what is sent to it piles up. It is kept and delivered once it reads again.
  void set_reading(LinkId link, bool reading);

  /// The machine's own clock, which also jumps: a laptop that slept.
  server::Instant now() const { return timeline_.now() + clock_offset_; }
  void jump(milliseconds forward);

  void shut_down(server::ShutDown how = {}) { step(how); }
  /// Without a word: the kernel closes its connections.
  void kill();
  /// The same program once more, with nothing of before but its key. Precondition: it has finished, or was killed.
  void start_again();
  bool finished() const { return finished_; }
  server::ServerStatus status() const { return core_->status(); }
  /// All records in the order in which they were appended, each behind its length.
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
    std::string unread;             ///< Arrived while it does not read.
    bool end_unread = false;        ///< And then the end of the stream.
    Timeline::Instant to_server{};  ///< When the last piece arrives: none overtakes another.
    Timeline::Instant to_client{};
  };

  void begin();
  void step(server::Input input);
  /// Unless another process runs by then.
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
  std::uint64_t alarms_ = 0;  ///< Set so far; an older one means nothing.
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
