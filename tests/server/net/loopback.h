#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <chrono>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/terminal/tls_connection.h"
#include "server/net/listener.h"
#include "server/net/server_shell.h"
#include "server/net/tls_context.h"
#include "tests/support/run_until.h"
#include "tests/support/temporary_directory.h"

/// The server's shells around a state machine written by the test, and clients, over TLS on loopback: one io_context,
/// one thread, real sockets, a real clock and any free port.
namespace cardroom::server {

/// Collects what the other end of a connection sends.
struct Client {
  std::optional<KeyFingerprint> key;
  std::string received;
  int sent = 0;
  std::optional<std::string> closed;
  std::shared_ptr<client::TlsConnection> connection;
};

class Loopback {
 public:
  /// An echo server's state machine: it sends back what it receives, one SendBytes at a time.
  static Machine echo();

  explicit Loopback(Machine machine = echo(), AcceptCore::Limits limits = {.sockets = 100,
                                                                           .handshakes = 50,
                                                                           .handshakes_per_address = 50,
                                                                           .rate_per_address = {100, 100},
                                                                           .rate = {100, 100}});

  std::unique_ptr<Client> connect();

  TemporaryDirectory directory;
  TlsKey key = load_or_make_tls_key(directory.path());
  std::unique_ptr<SSL_CTX, TlsDeleter> tls = make_tls_context(key);
  std::vector<Input> inputs;       ///< All inputs given to the state machine.
  std::vector<std::string> lines;  ///< The log.
  boost::asio::io_context io;
  Listener listener{io, 0, true};
  ServerShell shell;
  client::TlsClient tls_client{io};

  bool run_until(const std::function<bool()>& so) { return cardroom::run_until(io, so); }

  template <class Wanted>
  int count() const {
    int count = 0;
    for (const auto& input : inputs)
      count += std::holds_alternative<Wanted>(input) ? 1 : 0;
    return count;
  }
  /// Whether a log line contains the text.
  bool logged(const std::string& text) const;
};

/// A peer built on OpenSSL and Asio alone, which does only what the test tells it to.
class Peer {
 public:
  /// Connects by TCP; `prepare` may change what the peer offers in TLS.
  explicit Peer(Loopback& loopback, const std::function<void(SSL_CTX*)>& prepare = [](SSL_CTX*) {});

  /// Performs the TLS handshake while the loopback runs.
  boost::system::error_code shake_hands();

  boost::asio::ssl::stream<boost::asio::ip::tcp::socket>& stream() { return stream_; }

 private:
  static boost::asio::ssl::context context_of(const std::function<void(SSL_CTX*)>& prepare);

  Loopback& loopback_;
  boost::asio::ssl::context context_;
  boost::asio::ssl::stream<boost::asio::ip::tcp::socket> stream_;
};

}  // namespace cardroom::server
