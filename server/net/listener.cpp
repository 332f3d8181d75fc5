#include "server/net/listener.h"

#include <boost/asio/ip/v6_only.hpp>
#include <chrono>
#include <string>
#include <utility>

namespace cardroom::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

/// The pause when the process or the system has no file descriptor or memory left for another socket.
constexpr std::chrono::milliseconds kRetryAccept{100};

/// The addresses to listen on. If there is IPv6, its wildcard address accepts IPv4 too; its loopback address does not.
std::vector<asio::ip::address> addresses(bool local_only) {
  if (local_only) return {asio::ip::address_v4::loopback(), asio::ip::address_v6::loopback()};
  return {asio::ip::address_v6::any(), asio::ip::address_v4::any()};
}

bool no_such_family(const error_code& error) {
  return error == asio::error::address_family_not_supported || error.value() == EADDRNOTAVAIL;
}

}  // namespace

Listener::Listener(asio::io_context& io, std::uint16_t port, bool local_only, TakenPort taken) : io_{io} {
  error_code error;
  for (int tried = 0; tried < (taken == TakenPort::skip ? kPortsTried : 1); ++tried) {
    const int next = port == 0 ? 0 : port + tried;
    if (next > 65535) break;
    error = open(static_cast<std::uint16_t>(next), local_only);
    if (!error) return;
    if (error != asio::error::address_in_use) break;
  }
  throw ListenError{"cannot listen on port " + std::to_string(port) + (taken == TakenPort::skip ? " or after it" : "") +
                    ": " + error.message()};
}

error_code Listener::open(std::uint16_t port, bool local_only) {
  error_code error;
  for (const auto& address : addresses(local_only)) {
    tcp::acceptor acceptor{io_};
    acceptor.open(tcp::endpoint{address, port}.protocol(), error);
    if (!error && address.is_v6()) acceptor.set_option(asio::ip::v6_only{local_only}, error);
    // A restart must not wait until the last connections leave TIME_WAIT. A port with a listener remains unavailable.
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
    if (!error) acceptor.bind({address, port}, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (no_such_family(error)) continue;
    if (error) {
      entrances_.clear();
      return error;
    }
    port = acceptor.local_endpoint().port();  // The second address uses the port that the system chose for the first.
    entrances_.push_back({std::move(acceptor), asio::steady_timer{io_}});
    if (!local_only) break;
  }
  port_ = port;
  return entrances_.empty() ? error : error_code{};
}

void Listener::start(std::function<void(tcp::socket)> accepted) {
  accepted_ = std::move(accepted);
  for (Entrance& entrance : entrances_)
    accept(entrance);
}

void Listener::stop() {
  error_code ignored;
  for (Entrance& entrance : entrances_) {
    entrance.pause.cancel();
    entrance.acceptor.close(ignored);
  }
}

void Listener::accept(Entrance& entrance) {
  entrance.acceptor.async_accept([this, &entrance](error_code error, tcp::socket socket) {
    if (!entrance.acceptor.is_open()) return;
    if (!error) accepted_(std::move(socket));
    const bool exhausted = error == asio::error::no_descriptors || error == asio::error::no_buffer_space ||
                           error == asio::error::no_memory || error.value() == ENFILE;
    if (!exhausted) return accept(entrance);
    entrance.pause.expires_after(kRetryAccept);
    entrance.pause.async_wait([this, &entrance](error_code cancelled) {
      if (!cancelled) accept(entrance);
    });
  });
}

}  // namespace cardroom::server
