#include "server/net/peer_name.h"

#include <gtest/gtest.h>

namespace cardroom::server {
namespace {

std::string name_of(const char* address) {
  return peer_name(boost::asio::ip::make_address(address));
}

TEST(PeerName, IPv4IsItsAddress) {
  EXPECT_EQ(name_of("192.168.1.7"), "192.168.1.7");
  EXPECT_NE(name_of("192.168.1.7"), name_of("192.168.1.8"));
}

TEST(PeerName, IPv4MappedToIPv6IsTheSameAddress) {
  EXPECT_EQ(name_of("::ffff:192.168.1.7"), "192.168.1.7");
}

TEST(PeerName, IPv6IsItsNetwork) {
  EXPECT_EQ(name_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(name_of("2001:db8:1:2::1"), name_of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  EXPECT_NE(name_of("2001:db8:1:2::1"), name_of("2001:db8:1:3::1"));
  EXPECT_EQ(name_of("fe80::1%1"), "fe80::/64");
}

TEST(PeerName, LoopbackIsItself) {
  EXPECT_EQ(name_of("::1"), "::1");
  EXPECT_EQ(name_of("127.0.0.1"), "127.0.0.1");
}

}  // namespace
}  // namespace cardroom::server
