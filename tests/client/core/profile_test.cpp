#include "client/core/profile.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

TEST(ProfileText, SurvivesARoundTrip) {
  Profile profile{.name = "Kari Nordmann", .keys = {}, .tokens = {}, .seat_at = {}};
  KeyFingerprint key{};
  key.fill(std::byte{0x5A});
  profile.keys[{"10.0.0.7", 7313}] = key;
  profile.keys[{"fe80::1%eth0", 7400}] = key;
  profile.seat_at = Address{"10.0.0.7", 7313};
  profile.tokens[key] = std::string(32, '\x01');
  EXPECT_EQ(parse_profile(to_text(profile)), profile);
}

TEST(ProfileText, NamesTheLineThatIsWrong) {
  EXPECT_EQ(parse_profile("name Kari\nkey host:1 abc\n").error(),
            "line 2 wants an address and a key of 64 hexadecimal digits");
  EXPECT_EQ(parse_profile("# well\n\nnome Kari\n").error(), "line 3 begins with none of name, key, token and seat");
  EXPECT_EQ(parse_profile("name \x1b[2J\n").error(), "line 1 has a name that cannot be");
  EXPECT_EQ(parse_profile("token " + std::string(64, 'a') + " abcd\n").error(),
            "line 1 wants a key and a token of 64 hexadecimal digits each");
}

}  // namespace
}  // namespace cardroom::client
