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

#include "server/net/accept_core.h"
#include "server/net/connection.h"
#include "server/server_io.h"

namespace cardroom::server {

/// The time from ShutDown to the end, whether the machine has finished or not. Short enough for systemd and for people.
inline constexpr std::chrono::milliseconds kShutDownWithin{5000};

/// Performs the outputs that do not concern the network. Each function is called on the I/O thread; answers go to
/// ServerShell::feed, on the I/O thread too, during the call or later.
struct Services {
  std::function<void(AppendRecord)> append;
  std::function<void(AskBot)> ask_bot;
  std::function<void(AskHint)> ask_hint;
  std::function<void(HashPassword)> hash_password;
  std::function<void(const LogLine&)> log;
  std::function<void()> announcement_changed;
};

/// The machine as the shell sees it: ServerCore::step, or a test's function.
using Machine = std::function<void(Instant now, Input input, std::vector<Output>& outputs)>;

/// Feeds inputs to the machine, one after the other, and performs its outputs in their order; decides nothing. Owns the
/// connections. I/O thread only.
class ServerShell final : private ConnectionEvents {
 public:
  /// `tls` must outlive the shell, the shell the io_context's last run.
  ServerShell(boost::asio::io_context& io, SSL_CTX& tls, AcceptCore::Limits limits, Machine machine, Services services);

  /// A peer has connected: for Listener::start.
  void accepted(boost::asio::ip::tcp::socket socket);

  void feed(Input input);

  /// Makes the machine say goodbye to everybody. `stopped` is called when all connections are closed, or after
  /// kShutDownWithin. To be called once.
  void shut_down(ShutDown how, std::function<void()> stopped);

  /// The number of open sockets.
  std::size_t connections() const { return peers_.size(); }

 private:
  struct Peer {
    std::shared_ptr<Connection> connection;
    std::string address;
    bool open = false;     ///< The machine knows of it.
    bool closing = false;  ///< The machine has ended it.
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
  std::deque<Input> inputs_;  ///< They wait while one is processed.
  std::vector<Output> outputs_;
  bool stepping_ = false;
  std::size_t refused_ = 0;  ///< Since it was logged.
  Instant refusals_silent_until_{};
  bool finished_ = false;
  std::function<void()> stopped_;
};

}  // namespace cardroom::server
