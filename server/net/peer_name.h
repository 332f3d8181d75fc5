#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

namespace cardroom::server {

/// The name of a peer for rate limiting and logging: the same for all addresses that one peer can easily obtain. An
/// IPv4 address that is mapped to IPv6 is written as IPv4. For an IPv6 address, only the network counts
/// ("2001:db8:1:2::/64"), since any machine in it may use as many addresses as it likes.
std::string peer_name(const boost::asio::ip::address& address);

}  // namespace cardroom::server
