#include "server/net/crowd.h"

#include <gtest/gtest.h>
#include <optional>
#include <string>

namespace cardroom::server {
namespace {

constexpr Instant kEntered{5'000};
constexpr Instant kSomeTimeLater = kEntered + kMakesRoomAfter;
const std::string kBusyAddress = "10.0.0.66";
const std::string kOtherAddress = "10.0.0.1";

TEST(Crowd, AFreshConnectionWithASmallIdShieldsNobody) {
  Crowd crowd;
  crowd.enter(kEntered, kBusyAddress, 8);
  crowd.enter(kEntered, kBusyAddress, 9);
  crowd.enter(kSomeTimeLater, kBusyAddress, 2);  // Its handshake took a second.
  EXPECT_EQ(crowd.makes_room_for(kSomeTimeLater, kOtherAddress), std::optional<ConnectionId>{8});
  crowd.leave(kBusyAddress, 8);
  crowd.enter(kSomeTimeLater, kBusyAddress, 1);
  EXPECT_EQ(crowd.makes_room_for(kSomeTimeLater, kOtherAddress), std::optional<ConnectionId>{9});
  crowd.leave(kBusyAddress, 9);
  EXPECT_EQ(crowd.makes_room_for(kSomeTimeLater, kOtherAddress), std::nullopt) << "the others have just come";
  EXPECT_EQ(crowd.makes_room_for(kSomeTimeLater + kMakesRoomAfter, kOtherAddress), std::optional<ConnectionId>{2});
}

TEST(Crowd, OfTwoBusyAddressesTheOneWithTheEarlierEntryMakesRoom) {
  Crowd crowd;
  crowd.enter(kEntered, "10.0.0.3", 7);
  crowd.enter(kEntered, "10.0.0.2", 4);
  EXPECT_EQ(crowd.makes_room_for(kSomeTimeLater, kOtherAddress), std::optional<ConnectionId>{7});
  EXPECT_EQ(crowd.makes_room_for(kSomeTimeLater, "10.0.0.2"), std::nullopt) << "it is as busy itself";
}

TEST(Crowd, CountsThoseWhoAreStillThere) {
  Crowd crowd;
  crowd.enter(kEntered, kBusyAddress, 3);
  crowd.enter(kEntered, kBusyAddress, 1);
  crowd.enter(kEntered, kOtherAddress, 2);
  crowd.leave(kBusyAddress, 4);
  EXPECT_EQ(crowd.size(), 3U);
  EXPECT_EQ(crowd.from(kBusyAddress), 2U);
  crowd.leave(kBusyAddress, 3);
  crowd.leave(kBusyAddress, 3);
  crowd.leave(kBusyAddress, 1);
  EXPECT_EQ(crowd.size(), 1U);
  EXPECT_EQ(crowd.from(kBusyAddress), 0U);
}

}  // namespace
}  // namespace cardroom::server
