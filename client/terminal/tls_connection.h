#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "common/protocol/key_fingerprint.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): Asio's.
namespace ssl {
class context;  // NOLINT(readability-identifier-naming): Asio's.
}
}  // namespace boost::asio

namespace cardroom::client {

/// The callbacks of a TlsConnection (all must be set). They are called on the thread that runs the io_context, and
/// never from within one of the caller's calls. `connected` is called once, before anything but `closed`; `closed` is
/// the last call, and is not made after the caller's own close().
struct TlsEvents {
  /// The handshake is done and nothing has been sent: this is the server's key. Nothing else in the certificate is
  /// checked; a caller that does not know the key calls close().
  std::function<void(const KeyFingerprint&)> connected;
  std::function<void(std::string_view bytes)> received;
  /// The kernel has accepted all bytes passed to send().
  std::function<void()> sent;
  /// Refused, timed out, broken, or closed by the peer: `why` in a few words, for people.
  std::function<void(const std::string& why)> closed;
};

/// One connection to a server, from the attempt to its end. Dropping the caller's last reference does not close it:
/// call close().
class TlsConnection {
 public:
  virtual ~TlsConnection() = default;
  /// Sends the bytes after all earlier ones. Ignored once closed. Precondition: connected.
  virtual void send(std::string bytes) = 0;
  /// After this, `received` is not called, and a close by the peer goes unnoticed. For measuring how a server treats
  /// such a client.
  virtual void stop_reading() = 0;
  /// There are no events after this. Earlier bytes are still sent, for up to two seconds.
  virtual void close() = 0;
  /// Whether the connection failed because no program is listening there.
  virtual bool refused() const = 0;
};

/// Makes connections that speak TLS 1.3 and `cardroom/1` and nothing else. May be destroyed before its connections.
class TlsClient {
 public:
  explicit TlsClient(boost::asio::io_context& io);
  TlsClient(const TlsClient&) = delete;
  TlsClient& operator=(const TlsClient&) = delete;

  /// Looks up the host (a name or an address), tries its addresses in order and performs the handshake, all within
  /// `timeout`. `from`: the numeric local address to connect from; empty: any. If it is given, only the host's first
  /// address is tried.
  std::shared_ptr<TlsConnection> connect(const std::string& host, std::uint16_t port, std::chrono::milliseconds timeout,
                                         TlsEvents events, const std::string& from = {});

 private:
  boost::asio::io_context& io_;
  std::shared_ptr<boost::asio::ssl::context> context_;
};

}  // namespace cardroom::client
