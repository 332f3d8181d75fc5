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

/// Listens for servers on every interface during its lifetime, and passes datagrams between the sockets and the
/// LanCore. Uses two sockets, so that several browsers can run on one machine: announcements arrive on the shared port,
/// and queries are sent from a port that the browser has to itself, because only one of the programs listening on a
/// shared port would receive the answer. An unusable network is not an error: no servers are found on it, and lonely()
/// reports this. Use on the thread that runs the io_context.
class LanBrowser {
 public:
  /// `changed` is called whenever servers() or lonely() changes; never from within the constructor, and never after the
  /// destructor.
  LanBrowser(boost::asio::io_context& io, std::function<void()> changed);
  LanBrowser(const LanBrowser&) = delete;
  LanBrowser& operator=(const LanBrowser&) = delete;

  std::vector<LanServer> servers() const { return core_.servers(); }
  /// Whether no server has been found for five seconds: time to suggest what to check.
  bool lonely() const { return core_.lonely(); }

 private:
  struct Inbox {
    boost::asio::ip::udp::socket socket;
    boost::asio::ip::udp::endpoint from{};
    std::array<char, lan::kDatagramBytesMax + 1> datagram{};  ///< One extra byte, to detect oversized datagrams.
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
