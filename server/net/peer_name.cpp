#include "server/net/peer_name.h"

#include <algorithm>

namespace cardroom::server {

std::string peer_name(const boost::asio::ip::address& address) {
  using boost::asio::ip::address_v6;
  if (!address.is_v6() || address.is_loopback()) return address.to_string();
  if (address.to_v6().is_v4_mapped()) {
    return make_address_v4(boost::asio::ip::v4_mapped, address.to_v6()).to_string();
  }
  address_v6::bytes_type network = address.to_v6().to_bytes();
  std::fill(network.begin() + 8, network.end(), 0);
  return address_v6{network}.to_string() + "/64";
}

}  // namespace cardroom::server
