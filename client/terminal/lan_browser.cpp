#include "client/terminal/lan_browser.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/udp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <utility>

#include "common/base/overloaded.h"
#include "common/system/lan_group.h"

namespace cardroom::client {

namespace asio = boost::asio;
using asio::ip::udp;
using boost::system::error_code;

/// Moves datagrams between the sockets and the LanCore. Two sockets: one on the port that everybody near shares, where
/// announcements arrive; and one of its own, from which it asks, because an answer to a shared port would reach only
/// one of the programs on this machine that listen there. Every error of a socket is ignored: what it would have
/// brought comes again, or the list stays empty and lonely() says so.
class LanBrowser::Shell : public std::enable_shared_from_this<Shell> {
 public:
  Shell(asio::io_context& io, std::function<void()> changed)
      : changed_{std::move(changed)}, shared_{io}, own_{io}, timer_{io} {}

  void start() {
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

  void stop() {
    stopped_ = true;
    error_code ignored;
    shared_.socket.close(ignored);
    own_.socket.close(ignored);
    timer_.cancel();
  }

  const LanCore& core() const { return core_; }

 private:
  struct Inbox {
    explicit Inbox(asio::io_context& io) : socket{io} {}
    udp::socket socket;
    udp::endpoint from;
    std::array<char, lan::kDatagramBytesMax + 1> datagram{};  ///< One byte more, to detect datagrams that are too long.
  };

  static LanCore::Instant now() {
    return std::chrono::duration_cast<LanCore::Instant>(std::chrono::steady_clock::now().time_since_epoch());
  }

  void receive(Inbox& inbox) {
    inbox.socket.async_receive_from(
        asio::buffer(inbox.datagram), inbox.from,
        [self = shared_from_this(), &inbox](error_code error, std::size_t size) {
          if (self->stopped_ || error == asio::error::bad_descriptor) return;
          // Any other error belongs to one of our earlier datagrams, which could not be delivered.
          if (!error) {
            const std::string_view datagram{inbox.datagram.data(), size};
            self->perform(self->core_.heard(now(), datagram, inbox.from.address().to_string()));
          }
          if (!self->stopped_) self->receive(inbox);
        });
  }

  void perform(const std::vector<LanCore::Output>& outputs) {
    for (const auto& output : outputs) {
      std::visit(Overloaded{
                     [&](const LanCore::Ask& ask) {
                       group_.send(shared_.socket.native_handle(), own_.socket.native_handle(), ask.datagram);
                     },
                     [&](LanCore::ListChanged) { tell(); },
                     [&](LanCore::WakeAt wake) { wake_at(wake.at); },
                 },
                 output);
    }
  }

  /// Posted, so that the user is never called from within its own call, not even from our constructor.
  void tell() {
    asio::post(timer_.get_executor(), [self = shared_from_this()] {
      if (!self->stopped_) self->changed_();
    });
  }

  void wake_at(LanCore::Instant at) {
    timer_.expires_at(std::chrono::steady_clock::time_point{at});
    timer_.async_wait([self = shared_from_this()](error_code error) {
      if (!error && !self->stopped_) self->perform(self->core_.woken(now()));
    });
  }

  std::function<void()> changed_;
  LanCore core_;
  Inbox shared_;
  Inbox own_;
  asio::steady_timer timer_;
  LanGroup group_{lan::kGroup, lan::kPort};
  bool stopped_ = false;
};

LanBrowser::LanBrowser(asio::io_context& io, std::function<void()> changed)
    : shell_{std::make_shared<Shell>(io, std::move(changed))} {
  shell_->start();
}

LanBrowser::~LanBrowser() {
  shell_->stop();
}

std::vector<LanServer> LanBrowser::servers() const {
  return shell_->core().servers();
}

bool LanBrowser::lonely() const {
  return shell_->core().lonely();
}

}  // namespace cardroom::client
