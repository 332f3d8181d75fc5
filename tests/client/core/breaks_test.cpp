#include "client/core/breaks.h"

#include <gtest/gtest.h>

/// What a viewer may do about a break, and about a player whose connection is lost.
namespace cardroom::client {
namespace {

struct Breaks : ::testing::Test {
  Breaks() {
    update.set_phase(table::v1::PHASE_PLAYING);
    update.set_seat(0);
    for (const char* name : {"Kari", "Ola", "Selma"}) {
      auto& person = *update.add_seats()->mutable_person();
      person.set_name(name);
      person.set_connected(true);
    }
    update.add_seats()->mutable_bot();
  }
  table::v1::Person& person(int seat) { return *update.mutable_seats(seat)->mutable_person(); }
  void lose(int seat) {
    person(seat).set_connected(false);
    person(seat).set_held_in_ms(15'000);
  }
  table::v1::TableBreak& table_break() { return *update.mutable_table_break(); }

  table::v1::TableUpdate update;
};

TEST_F(Breaks, ArePossibleForPlayersInAGame) {
  EXPECT_TRUE(may_take_break(update));
  update.set_phase(table::v1::PHASE_GATHERING);
  EXPECT_FALSE(may_take_break(update));
  update.set_phase(table::v1::PHASE_PAUSED);
  update.clear_seat();
  EXPECT_FALSE(may_take_break(update));
}

TEST_F(Breaks, AreAgreedToOnce) {
  table_break().set_seat(1);
  table_break().add_agreed(1);
  EXPECT_TRUE(may_take_break(update));
  table_break().add_agreed(0);
  EXPECT_FALSE(may_take_break(update));
}

TEST_F(Breaks, AreEndedOnceAndByPlayers) {
  EXPECT_FALSE(may_end_break(update));
  table_break().set_on(true);
  EXPECT_TRUE(may_end_break(update));
  EXPECT_FALSE(may_take_break(update));
  table_break().set_left_ms(3'000);
  EXPECT_FALSE(may_end_break(update)) << "it is ending";
  table_break().clear_left_ms();
  update.clear_seat();
  EXPECT_FALSE(may_end_break(update));
}

TEST_F(Breaks, OfferToWaitForALostPlayerAsLongAsABotIsToTakeOver) {
  EXPECT_EQ(missing_player(update), std::nullopt);
  lose(2);
  EXPECT_EQ(missing_player(update), 2U);
  lose(1);
  EXPECT_EQ(missing_player(update), 1U) << "one at a time";
  person(1).clear_held_in_ms();
  EXPECT_EQ(missing_player(update), 2U);
  person(2).clear_held_in_ms();
  EXPECT_EQ(missing_player(update), std::nullopt);
}

TEST_F(Breaks, DoNotOfferToWaitForAPlayerWhoHasLeftForTonight) {
  lose(1);
  person(1).set_away(true);
  EXPECT_EQ(missing_player(update), std::nullopt);
  lose(2);
  EXPECT_EQ(missing_player(update), 2U);
}

TEST_F(Breaks, OfferNothingToSpectatorsAndBetweenGames) {
  lose(2);
  update.set_phase(table::v1::PHASE_GATHERING);
  EXPECT_EQ(missing_player(update), std::nullopt);
  update.set_phase(table::v1::PHASE_PLAYING);
  update.clear_seat();
  EXPECT_EQ(missing_player(update), std::nullopt);
}

}  // namespace
}  // namespace cardroom::client
