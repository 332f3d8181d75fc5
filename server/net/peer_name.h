#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

namespace cardroom::server {

/// Who an address is, for the limits and the log: the same text for all that one peer can easily have. IPv4 is IPv4
/// also where it came in by IPv6's door; of IPv6 only the network counts ("2001:db8:1:2::/64"), since any machine in it
/// may take as many addresses as it likes.
std::string peer_name(const boost::asio::ip::address& address);

}  // namespace cardroom::server
