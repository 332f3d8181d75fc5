#include "server/net/accept_core.h"

#include <gtest/gtest.h>
#include <optional>
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

TEST(AcceptCore, CountsThoseWhoWereTurnedAwayByTheLimitThatTheyMet) {
  const auto reason = [](const AcceptCore::Limits& limits, const std::string& second) {
    AcceptCore core{limits};
    EXPECT_TRUE(core.admit(Instant{0}, "10.0.0.1"));
    EXPECT_FALSE(core.admit(Instant{0}, second));
    std::optional<TurnedAway> found;
    for (std::size_t i = 0; i < kTurnedAwayReasons; ++i) {
      if (core.turned_away()[i] == 0) continue;
      EXPECT_EQ(core.turned_away()[i], 1U);
      EXPECT_EQ(found, std::nullopt) << "one reason is enough";
      found = static_cast<TurnedAway>(i);
    }
    return found;
  };
  auto limits = kWide;
  limits.sockets = 1;
  EXPECT_EQ(reason(limits, "10.0.0.2"), TurnedAway::open_sockets);
  limits = kWide;
  limits.handshakes = 1;
  EXPECT_EQ(reason(limits, "10.0.0.2"), TurnedAway::handshakes);
  limits = kWide;
  limits.handshakes_per_address = 1;
  EXPECT_EQ(reason(limits, "10.0.0.1"), TurnedAway::handshakes_of_address);
  limits = kWide;
  limits.rate_per_address = {.burst = 1, .per_second = 1};
  EXPECT_EQ(reason(limits, "10.0.0.1"), TurnedAway::rate_of_address);
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
