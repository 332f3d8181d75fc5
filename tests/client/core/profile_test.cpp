#include "client/core/profile.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

TEST(ProfileText, SurvivesARoundTrip) {
  Profile profile{.name = "Kari Nordmann", .keys = {}, .tokens = {}, .seats = {}};
  KeyFingerprint key{};
  key.fill(std::byte{0x5A});
  profile.keys[{"10.0.0.7", 7313}] = key;
  profile.keys[{"fe80::1%eth0", 7400}] = key;
  profile.seats.push_back({{"10.0.0.7", 7313}, false, std::string(16, '\x02')});
  profile.seats.push_back({{"127.0.0.1", 7314}, true, {}});
  profile.tokens[key] = std::string(32, '\x01');
  EXPECT_EQ(parse_profile(to_text(profile)), profile);
}

TEST(ProfileText, KnowsTheSeatOfAnEarlierVersion) {
  const auto profile = parse_profile("seat 10.0.0.7:7313\n");
  ASSERT_TRUE(profile);
  EXPECT_EQ(profile->seats, (std::vector<KeptSeat>{{{"10.0.0.7", 7313}, false, {}}}));
}

TEST(ProfileText, NamesTheLineThatIsWrong) {
  EXPECT_EQ(parse_profile("name Kari\nkey host:1 abc\n").error(),
            "line 2 wants an address and a key of 64 hexadecimal digits");
  EXPECT_EQ(parse_profile("# well\n\nnome Kari\n").error(), "line 3 begins with none of name, key, token and seat");
  EXPECT_EQ(parse_profile("name \x1b[2J\n").error(), "line 1 has a name that cannot be");
  EXPECT_EQ(parse_profile("seat 10.0.0.7:7313 mine aa\n").error(),
            "line 1 wants an address, own or other, and a table");
  EXPECT_EQ(parse_profile("token " + std::string(64, 'a') + " abcd\n").error(),
            "line 1 wants a key and a token of 64 hexadecimal digits each");
}

}  // namespace
}  // namespace cardroom::client
