#pragma once

#include <boost/asio/ip/address_v4.hpp>
#include <optional>
#include <vector>

namespace cardroom::server {

/// An interface that is up and has an IPv4 address (one entry for each address).
struct Interface {
  int index{};  ///< As the kernel counts them.
  boost::asio::ip::address_v4 address;
  std::optional<boost::asio::ip::address_v4> broadcast;  ///< Where there is one; loopback has none.
};

/// As they are at this moment; they come and go. Empty if the system does not say. (The terminal client has the same
/// few lines: server and client share nothing that touches a system, only the protocol.)
std::vector<Interface> interfaces();

}  // namespace cardroom::server
