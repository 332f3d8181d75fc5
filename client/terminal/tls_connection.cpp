#include "client/terminal/tls_connection.h"

#include <array>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <utility>

#include "common/base/check.h"
#include "common/protocol/transport.h"

namespace cardroom::client {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

/// Shared by all connections of a TlsClient: OpenSSL's context is the expensive part.
std::shared_ptr<asio::ssl::context> make_context() {
  auto shared = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_client);
  SSL_CTX* context = shared->native_handle();
  SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  // No certificate authority vouches for these servers; the caller compares the key.
  SSL_CTX_set_verify(context, SSL_VERIFY_NONE, nullptr);
  const std::string protocols = static_cast<char>(kAlpn.size()) + std::string{kAlpn};
  const int failed = SSL_CTX_set_alpn_protos(context, reinterpret_cast<const unsigned char*>(protocols.data()),
                                             static_cast<unsigned>(protocols.size()));
  check(failed == 0, "our protocol's name fits into ALPN");
  return shared;
}

/// After close(): the time to send the remaining bytes and to receive the peer's goodbye.
constexpr std::chrono::seconds kLingerMax{2};

/// Why a connection has ended, in words for the person.
std::string why_ended(const error_code& error) {
  if (error == asio::error::eof || error == asio::ssl::error::stream_truncated) return "the server has ended it";
  return error.message();
}

class Connection final : public TlsConnection, public std::enable_shared_from_this<Connection> {
 public:
  Connection(asio::io_context& io, asio::ssl::context& tls, TlsEvents events, std::string from)
      : events_{std::move(events)}, from_{std::move(from)}, resolver_{io}, stream_{io, tls}, timer_{io} {}

  void start(const std::string& host, std::uint16_t port, std::chrono::milliseconds timeout) {
    timer_.expires_after(timeout);
    timer_.async_wait([self = shared_from_this()](error_code error) {
      if (!error && self->stage_ == Stage::connecting) self->fail("no answer");
    });
    resolver_.async_resolve(host, std::to_string(port), tcp::resolver::numeric_service,
                            [self = shared_from_this()](error_code error, const tcp::resolver::results_type& found) {
                              if (self->stage_ != Stage::connecting) return;
                              error ? self->fail("no such host: " + error.message()) : self->connect(found);
                            });
  }

  bool refused() const override { return refused_; }

  void send(std::string bytes) override {
    if (stage_ != Stage::open) return;
    outbox_ += bytes;
    write();
  }

  void stop_reading() override { reads_ = false; }

  void close() override {
    if (stage_ == Stage::closing || stage_ == Stage::closed) return;
    forget_user();
    if (stage_ == Stage::connecting) return drop();
    stage_ = Stage::closing;
    timer_.expires_after(kLingerMax);
    timer_.async_wait([self = shared_from_this()](error_code error) {
      if (!error) self->drop();
    });
    if (!writing_) say_goodbye();
  }

 private:
  enum class Stage : std::uint8_t { connecting, open, closing, closed };

  void connect(const tcp::resolver::results_type& found) {
    if (!from_.empty()) return connect_from(*found.begin());
    asio::async_connect(stream_.lowest_layer(), found,
                        [self = shared_from_this()](error_code error, const tcp::endpoint&) {
                          if (self->stage_ != Stage::connecting) return;
                          self->refused_ = error == asio::error::connection_refused;
                          error ? self->fail(error.message()) : self->shake_hands();
                        });
  }

  void connect_from(const tcp::endpoint& to) {
    error_code error;
    tcp::socket& socket = stream_.next_layer();
    const auto from = asio::ip::make_address(from_, error);
    if (!error) socket.open(to.protocol(), error);
    if (!error) socket.bind({from, 0}, error);
    if (error) return fail("not from " + from_ + ": " + error.message());
    socket.async_connect(to, [self = shared_from_this()](error_code failed) {
      if (self->stage_ != Stage::connecting) return;
      self->refused_ = failed == asio::error::connection_refused;
      failed ? self->fail(failed.message()) : self->shake_hands();
    });
  }

