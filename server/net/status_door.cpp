#include "server/net/status_door.h"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/system/system_error.hpp>
#include <sstream>
#include <utility>

namespace cardroom::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

/// The pause when visits come too fast, or no file descriptor is left.
constexpr std::chrono::milliseconds kPause{100};

/// The number of visitors that the kernel keeps waiting.
constexpr int kBacklog = 16;

/// How much a peer may send after the head before its connection is dropped, in bytes.
constexpr std::size_t kUnreadBytesMax = std::size_t{16} * 1024;

StatusPage error_page(http::status status) {
  const auto reason = http::obsolete_reason(status);  // The type of string depends on Boost's version.
  return {.status = static_cast<std::uint16_t>(status), .text = std::string{reason.data(), reason.size()} + '\n'};
}

}  // namespace

/// One connection: a request, its answer, the end. Its pending operations keep it alive.
class StatusDoor::Visit : public std::enable_shared_from_this<Visit> {
 public:
  Visit(StatusDoor& door, tcp::socket socket) : door_{door}, stream_{std::move(socket)} {}

  void start() {
    stream_.expires_after(kVisitHeadWithin);
    // Beast limits the size of a single field, but not their number (Boost 1.74), so it gets only a complete head.
    asio::async_read_until(
        stream_, asio::dynamic_buffer(head_, kVisitHeadBytesMax), "\r\n\r\n",
        [self = shared_from_this()](error_code error, std::size_t size) { self->received(error, size); });
  }

  void close() { stream_.close(); }

 private:
  /// `size`: the size of the head.
  void received(error_code error, std::size_t size) {
    if (error == asio::error::not_found) return answer(error_page(http::status::request_header_fields_too_large));
    if (error) return over();
    request_.put(asio::buffer(head_.data(), size), error);
    answer(error ? error_page(http::status::bad_request) : requested_page());
  }

  StatusPage requested_page() const {
    const http::request_header<>& head = request_.get();
    if (head.method() != http::verb::get && head.method() != http::verb::head) {
      return error_page(http::status::method_not_allowed);
    }
    const std::string_view target{head.target().data(), head.target().size()};
    if (auto page = door_.pages_(target.substr(0, target.find('?')))) return *std::move(page);
    return error_page(http::status::not_found);
  }

  void answer(StatusPage page) {
    response_.result(page.status);
    response_.keep_alive(false);
    response_.set(http::field::content_type, page.type);
    if (page.status == static_cast<std::uint16_t>(http::status::method_not_allowed)) {
      response_.set(http::field::allow, "GET, HEAD");
    }
    response_.body() = std::move(page.text);
    response_.prepare_payload();
    // The Content-Length remains that of the page.
    if (request_.is_header_done() && request_.get().method() == http::verb::head) response_.body().clear();
    stream_.expires_after(kVisitAnswerWithin);
    http::async_write(stream_, response_,
                      [self = shared_from_this()](error_code failed, std::size_t) { self->answered(failed); });
  }

  void answered(error_code error) {
    if (error) return over();
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    drain();
  }

  /// Closing a socket with unread bytes resets the connection, and the peer may lose our answer.
  void drain() {
    stream_.async_read_some(asio::buffer(unread_), [self = shared_from_this()](error_code error, std::size_t size) {
      self->drained_ += size;
      if (error || self->drained_ > kUnreadBytesMax) return self->over();
      self->drain();
    });
  }

  void over() {
    close();
    door_.left(*this);
  }

  StatusDoor& door_;
  boost::beast::tcp_stream stream_;
  std::string head_;
  http::request_parser<http::empty_body> request_;
  http::response<http::string_body> response_;
  std::array<char, 1024> unread_{};
  std::size_t drained_ = 0;
};

StatusDoor::StatusDoor(asio::io_context& io, const tcp::endpoint& address, StatusPages pages)
    : pages_{std::move(pages)}, acceptor_{io}, pause_{io} {
  error_code error;
  acceptor_.open(address.protocol(), error);
  // As for the listener: a restart must not wait until the last connections leave TIME_WAIT.
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address{true}, error);
  if (!error) acceptor_.bind(address, error);
  if (!error) acceptor_.listen(kBacklog, error);
  if (!error) address_ = acceptor_.local_endpoint(error);
  if (error) {
    std::ostringstream where;
    where << address;
    throw ListenError{"cannot listen on " + where.str() + " for monitoring: " + error.message()};
  }
  accept();
}

StatusDoor::~StatusDoor() = default;

void StatusDoor::accept() {
  if (!rate_.allows(now())) return accept_after_a_pause();
  acceptor_.async_accept([this](error_code error, tcp::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (error) return accept_after_a_pause();
    receive(std::move(socket));
    accept();
  });
}

void StatusDoor::accept_after_a_pause() {
  pause_.expires_after(kPause);
  pause_.async_wait([this](error_code cancelled) {
    if (!cancelled) accept();
  });
}

void StatusDoor::receive(tcp::socket socket) {
  if (visits_.size() >= kVisitsMax) {
    visits_.front()->close();
    visits_.pop_front();
  }
  visits_.push_back(std::make_shared<Visit>(*this, std::move(socket)));
  visits_.back()->start();
}

void StatusDoor::left(const Visit& visit) {
  std::erase_if(visits_, [&](const auto& one) { return one.get() == &visit; });
}

Instant StatusDoor::now() {
  return std::chrono::duration_cast<Instant>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace cardroom::server
