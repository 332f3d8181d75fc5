#include "client/core/address.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

const std::string kKeyText(64, 'a');
const std::string kTableText = "000102030405060708090a0b0c0d0e0f";

TEST(AddressText, IsAHostWithOrWithoutAPort) {
  EXPECT_EQ(parse_address("example.org"), (Address{"example.org", 7313}));
  EXPECT_EQ(parse_address("10.0.0.7:7400"), (Address{"10.0.0.7", 7400}));
  EXPECT_EQ(parse_address("[fe80::1%eth0]:7400"), (Address{"fe80::1%eth0", 7400}));
  EXPECT_EQ(parse_address("[::1]"), (Address{"::1", 7313}));
  EXPECT_EQ(parse_address("2001:db8::7"), (Address{"2001:db8::7", 7313}));
}

TEST(AddressText, IsRefusedIfMalformed) {
  for (const char* text : {"", ":7313", "host:", "host:0", "host:65536", "host:73x", "ho st", "-host", "host/x", "[::1",
                           "[host]:1", "::1]", "a:b", "cardroom://host"})
    EXPECT_EQ(parse_address(text), std::nullopt) << text;
}

TEST(AddressText, SurvivesARoundTrip) {
  for (const char* text : {"example.org:7313", "[::1]:7400", "10.0.0.7:1"})
    EXPECT_EQ(to_text(parse_address(text).value()), text);
}

TEST(InvitationLink, SurvivesARoundTrip) {
  for (const std::string& text :
       {"cardroom://10.0.0.7:7313/" + kTableText + "?key=" + kKeyText, "cardroom://[::1]:7313/?key=" + kKeyText,
        "cardroom://host:7313/" + kTableText, std::string{"cardroom://host:7313/"}})
    EXPECT_EQ(to_text(parse_invitation(text).value()), text);
}

TEST(InvitationLink, MayBeAnAddressAlone) {
  EXPECT_EQ(parse_invitation("host:7400"), (Invitation{{"host", 7400}, {}, {}}));
}

TEST(InvitationLink, IsRefusedWithAMalformedKey) {
  EXPECT_EQ(parse_invitation("cardroom://host/" + kTableText + "?key=abc"), std::nullopt);
  EXPECT_EQ(parse_invitation("cardroom://host/" + kTableText + "?kye=" + kKeyText), std::nullopt);
  EXPECT_EQ(parse_invitation("cardroom://host/abcd?key=" + kKeyText), std::nullopt);
}

TEST(LoopbackHost, IsAnyFormOfThisMachine) {
  for (const char* host : {"127.0.0.1", "127.1.2.3", "::1", "localhost"})
    EXPECT_TRUE(is_loopback(host)) << host;
  for (const char* host : {"", "192.168.1.127", "fe80::1", "localhost.example", "12.7.0.1"})
    EXPECT_FALSE(is_loopback(host)) << host;
}

TEST(InvitationLink, IgnoresUnknownParameters) {
  EXPECT_TRUE(parse_invitation("cardroom://host/?key=" + kKeyText + "&seat=2").has_value());
}

}  // namespace
}  // namespace cardroom::client
