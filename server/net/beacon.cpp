#include "server/net/beacon.h"

#include <boost/asio/buffer.hpp>
#include <chrono>
#include <netinet/in.h>
#include <string_view>
#include <sys/socket.h>
#include <utility>

#include "common/base/overloaded.h"
#include "server/net/interfaces.h"

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
  socket_.set_option(asio::socket_base::broadcast{true}, error);
  // Shared with the browsers of clients on this machine: each gets what is sent to the group or to everybody.
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
    // Any error belongs to one datagram: an earlier one of ours that nobody took.
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
                     if (!announcement) return;
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
  const std::string datagram = lan::encode(*announcement);
  error_code ignored;
  std::set<int> present;
  for (const Interface& interface : interfaces()) {
    present.insert(interface.index);
    if (!joined_.contains(interface.index)) join(interface.index);
    const ip_mreqn way{.imr_multiaddr = {}, .imr_address = {}, .imr_ifindex = interface.index};
    setsockopt(socket_.native_handle(), IPPROTO_IP, IP_MULTICAST_IF, &way, sizeof way);
    socket_.send_to(asio::buffer(datagram), {asio::ip::make_address_v4(lan::kGroup), lan::kPort}, 0, ignored);
    if (!interface.broadcast) continue;
    socket_.send_to(asio::buffer(datagram), {*interface.broadcast, lan::kPort}, 0, ignored);
  }
  // The kernel drops a membership with its interface; one that comes back is joined again.
  std::erase_if(joined_, [&](int index) { return !present.contains(index); });
}

void BeaconShell::join(int interface) {
  const in_addr group{htonl(asio::ip::make_address_v4(lan::kGroup).to_uint())};
  const ip_mreqn membership{.imr_multiaddr = group, .imr_address = {}, .imr_ifindex = interface};
  if (setsockopt(socket_.native_handle(), IPPROTO_IP, IP_ADD_MEMBERSHIP, &membership, sizeof membership) == 0) {
    joined_.insert(interface);
  }
}

Instant BeaconShell::now() {
  return std::chrono::duration_cast<Instant>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace cardroom::server
