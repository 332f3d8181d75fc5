#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <vector>

namespace cardroom::server {

/// No port is available; what() is one line with the reason.
class ListenError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What to do if another program is using the port.
enum class TakenPort : std::uint8_t {
  fail,  ///< For a service, whose port people and firewalls know.
  skip,  ///< For a host, who tells the guests where to connect.
};

/// The number of ports tried with TakenPort::skip. To run more servers on one machine, specify their ports.
inline constexpr int kPortsTried = 100;

/// Accepts TCP connections on IPv4 and IPv6. I/O thread only.
class Listener {
 public:
  /// Listens on the port or, with TakenPort::skip, on the next free one; 0 means any free port. `local_only`: accepts
  /// connections from this machine only. Throws ListenError.
  Listener(boost::asio::io_context& io, std::uint16_t port, bool local_only, TakenPort taken = TakenPort::fail);

  std::uint16_t port() const { return port_; }

  /// Accepts connections until stop(). Precondition: the Listener outlives the io_context's last run.
  void start(std::function<void(boost::asio::ip::tcp::socket)> accepted);
  void stop();

 private:
  struct Entrance {
    boost::asio::ip::tcp::acceptor acceptor;
    boost::asio::steady_timer pause;
  };

  /// Listens on either all addresses or none.
  boost::system::error_code open(std::uint16_t port, bool local_only);
  void accept(Entrance& entrance);

  boost::asio::io_context& io_;
  std::vector<Entrance> entrances_;
  std::uint16_t port_ = 0;
  std::function<void(boost::asio::ip::tcp::socket)> accepted_;
};

}  // namespace cardroom::server
