#include "client/terminal/lan_browser.h"

#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

#include "common/base/overloaded.h"

namespace cardroom::client {

namespace asio = boost::asio;
using asio::ip::udp;
using boost::system::error_code;

namespace {

LanCore::Instant now() {
  return std::chrono::duration_cast<LanCore::Instant>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

/// All socket errors are ignored: a lost datagram is sent again, or the list stays empty.
LanBrowser::LanBrowser(asio::io_context& io, std::function<void()> changed)
    : changed_{std::move(changed)}, shared_{udp::socket{io}}, own_{udp::socket{io}}, timer_{io} {
  error_code ignored;
  shared_.socket.open(udp::v4(), ignored);
  shared_.socket.set_option(udp::socket::reuse_address{true}, ignored);
  shared_.socket.bind({udp::v4(), lan::kPort}, ignored);
  own_.socket.open(udp::v4(), ignored);
  own_.socket.bind({udp::v4(), 0}, ignored);
  receive(shared_);
  receive(own_);
  perform(core_.start(now()));
}

void LanBrowser::receive(Inbox& inbox) {
  inbox.socket.async_receive_from(
      asio::buffer(inbox.datagram), inbox.from,
      [this, alive = std::weak_ptr{alive_}, &inbox](error_code error, std::size_t size) {
        if (alive.expired() || error == asio::error::bad_descriptor) return;
        // Any other error means that one of our earlier datagrams could not be delivered.
        if (!error) perform(core_.heard(now(), {inbox.datagram.data(), size}, inbox.from.address().to_string()));
        receive(inbox);
      });
}

void LanBrowser::perform(const std::vector<LanCore::Output>& outputs) {
  for (const auto& output : outputs) {
    std::visit(Overloaded{
                   [&](const LanCore::Ask& ask) {
                     group_.send(shared_.socket.native_handle(), own_.socket.native_handle(), ask.datagram);
                   },
                   // Posted, so that the caller is never called back from within its own call, not even from our
                   // constructor.
                   [&](LanCore::ListChanged) {
                     asio::post(timer_.get_executor(), [alive = std::weak_ptr{alive_}, changed = changed_] {
                       if (!alive.expired()) changed();
                     });
                   },
                   [&](LanCore::WakeAt wake) { wake_at(wake.at); },
               },
               output);
  }
}

void LanBrowser::wake_at(LanCore::Instant at) {
  timer_.expires_at(std::chrono::steady_clock::time_point{at});
  timer_.async_wait([this, alive = std::weak_ptr{alive_}](error_code error) {
    if (!error && !alive.expired()) perform(core_.woken(now()));
  });
}

}  // namespace cardroom::client
