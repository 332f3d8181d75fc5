#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/udp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "common/protocol/beacon_wire.h"
#include "common/system/lan_group.h"
#include "server/net/beacon_core.h"

namespace cardroom::server {

/// Announces the server on every interface and answers questions, for as long as it exists. I/O thread only. Network
/// errors are ignored: the next announcement follows in two seconds.
class BeaconShell {
 public:
  /// `announcement` returns the current announcement, or empty if none is to be sent. The shell must outlive the
  /// io_context's last run, or be stopped.
  BeaconShell(boost::asio::io_context& io, std::function<std::optional<lan::Announcement>()> announcement);

  /// The announcement has changed: sends it soon, but not too often.
  void changed();

  /// Returns why questions cannot be answered (another program uses the UDP port exclusively), or an empty string.
  /// Announcements are sent either way.
  std::string start();
  void stop();

 private:
  void receive();
  void perform(const std::vector<BeaconCore::Output>& outputs);
  void announce();
  static Instant now();

  std::function<std::optional<lan::Announcement>()> announcement_;
  BeaconCore core_;
  boost::asio::ip::udp::socket socket_;
  boost::asio::ip::udp::endpoint from_;
  std::array<char, lan::kDatagramBytesMax + 1> datagram_{};  ///< One byte more, to detect datagrams that are too long.
  boost::asio::steady_timer timer_;
  LanGroup group_{lan::kGroup, lan::kPort};
};

}  // namespace cardroom::server
