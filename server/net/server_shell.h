#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/metrics.h"
#include "server/net/accept_core.h"
#include "server/net/connection.h"
#include "server/server_io.h"

namespace cardroom::server {

/// The maximum time from ShutDown to the end, whether or not the state machine has finished. Short enough for both
/// systemd and people.
inline constexpr std::chrono::milliseconds kShutDownWithin{5000};

/// Performs the outputs that do not concern the network. Each function is called on the I/O thread; answers go to
/// ServerShell::feed, also on the I/O thread, during the call or later.
struct Services {
  std::function<void(AppendRecord)> append;
  std::function<void(const ForgetTable&)> forget;
  std::function<void(const ReadTable&)> read;
  std::function<void(const ReadGame&)> read_game;
  std::function<void(AskBot)> ask_bot;
  std::function<void(AskHint)> ask_hint;
  std::function<void(HashPassword)> hash_password;
  std::function<void(const LogLine&)> log;
  std::function<void()> announcement_changed;
};

/// The state machine as the shell sees it: ServerCore::step, or a test function.
using Machine = std::function<void(Instant now, Input input, std::vector<Output>& outputs)>;

/// Feeds inputs to the state machine one at a time and performs its outputs in order; makes no decisions. Owns the
/// connections. I/O thread only.
class ServerShell final : private ConnectionEvents {
 public:
  /// `tls` must outlive the shell, and the shell must outlive the io_context's last run.
  ServerShell(boost::asio::io_context& io, SSL_CTX& tls, AcceptCore::Limits limits, Machine machine, Services services);

  /// A peer has connected. To be passed to Listener::start.
  void accepted(boost::asio::ip::tcp::socket socket);

  void feed(Input input);

  /// Has the state machine say goodbye to everybody. `stopped` is called when all connections are closed, or after
  /// kShutDownWithin. May be called only once.
  void shut_down(ShutDown how, std::function<void()> stopped);

  /// The number of open sockets.
  std::size_t connections() const { return peers_.size(); }

  NetMetrics metrics() const { return {.turned_away = accept_.turned_away(), .handshakes_failed = handshakes_failed_}; }

 private:
  struct Peer {
    std::shared_ptr<Connection> connection;
    std::string address;
    bool open = false;     ///< The state machine knows about it.
    bool closing = false;  ///< The state machine has ended it.
  };

  void opened(ConnectionId id) override;
  void received(ConnectionId id, std::string_view bytes) override;
  void sent(ConnectionId id) override;
  void gone(ConnectionId id, std::string_view why) override;

  void refused(const std::string& address);
  void perform(Output& output);
  void wake_at(Instant at);
  void close_all();
  void stop_if_done();
  void log(LogLine::Level level, std::string text);
  Instant now() const;

  SSL_CTX& tls_;
  Machine machine_;
  Services services_;
  AcceptCore accept_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  boost::asio::steady_timer alarm_;
  boost::asio::steady_timer deadline_;
  std::unordered_map<ConnectionId, Peer> peers_;
  ConnectionId last_id_ = 0;
  std::deque<Input> inputs_;  ///< Inputs that wait while another is processed.
  std::vector<Output> outputs_;
  bool stepping_ = false;
  std::uint64_t handshakes_failed_ = 0;
  std::size_t refused_ = 0;  ///< Connections refused since the last log line about them.
  Instant refusals_silent_until_{};
  bool finished_ = false;
  std::function<void()> stopped_;
};

}  // namespace cardroom::server
