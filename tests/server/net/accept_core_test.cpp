#include "server/net/accept_core.h"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <utility>

namespace cardroom::server {
namespace {

constexpr Instant kStart{0};

AcceptCore::Limits wide() {
  return {.sockets = 100'000,
          .handshakes = 100'000,
          .handshakes_per_address = 100,
          .rate_per_address = {100, 100},
          .rate = {100'000, 100'000}};
}

/// AcceptCore with peers that are numbered as they arrive.
struct Entrance {
  explicit Entrance(AcceptCore::Limits limits) : core{std::move(limits)} {}

  /// The id of the admitted peer; empty if it was turned away. Sets `evicted` to the handshake that made room.
  std::optional<ConnectionId> admit(const std::string& address, Instant now = kStart) {
    const ConnectionId id = ++last;
    const auto admission = core.admit(now, address, id);
    evicted = admission.instead_of;
    return admission.admitted ? std::optional{id} : std::nullopt;
  }

  AcceptCore core;
  ConnectionId last = 0;
  std::optional<ConnectionId> evicted;
};

TEST(AcceptCore, CountsHandshakesByAddress) {
  auto limits = wide();
  limits.handshakes_per_address = 2;
  Entrance entrance{limits};
  const auto first = entrance.admit("10.0.0.1");
  EXPECT_TRUE(entrance.admit("10.0.0.1"));
  EXPECT_FALSE(entrance.admit("10.0.0.1"));
  EXPECT_TRUE(entrance.admit("10.0.0.2"));
  entrance.core.handshake_over("10.0.0.1", *first);
  EXPECT_TRUE(entrance.admit("10.0.0.1"));
}

TEST(AcceptCore, TheOldestHandshakeOfTheBusiestAddressMakesRoom) {
  auto limits = wide();
  limits.handshakes = 4;
  Entrance entrance{limits};
  const Instant later = kStart + kMakesRoomAfter;
  const auto early = entrance.admit("10.0.0.2");
  const auto oldest = entrance.admit("10.0.0.1");
  const auto second = entrance.admit("10.0.0.1");
  EXPECT_TRUE(entrance.admit("10.0.0.1"));
  EXPECT_FALSE(entrance.admit("10.0.0.3", later - std::chrono::milliseconds{1})) << "they may be about to finish";
  EXPECT_FALSE(entrance.admit("10.0.0.1", later)) << "the busiest address does not get more";
  EXPECT_TRUE(entrance.admit("10.0.0.3", later));
  EXPECT_EQ(entrance.evicted, oldest);
  entrance.core.handshake_over("10.0.0.1", *oldest);
  EXPECT_TRUE(entrance.admit("10.0.0.4", later));
  EXPECT_EQ(entrance.evicted, second);
  entrance.core.handshake_over("10.0.0.1", *second);
  EXPECT_TRUE(entrance.admit("10.0.0.5", later)) << "all have one each";
  EXPECT_EQ(entrance.evicted, early);
}

TEST(AcceptCore, AFinishedHandshakeLeavesRoom) {
  auto limits = wide();
  limits.handshakes = 1;
  Entrance entrance{limits};
  const auto first = entrance.admit("10.0.0.1");
  entrance.core.handshake_over("10.0.0.1", *first);
  EXPECT_TRUE(entrance.admit("10.0.0.2"));
  EXPECT_FALSE(entrance.evicted);
}

TEST(AcceptCore, CountsSocketsUntilTheyAreClosed) {
  auto limits = wide();
  limits.sockets = 2;
  Entrance entrance{limits};
  for (int i = 0; i < 2; ++i)
    entrance.core.handshake_over("10.0.0.1", *entrance.admit("10.0.0.1"));
  EXPECT_FALSE(entrance.admit("10.0.0.2"));
  entrance.core.closed();
  EXPECT_TRUE(entrance.admit("10.0.0.2"));
}

TEST(AcceptCore, CountsThoseWhoWereTurnedAwayByTheLimitThatTheyMet) {
  const auto reason = [](const AcceptCore::Limits& limits) {
    Entrance entrance{limits};
    EXPECT_TRUE(entrance.admit("10.0.0.1"));
    EXPECT_FALSE(entrance.admit("10.0.0.1"));
    std::optional<TurnedAway> found;
    for (std::size_t i = 0; i < kTurnedAwayReasons; ++i) {
      if (entrance.core.turned_away()[i] == 0) continue;
      EXPECT_EQ(entrance.core.turned_away()[i], 1U);
      EXPECT_EQ(found, std::nullopt) << "one reason is enough";
      found = static_cast<TurnedAway>(i);
    }
    return found;
  };
  auto limits = wide();
  limits.sockets = 1;
  EXPECT_EQ(reason(limits), TurnedAway::open_sockets);
  limits = wide();
  limits.handshakes = 1;
  EXPECT_EQ(reason(limits), TurnedAway::handshakes);
  limits = wide();
  limits.handshakes_per_address = 1;
  EXPECT_EQ(reason(limits), TurnedAway::handshakes_of_address);
  limits = wide();
  limits.rate_per_address = {.burst = 1, .per_second = 1};
  EXPECT_EQ(reason(limits), TurnedAway::rate_of_address);
  limits = wide();
  limits.rate = {.burst = 1, .per_second = 1};
  EXPECT_EQ(reason(limits), TurnedAway::rate);
}

TEST(AcceptCore, StrangersComeInWhateverTheRateOfOthers) {
  auto limits = wide();
  limits.rate_per_address = {.burst = 10, .per_second = 1};
  limits.rate = {.burst = 2, .per_second = 1};
  Entrance entrance{limits};
  EXPECT_TRUE(entrance.admit("10.0.0.66"));
  EXPECT_TRUE(entrance.admit("10.0.0.66"));
  EXPECT_FALSE(entrance.admit("10.0.0.66"));
  EXPECT_TRUE(entrance.admit("10.0.0.1")) << "a stranger";
  EXPECT_FALSE(entrance.admit("10.0.0.1")) << "not any more";
  for (int second = 1; second <= 11; ++second)
    entrance.admit("10.0.0.66", std::chrono::seconds{second});
  EXPECT_TRUE(entrance.admit("10.0.0.1", std::chrono::seconds{11})) << "it has been quiet for a while";
}

TEST(AcceptCore, LimitsTheConnectionRateOfOneAddress) {
  auto limits = wide();
  limits.rate_per_address = {3, 1};
  Entrance entrance{limits};
  const auto connect_and_go = [&](Instant now, const char* address) {
    const auto id = entrance.admit(address, now);
    if (id) {
      entrance.core.handshake_over(address, *id);
      entrance.core.closed();
    }
    return id.has_value();
  };
  for (int i = 0; i < 3; ++i)
    EXPECT_TRUE(connect_and_go(kStart, "10.0.0.1"));
  EXPECT_FALSE(connect_and_go(kStart, "10.0.0.1"));
  EXPECT_TRUE(connect_and_go(kStart, "10.0.0.2"));
  EXPECT_TRUE(connect_and_go(Instant{1000}, "10.0.0.1"));
  EXPECT_FALSE(connect_and_go(Instant{1000}, "10.0.0.1"));
}

TEST(AcceptCore, ForgetsTheAddressThatHasBeenQuietForLongest) {
  auto limits = wide();
  limits.rate_per_address = {1, 1};
  Entrance entrance{limits};
  const auto name = [](std::size_t number) { return "address " + std::to_string(number); };
  for (std::size_t i = 0; i < AcceptCore::kAddressesMax; ++i)
    ASSERT_TRUE(entrance.admit(name(i), i == 0 ? kStart : Instant{1}));
  EXPECT_TRUE(entrance.admit("a stranger", Instant{2})) << "many busy addresses keep nobody out";
  EXPECT_FALSE(entrance.admit(name(1), Instant{2})) << "its rate is still known";
  EXPECT_TRUE(entrance.admit(name(0), Instant{2})) << "it was forgotten";
}

TEST(AcceptCore, EachConnectionFromAGatewayCountsAsAnAddressOfItsOwn) {
  auto limits = wide();
  limits.gateways = {"10.0.0.9"};
  const AcceptCore core{limits};
  EXPECT_NE(core.counted_as("10.0.0.9", 1), core.counted_as("10.0.0.9", 2));
  EXPECT_EQ(core.counted_as("10.0.0.1", 1), "10.0.0.1");
}

}  // namespace
}  // namespace cardroom::server
