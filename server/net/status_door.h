#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>

#include "server/net/listener.h"
#include "server/net/rate_limit.h"
#include "server/net/status_page.h"

namespace cardroom::server {

/// The maximum number of simultaneous visits. A monitoring system makes one every few seconds. A further visit replaces
/// the oldest, so that silent visitors keep nobody out.
inline constexpr std::size_t kVisitsMax = 8;

/// The rate at which visits are accepted; the rest wait in the kernel's backlog. Even a flood of connections costs the
/// tables, which share the thread, only a few milliseconds per second.
inline constexpr Rate kVisitRate{.burst = 20, .per_second = 10};

/// The size limit of a request's head, in bytes. A browser's is a tenth of this.
inline constexpr std::uint32_t kVisitHeadBytesMax = 4 * 1024;

/// The time limits for receiving a request's head (from when the connection is accepted) and for sending the answer.
inline constexpr std::chrono::milliseconds kVisitHeadWithin{5000};
inline constexpr std::chrono::milliseconds kVisitAnswerWithin{2000};

/// Serves a few pages over HTTP 1, without TLS, to programs that monitor the server: one GET or HEAD per connection,
/// which is then closed. Other methods are answered with 405, other paths with 404, a head that is too long with 431
/// and one that cannot be read with 400. Makes no decisions about the pages. I/O thread only.
class StatusDoor {
 public:
  /// Listens at this address; port 0 means any free one. `pages` is called for each request. Throws ListenError.
  /// Precondition: the door outlives the io_context's last run.
  StatusDoor(boost::asio::io_context& io, const boost::asio::ip::tcp::endpoint& address, StatusPages pages);
  ~StatusDoor();
  StatusDoor(const StatusDoor&) = delete;
  StatusDoor& operator=(const StatusDoor&) = delete;

  /// The address, with the port that was chosen.
  const boost::asio::ip::tcp::endpoint& address() const { return address_; }

  /// The number of open connections.
  std::size_t visits() const { return visits_.size(); }

 private:
  class Visit;

  void accept();
  void accept_after_a_pause();
  void receive(boost::asio::ip::tcp::socket socket);
  void left(const Visit& visit);
  static Instant now();

  StatusPages pages_;
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  boost::asio::ip::tcp::endpoint address_;
  RateLimit rate_{kVisitRate};
  std::deque<std::shared_ptr<Visit>> visits_;  ///< The oldest first.
};

}  // namespace cardroom::server
