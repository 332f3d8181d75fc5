#include "server/net/connection.h"

#include <array>
#include <boost/asio/post.hpp>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <utility>

#include "common/base/check.h"
#include "common/protocol/transport.h"

namespace cardroom::server {

using boost::system::error_code;

namespace {

/// The size of one read, in bytes; on the stack, so that no connection owns a buffer. A request has at most 4 KiB.
constexpr std::size_t kReadBytes = std::size_t{8} * 1024;

/// Consecutive reads from one connection before the others get their turn.
constexpr int kReadsInARow = 4;

}  // namespace

Connection::Connection(Socket socket, SSL_CTX& tls, ConnectionId id, ConnectionEvents& events)
    : socket_{std::move(socket)}, tls_{SSL_new(&tls)}, timer_{socket_.get_executor()}, events_{events}, id_{id} {}

void Connection::start() {
  error_code error;
  socket_.non_blocking(true, error);
  // The peer waits for each small message, so messages must not be delayed until a packet is full.
  if (!error) socket_.set_option(boost::asio::ip::tcp::no_delay{true}, error);
  if (!error) socket_.set_option(boost::asio::socket_base::send_buffer_size{kSendBufferBytes}, error);
  if (error || tls_ == nullptr || SSL_set_fd(tls_.get(), socket_.native_handle()) != 1) return drop("no socket");
  drop_after(kHandshakeWithin, "handshake too slow");
  shake();
}

void Connection::shake() {
  ERR_clear_error();
  const int result = SSL_accept(tls_.get());
  if (result != 1) return wait_or_drop(result, &Connection::shake);

  // OpenSSL does not reject a peer that offers no protocol at all.
  const unsigned char* protocol = nullptr;
  unsigned size = 0;
  SSL_get0_alpn_selected(tls_.get(), &protocol, &size);
  if (std::string_view{reinterpret_cast<const char*>(protocol), size} != kAlpn) return drop("no ALPN");
  timer_.cancel();
  stage_ = Stage::open;
  events_.opened(id_);
  if (stage_ == Stage::open) read();
}

void Connection::read() {
  std::array<char, kReadBytes> bytes;
  for (int i = 0; i < kReadsInARow; ++i) {
    if (stage_ != Stage::open) return;
    ERR_clear_error();
    const int result = SSL_read(tls_.get(), bytes.data(), bytes.size());
    if (result <= 0) return wait_or_drop(result, &Connection::read);
    events_.received(id_, {bytes.data(), static_cast<std::size_t>(result)});
    if (stage_ == Stage::open && SSL_has_pending(tls_.get()) == 0) {
      return wait(Socket::wait_read, &Connection::read);
    }
  }
  boost::asio::post(socket_.get_executor(), [self = shared_from_this()] { self->read(); });
}

void Connection::send(std::string bytes) {
  check(outgoing_.empty(), "one SendBytes is under way at a time");
  check(!bytes.empty(), "something is sent");
  if (stage_ != Stage::open) return;
  outgoing_ = std::move(bytes);
  sent_ = 0;
  write();
}

void Connection::write() {
  if (stage_ == Stage::closed) return;
  while (sent_ < outgoing_.size()) {
    ERR_clear_error();
    const int result = SSL_write(tls_.get(), outgoing_.data() + sent_, static_cast<int>(outgoing_.size() - sent_));
    if (result <= 0) return wait_or_drop(result, &Connection::write);
    sent_ += static_cast<std::size_t>(result);
  }
  outgoing_.clear();
  outgoing_.shrink_to_fit();  // An idle connection holds no memory for what it has sent.
  stage_ == Stage::closing ? say_goodbye() : events_.sent(id_);
}

void Connection::close() {
  if (stage_ == Stage::closing || stage_ == Stage::closed) return;
  if (stage_ == Stage::handshake) return drop("closed");
  stage_ = Stage::closing;
  drop_after(kCloseWithin, "closed, without the peer's goodbye");
  if (outgoing_.empty()) say_goodbye();
}

void Connection::say_goodbye() {
  ERR_clear_error();
  SSL_shutdown(tls_.get());
  error_code ignored;
  socket_.shutdown(Socket::shutdown_send, ignored);
  drain();
}

void Connection::drain() {
  // Closing a socket with unread bytes resets the connection, and the peer may lose our last message.
  std::array<char, kReadBytes> unread;
  for (int i = 0; i < kReadsInARow; ++i) {
    error_code error;
    socket_.read_some(boost::asio::buffer(unread), error);
    if (error == boost::asio::error::would_block) break;
    if (error) return drop("closed");
  }
  wait(Socket::wait_read, &Connection::drain);
}

void Connection::drop(std::string_view why) {
  if (std::exchange(stage_, Stage::closed) == Stage::closed) return;
  timer_.cancel();
  error_code ignored;
  socket_.close(ignored);
  events_.gone(id_, why);
}

void Connection::drop_after(std::chrono::milliseconds time, const char* why) {
  timer_.expires_after(time);
  timer_.async_wait([self = shared_from_this(), why, stage = stage_](error_code error) {
    // A timer that expired just as its operation completed can no longer be cancelled.
    if (!error && self->stage_ == stage) self->drop(why);
  });
}

void Connection::wait(Socket::wait_type for_what, Step step) {
  socket_.async_wait(for_what, [self = shared_from_this(), step](error_code error) {
    if (self->stage_ != Stage::closed && !error) ((*self).*step)();
  });
}

void Connection::wait_or_drop(int result, Step step) {
  switch (SSL_get_error(tls_.get(), result)) {
    case SSL_ERROR_WANT_READ: return wait(Socket::wait_read, step);
    case SSL_ERROR_WANT_WRITE: return wait(Socket::wait_write, step);
    case SSL_ERROR_ZERO_RETURN: return drop("closed by the peer");
    case SSL_ERROR_SYSCALL: return drop("broken");
    default: break;
  }
  const char* reason = ERR_reason_error_string(ERR_peek_error());
  drop(reason == nullptr ? "TLS error" : reason);
}

}  // namespace cardroom::server
