#include "server/net/beacon.h"

#include <boost/asio/buffer.hpp>
#include <chrono>
#include <string_view>
#include <utility>

#include "common/base/overloaded.h"
#include "common/system/interfaces.h"

namespace cardroom::server {

namespace asio = boost::asio;
using asio::ip::udp;
using boost::system::error_code;

BeaconShell::BeaconShell(asio::io_context& io, std::function<std::optional<lan::Announcement>()> announcement)
    : announcement_{std::move(announcement)}, socket_{io}, timer_{io} {}

std::string BeaconShell::start() {
  error_code error;
  error_code bound;
  socket_.open(udp::v4(), error);
  // Clients on this machine share the port: each of them receives datagrams for the group and broadcasts.
  socket_.set_option(udp::socket::reuse_address{true}, error);
  socket_.bind({udp::v4(), lan::kPort}, bound);
  if (bound) socket_.bind({udp::v4(), 0}, error);
  receive();
  perform(core_.start(now()));
  return bound ? bound.message() : std::string{};
}

void BeaconShell::changed() {
  if (socket_.is_open()) perform(core_.changed(now()));
}

void BeaconShell::stop() {
  error_code ignored;
  timer_.cancel();
  socket_.close(ignored);
}

void BeaconShell::receive() {
  socket_.async_receive_from(asio::buffer(datagram_), from_, [this](error_code error, std::size_t size) {
    if (!socket_.is_open()) return;
    // An error concerns one of our earlier datagrams, which could not be delivered.
    if (!error) perform(core_.heard(now(), std::string_view{datagram_.data(), size}));
    receive();
  });
}

void BeaconShell::perform(const std::vector<BeaconCore::Output>& outputs) {
  for (const auto& output : outputs) {
    std::visit(Overloaded{
                   [&](BeaconCore::Announce) { announce(); },
                   [&](BeaconCore::Answer) {
                     const auto announcement = announcement_();
                     if (!announcement || !is_on_link(from_.address().to_v4().to_uint())) return;
                     error_code ignored;
                     socket_.send_to(asio::buffer(lan::encode(*announcement)), from_, 0, ignored);
                   },
                   [&](BeaconCore::WakeAt wake) {
                     timer_.expires_at(std::chrono::steady_clock::time_point{wake.at});
                     timer_.async_wait([this](error_code error) {
                       if (!error) perform(core_.woken(now()));
                     });
                   },
               },
               output);
  }
}

void BeaconShell::announce() {
  const auto announcement = announcement_();
  if (!announcement) return;
  group_.send(socket_.native_handle(), socket_.native_handle(), lan::encode(*announcement));
}

Instant BeaconShell::now() {
  return std::chrono::duration_cast<Instant>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace cardroom::server
