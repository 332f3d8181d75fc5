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
  /// The server reports that a bot will take over the seat after this time.
  void lose(int seat, std::chrono::milliseconds held_in) {
    auto& person = *update.mutable_seats(seat)->mutable_person();
    person.set_connected(false);
    person.set_held_in_ms(static_cast<std::uint32_t>(held_in.count()));
    arrive();
  }
  void back(int seat) {
    update.mutable_seats(seat)->mutable_person()->set_connected(true);
    update.mutable_seats(seat)->mutable_person()->clear_held_in_ms();
    arrive();
  }
  /// The update arrives at the client.
  void arrive() {
    update.set_version(update.version() + 1);
    memory.updated(now, update);
  }
  bool pass(Instant time) { return missing.follow(*memory.table(), now += time); }

  table::v1::TableUpdate update;
  TableMemory memory;
  MissingPlayer missing;
  Instant now{1'000'000};
};

TEST_F(Missing, PlayersAreAskedAboutSixSecondsAfterTheirLastSignOfLife) {
  arrive();
  EXPECT_FALSE(pass(1h));
  EXPECT_EQ(missing.due(), std::nullopt);
  lose(2, 14s);
  EXPECT_TRUE(pass(0s));
  EXPECT_EQ(missing.due(), now + 5s);
  EXPECT_FALSE(pass(4'999ms));
  EXPECT_EQ(missing.asked(), std::nullopt);
  EXPECT_TRUE(pass(1ms));
  EXPECT_EQ(missing.asked(), 2U);
  EXPECT_EQ(missing.due(), std::nullopt);
  EXPECT_FALSE(pass(1s));
}

TEST_F(Missing, PlayersWhoFellSilentAreAskedAboutAtOnce) {
  lose(2, 9s);
  EXPECT_TRUE(pass(0s));
  EXPECT_EQ(missing.asked(), 2U);
}

TEST_F(Missing, PlayersAreReplacedByABotWhenTheServerSaysSo) {
  lose(2, 9s);
  pass(0s);
  EXPECT_EQ(missing.until_takeover(now), 9s);
  pass(3s);
  EXPECT_EQ(missing.until_takeover(now), 6s);
  lose(2, 8s);
  EXPECT_FALSE(pass(0s));
  EXPECT_EQ(missing.until_takeover(now), 8s) << "the table stood still meanwhile";
  pass(1min);
  EXPECT_EQ(missing.until_takeover(now), 0s);
}

TEST_F(Missing, PlayersWhoAreBackInTimeAreNotAskedAbout) {
  lose(1, 15s);
  pass(0s);
  pass(5'999ms);
  back(1);
  EXPECT_TRUE(pass(0s));
  EXPECT_EQ(missing.due(), std::nullopt);
  EXPECT_FALSE(pass(1h));
  lose(1, 15s);
  pass(0s);
  EXPECT_FALSE(pass(5'999ms)) << "counted anew";
}

TEST_F(Missing, PlayersAreAskedAboutOneAfterTheOther) {
  lose(1, 9s);
  pass(0s);
  ASSERT_EQ(missing.asked(), 1U);
  lose(2, 15s);
  EXPECT_FALSE(pass(0s));
  back(1);
  EXPECT_TRUE(pass(0s));
  EXPECT_EQ(missing.asked(), std::nullopt);
  EXPECT_TRUE(pass(6s));
  EXPECT_EQ(missing.asked(), 2U);
}

}  // namespace
}  // namespace cardroom::client
