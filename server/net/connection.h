#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/net/tls_key.h"
#include "server/server_io.h"

namespace cardroom::server {

/// From the first byte to a finished handshake. Two round trips and some arithmetic; the rest is a slow network.
inline constexpr std::chrono::milliseconds kHandshakeWithin{5000};

/// After the machine has ended a connection: for what was sent to arrive.
inline constexpr std::chrono::milliseconds kCloseWithin{2000};

/// What the kernel is asked to keep for a peer that does not read, in bytes (it doubles the figure): more than the
/// largest message. Without a limit of ours it grows to megabytes, which the machine's own limit could not see.
inline constexpr int kSendBufferBytes = 128 * 1024;

/// Whom a Connection tells what happens. Always on the I/O thread.
class ConnectionEvents {
 public:
  /// The handshake is done.
  virtual void opened(ConnectionId connection) = 0;
  virtual void received(ConnectionId connection, std::string_view bytes) = 0;
  /// All that send() was given is with the kernel. Not said after close().
  virtual void sent(ConnectionId connection) = 0;
  /// The socket is closed: the last call, made exactly once, whoever ended it. `why` is for the log.
  virtual void gone(ConnectionId connection, std::string_view why) = 0;

 protected:
  ~ConnectionEvents() = default;
};

/// Moves bytes between one TLS socket and whoever decides; decides nothing. I/O thread only, so there is no mutex. Kept
/// alive by what it waits for.
///
/// OpenSSL reads and writes the socket itself; Asio only says when it may. Asio's own TLS stream keeps 70 KiB of
/// buffers for each connection, idle or not; here an idle one keeps none.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  /// Precondition: `events` outlives the io_context's last run.
  Connection(boost::asio::ip::tcp::socket socket, SSL_CTX& tls, ConnectionId id, ConnectionEvents& events);

  /// Begins the handshake.
  void start();

  /// Precondition: opened, and nothing else is on its way.
  void send(std::string bytes);

  /// Closes when what was sent is with the peer, or after two seconds.
  void close();

 private:
  enum class Stage : std::uint8_t { handshake, open, closing, closed };
  using Socket = boost::asio::ip::tcp::socket;
  using Step = void (Connection::*)();

  void shake();
  void read();
  void write();
  /// Our goodbye of TLS and TCP, then the peer's is awaited.
  void say_goodbye();
  void drain();
  void drop(std::string_view why);
  void drop_after(std::chrono::milliseconds time, const char* why);
  /// Goes on with `step` when the socket can be read or written, unless it is closed by then.
  void wait(Socket::wait_type for_what, Step step);
  /// What OpenSSL's answer to an attempt asks for: goes on with `step` later, or the connection is over.
  void wait_or_drop(int result, Step step);

  Socket socket_;
  std::unique_ptr<SSL, TlsDeleter> tls_;
  boost::asio::steady_timer timer_;
  ConnectionEvents& events_;
  ConnectionId id_;
  std::string outgoing_;  ///< Being sent; at most one SendBytes is.
  std::size_t sent_ = 0;  ///< Of it.
  Stage stage_ = Stage::handshake;
};

}  // namespace cardroom::server
