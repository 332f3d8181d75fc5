#include "client/core/missing_player.h"

#include <gtest/gtest.h>

/// When a client asks whether to wait for a player whose connection is lost.
namespace cardroom::client {
namespace {

using namespace std::chrono_literals;

struct Missing : ::testing::Test {
  Missing() {
    update.set_phase(table::v1::PHASE_PLAYING);
    update.set_seat(0);
    for (const char* name : {"Kari", "Ola", "Selma"}) {
      auto& person = *update.add_seats()->mutable_person();
      person.set_name(name);
      person.set_connected(true);
    }
  }
  void lose(int seat) { update.mutable_seats(seat)->mutable_person()->set_connected(false); }
  void back(int seat) { update.mutable_seats(seat)->mutable_person()->set_connected(true); }
  bool pass(Instant time) { return missing.follow(update, now += time); }

  table::v1::TableUpdate update;
  MissingPlayer missing;
  Instant now{1'000'000};
};

TEST_F(Missing, PlayersAreAskedAboutAfterAWhile) {
  EXPECT_FALSE(pass(1h));
  EXPECT_EQ(missing.due(), std::nullopt);
  lose(2);
  EXPECT_TRUE(pass(0s));
  EXPECT_EQ(missing.due(), now + kMissingAskedAfter);
  EXPECT_FALSE(pass(kMissingAskedAfter - 1ms));
  EXPECT_EQ(missing.asked(), std::nullopt);
  EXPECT_TRUE(pass(1ms));
  EXPECT_EQ(missing.asked(), 2U);
  EXPECT_EQ(missing.due(), std::nullopt);
  EXPECT_FALSE(pass(1s));
}

TEST_F(Missing, PlayersWhoAreBackInTimeAreNotAskedAbout) {
  lose(1);
  pass(kMissingAskedAfter - 1ms);
  pass(0s);
  back(1);
  EXPECT_TRUE(pass(0s));
  EXPECT_EQ(missing.due(), std::nullopt);
  EXPECT_FALSE(pass(1h));
  lose(1);
  pass(0s);
  EXPECT_FALSE(pass(kMissingAskedAfter - 1ms)) << "counted anew";
}

TEST_F(Missing, PlayersAreAskedAboutOneAfterTheOther) {
  lose(1);
  pass(0s);
  pass(kMissingAskedAfter);
  lose(2);
  EXPECT_FALSE(pass(0s));
  back(1);
  EXPECT_TRUE(pass(0s));
  EXPECT_EQ(missing.asked(), std::nullopt);
  EXPECT_TRUE(pass(kMissingAskedAfter));
  EXPECT_EQ(missing.asked(), 2U);
}

TEST(Takeovers, ComeFifteenSecondsAfterTheLastSignOfLife) {
  EXPECT_EQ(until_takeover(0s), 9s) << "the server learned of the loss after six seconds of silence";
  EXPECT_EQ(until_takeover(3s), 6s);
  EXPECT_EQ(until_takeover(1min), 0s);
}

}  // namespace
}  // namespace cardroom::client
