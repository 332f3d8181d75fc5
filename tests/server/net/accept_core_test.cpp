#include "server/net/accept_core.h"

#include <gtest/gtest.h>
#include <string>

namespace cardroom::server {
namespace {

using std::chrono::milliseconds;

constexpr AcceptCore::Limits kWide{
    .sockets = 100'000, .handshakes = 100'000, .handshakes_per_address = 100, .rate_per_address = {100, 100}};

TEST(AcceptCore, CountsHandshakesByAddress) {
  auto limits = kWide;
  limits.handshakes_per_address = 2;
  AcceptCore core{limits};
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.1"));
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.1"));
  EXPECT_FALSE(core.admit(Instant{0}, "10.0.0.1"));
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.2"));
  core.handshake_over("10.0.0.1");
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.1"));
}

TEST(AcceptCore, CountsHandshakesOfAllAddressesTogether) {
  auto limits = kWide;
  limits.handshakes = 2;
  AcceptCore core{limits};
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.1"));
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.2"));
  EXPECT_FALSE(core.admit(Instant{0}, "10.0.0.3"));
  core.handshake_over("10.0.0.2");
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.3"));
}

TEST(AcceptCore, CountsSocketsUntilTheyAreClosed) {
  auto limits = kWide;
  limits.sockets = 2;
  AcceptCore core{limits};
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.1"));
    core.handshake_over("10.0.0.1");
  }
  EXPECT_FALSE(core.admit(Instant{0}, "10.0.0.1"));
  core.closed();
  EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.1"));
}

TEST(AcceptCore, LimitsTheConnectionRateOfOneAddress) {
  auto limits = kWide;
  limits.rate_per_address = {3, 1};
  AcceptCore core{limits};
  const auto connect_and_go = [&](Instant now, const char* address) {
    const bool admitted = core.admit(now, address);
    if (admitted) {
      core.handshake_over(address);
      core.closed();
    }
    return admitted;
  };
  for (int i = 0; i < 3; ++i)
    EXPECT_TRUE(connect_and_go(Instant{0}, "10.0.0.1"));
  EXPECT_FALSE(connect_and_go(Instant{0}, "10.0.0.1"));
  EXPECT_TRUE(connect_and_go(Instant{0}, "10.0.0.2"));
  EXPECT_TRUE(connect_and_go(Instant{1000}, "10.0.0.1"));
  EXPECT_FALSE(connect_and_go(Instant{1000}, "10.0.0.1"));
}

TEST(AcceptCore, RemembersALimitedNumberOfAddressesForALimitedTime) {
  auto limits = kWide;
  limits.rate_per_address = {20, 10};
  AcceptCore core{limits};
  for (std::size_t i = 0; i < AcceptCore::kAddressesMax; ++i) {
    ASSERT_TRUE(core.admit(Instant{0}, "address " + std::to_string(i)));
    if (i > 0) core.handshake_over("address " + std::to_string(i));
  }
  EXPECT_FALSE(core.admit(Instant{0}, "a stranger"));
  EXPECT_TRUE(core.admit(Instant{0}, "address 1"));
  EXPECT_TRUE(core.admit(Instant{3000}, "a stranger")) << "the others' buckets are full again";
  core.handshake_over("address 0");  // This handshake was in progress throughout, so its address was not forgotten.
}

}  // namespace
}  // namespace cardroom::server
