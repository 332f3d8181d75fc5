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

/// The time limit for a handshake, from its first byte. It takes two round trips and some arithmetic; the rest is for
/// slow networks.
inline constexpr std::chrono::milliseconds kHandshakeWithin{5000};

/// How long the bytes already sent may take to arrive after the state machine has ended a connection.
inline constexpr std::chrono::milliseconds kCloseWithin{2000};

/// The kernel's send buffer for a peer that does not read, in bytes (the kernel doubles the figure): more than the
/// largest message. Without this limit the buffer grows to megabytes, which the state machine's own limit would not
/// count.
inline constexpr int kSendBufferBytes = 128 * 1024;

/// The observer of a Connection. Called on the I/O thread only.
class ConnectionEvents {
 public:
  /// The handshake is complete.
  virtual void opened(ConnectionId connection) = 0;
  virtual void received(ConnectionId connection, std::string_view bytes) = 0;
  /// The kernel has accepted all bytes of the last send(). Not called after close().
  virtual void sent(ConnectionId connection) = 0;
  /// The socket is closed: the last call, made exactly once, regardless of which side closed it. `why` is for the log.
  virtual void gone(ConnectionId connection, std::string_view why) = 0;

 protected:
  ~ConnectionEvents() = default;
};

/// Moves bytes between one TLS socket and its observer; makes no decisions. I/O thread only, so there is no mutex. Its
/// pending operations keep it alive.
///
/// OpenSSL reads and writes the socket itself; Asio only reports when it is ready. Asio's own TLS stream keeps 70 KiB
/// of buffers per connection, even when idle; here an idle connection keeps none.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  /// Precondition: `events` outlives the io_context's last run.
  Connection(boost::asio::ip::tcp::socket socket, SSL_CTX& tls, ConnectionId id, ConnectionEvents& events);

  /// Begins the handshake.
  void start();

  /// Precondition: opened, and no other bytes are in flight.
  void send(std::string bytes);

  /// Closes the connection once the peer has received the sent bytes, or after two seconds.
  void close();

 private:
  enum class Stage : std::uint8_t { handshake, open, closing, closed };
  using Socket = boost::asio::ip::tcp::socket;
  using Step = void (Connection::*)();

  void shake();
  void read();
  void write();
  /// Shuts down TLS and our side of the TCP connection, then waits for the peer to do the same.
  void say_goodbye();
  void drain();
  void drop(std::string_view why);
  void drop_after(std::chrono::milliseconds time, const char* why);
  /// Continues with `step` when the socket is ready for reading or writing, unless it has been closed by then.
  void wait(Socket::wait_type for_what, Step step);
  /// Handles the result of an OpenSSL call: continues with `step` later, or ends the connection.
  void wait_or_drop(int result, Step step);

  Socket socket_;
  std::unique_ptr<SSL, TlsDeleter> tls_;
  boost::asio::steady_timer timer_;
  ConnectionEvents& events_;
  ConnectionId id_;
  std::string outgoing_;  ///< The one SendBytes in flight.
  std::size_t sent_ = 0;  ///< How many of its bytes have been sent.
  Stage stage_ = Stage::handshake;
};

}  // namespace cardroom::server
