#include "client/core/take_backs.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

/// Seat 1 of a game in which seat 0 has made the last move.
struct TakeBacks : ::testing::Test {
  TakeBacks() {
    update.set_seat(0);
    update.mutable_take_back()->set_seat(0);
  }
  table::v1::TableUpdate update;
};

TEST_F(TakeBacks, AreForTheMoverAlone) {
  EXPECT_TRUE(may_take_back(update));
  EXPECT_FALSE(take_back_to_agree_with(update));
  update.set_seat(1);
  EXPECT_FALSE(may_take_back(update));
  update.clear_seat();
  EXPECT_FALSE(may_take_back(update));
}

TEST_F(TakeBacks, AreAgreedToByTheOthersOnce) {
  update.mutable_take_back()->add_agreed(0);
  EXPECT_FALSE(may_take_back(update)) << "it has been asked for";
  EXPECT_FALSE(take_back_to_agree_with(update));
  update.set_seat(1);
  EXPECT_EQ(take_back_to_agree_with(update), 0U);
  update.mutable_take_back()->add_agreed(1);
  EXPECT_FALSE(take_back_to_agree_with(update));
}

TEST_F(TakeBacks, WaitForTheEndOfABreak) {
  update.mutable_table_break()->set_on(true);
  EXPECT_FALSE(may_take_back(update));
}

TEST_F(TakeBacks, AreNewsOnce) {
  table::v1::TableUpdate after = update;
  after.mutable_taken_back()->set_times(1);
  EXPECT_TRUE(taken_back_since(update, after));
  EXPECT_FALSE(taken_back_since(after, after));
  after.set_game_number(2);
  EXPECT_FALSE(taken_back_since(update, after)) << "another game";
}

}  // namespace
}  // namespace cardroom::client