  void shake_hands() {
    error_code ignored;
    stream_.lowest_layer().set_option(tcp::no_delay{true}, ignored);
    stream_.async_handshake(asio::ssl::stream_base::client, [self = shared_from_this()](error_code error) {
      if (self->stage_ != Stage::connecting) return;
      error ? self->fail("no card room there: " + error.message()) : self->shaken();
    });
  }

  void shaken() {
    const unsigned char* protocol = nullptr;
    unsigned size = 0;
    SSL_get0_alpn_selected(stream_.native_handle(), &protocol, &size);
    if (std::string_view{reinterpret_cast<const char*>(protocol), size} != kAlpn) {
      return fail("no card room there: it speaks another protocol");
    }
    const std::unique_ptr<X509, decltype(&X509_free)> certificate{SSL_get1_peer_certificate(stream_.native_handle()),
                                                                  &X509_free};
    check(certificate != nullptr, "a TLS server shows a certificate");
    stage_ = Stage::open;
    timer_.cancel();
    events_.connected(fingerprint_of(*certificate));
    read();
  }

  void read() {
    if (stage_ != Stage::open || !reads_) return;
    stream_.async_read_some(asio::buffer(incoming_), [self = shared_from_this()](error_code error, std::size_t size) {
      if (self->stage_ != Stage::open || !self->reads_) return;
      if (error) return self->fail(why_ended(error));
      self->events_.received({self->incoming_.data(), size});
      self->read();
    });
  }

  void write() {
    if (writing_ || outbox_.empty()) return;
    writing_ = true;
    under_way_.swap(outbox_);
    outbox_.clear();
    asio::async_write(stream_, asio::buffer(under_way_), [self = shared_from_this()](error_code error, std::size_t) {
      if (self->stage_ == Stage::closed) return;
      self->writing_ = false;
      if (error) return self->fail(why_ended(error));
      if (!self->outbox_.empty()) return self->write();
      self->stage_ == Stage::closing ? self->say_goodbye() : self->events_.sent();
    });
  }

  /// Everything has been sent: TLS's own goodbye follows, and the peer's if it comes in time.
  void say_goodbye() {
    stream_.async_shutdown([self = shared_from_this()](error_code) { self->drop(); });
  }

  void fail(const std::string& why) {
    const auto closed = events_.closed;
    const bool tell = stage_ != Stage::closing;
    forget_user();
    drop();
    if (tell && closed) closed(why);
  }

  void drop() {
    if (std::exchange(stage_, Stage::closed) == Stage::closed) return;
    error_code ignored;
    timer_.cancel();
    resolver_.cancel();
    stream_.lowest_layer().close(ignored);
  }

  /// Releases the objects held by the caller's callbacks, but not while a callback may be running.
  void forget_user() {
    asio::post(timer_.get_executor(), [self = shared_from_this()] { self->events_ = {}; });
  }

  TlsEvents events_;
  std::string from_;
  tcp::resolver resolver_;
  asio::ssl::stream<tcp::socket> stream_;
  asio::steady_timer timer_;
  std::array<char, 4096> incoming_{};
  std::string under_way_;  ///< Being written; only one write is in progress at a time.
  std::string outbox_;     ///< To be written next. Bounded by the caller: one request at a time.
  Stage stage_ = Stage::connecting;
  bool writing_ = false;
  bool refused_ = false;
  bool reads_ = true;
};

}  // namespace

TlsClient::TlsClient(asio::io_context& io) : io_{io}, context_{make_context()} {}

std::shared_ptr<TlsConnection> TlsClient::connect(const std::string& host, std::uint16_t port,
                                                  std::chrono::milliseconds timeout, TlsEvents events,
                                                  const std::string& from) {
  auto connection = std::make_shared<Connection>(io_, *context_, std::move(events), from);
  connection->start(host, port, timeout);
  return connection;
}

}  // namespace cardroom::client
