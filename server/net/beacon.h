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

/// Announces the server on every interface and answers questions, while it lives. I/O thread only. No error of a
/// network is one of ours: the next announcement comes in two seconds.
class BeaconShell {
 public:
  /// `announcement` says what is to be said now; empty: nothing. The shell must outlive the io_context's last run, or
  /// be stopped.
  BeaconShell(boost::asio::io_context& io, std::function<std::optional<lan::Announcement>()> announcement);

  /// What `announcement` says is another thing now: announced soon, and not too often.
  void changed();

  /// Empty, or why questions cannot be answered (somebody has the UDP port for himself); announcements go out anyway.
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
  std::array<char, lan::kDatagramBytesMax + 1> datagram_{};  ///< One more, so that what is too long is seen to be.
  boost::asio::steady_timer timer_;
  LanGroup group_{lan::kGroup, lan::kPort};
};

}  // namespace cardroom::server
