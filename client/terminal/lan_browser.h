#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/udp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <vector>

#include "client/core/lan_core.h"
#include "common/system/lan_group.h"

namespace cardroom::client {

/// Listens for servers on every interface during its lifetime, even if several browsers run on one machine: moves
/// datagrams between the sockets and the LanCore. There are two sockets: one on the port that all nearby programs
/// share, where announcements arrive, and one of its own, from which it asks, because an answer to a shared port would
/// reach only one of the programs on this machine that listen there. An unusable network is not an error: no servers
/// are found on it, and lonely() says so. All on the thread that runs the io_context.
class LanBrowser {
 public:
  /// `changed` is called whenever servers() or lonely() changes; never from within the constructor, never after the
  /// destructor.
  LanBrowser(boost::asio::io_context& io, std::function<void()> changed);
  LanBrowser(const LanBrowser&) = delete;
  LanBrowser& operator=(const LanBrowser&) = delete;

  std::vector<LanServer> servers() const { return core_.servers(); }
  /// Whether no server was found for five seconds: time to say what to check.
  bool lonely() const { return core_.lonely(); }

 private:
  struct Inbox {
    boost::asio::ip::udp::socket socket;
    boost::asio::ip::udp::endpoint from{};
    std::array<char, lan::kDatagramBytesMax + 1> datagram{};  ///< One byte more, to detect datagrams that are too long.
  };

  void receive(Inbox& inbox);
  void perform(const std::vector<LanCore::Output>& outputs);
  void wake_at(LanCore::Instant at);

  std::function<void()> changed_;
  LanCore core_;
  Inbox shared_;
  Inbox own_;
  boost::asio::steady_timer timer_;
  LanGroup group_{lan::kGroup, lan::kPort};
  std::shared_ptr<void> alive_ = std::make_shared<int>();  ///< Queued handlers check it.
};

}  // namespace cardroom::client
