#include "client/core/ending.h"

#include <array>
#include <gtest/gtest.h>

/// How the end of a game leads to its result, and who came second.
namespace cardroom::client {
namespace {

table::v1::TableUpdate table_of_two() {
  table::v1::TableUpdate update;
  for (int seat = 0; seat < 2; ++seat)
    update.add_seats()->mutable_person()->set_connected(true);
  update.set_seat(0);
  return update;
}

TEST(Counting, IsHeldForSecondsWhileOthersAreThere) {
  table::v1::TableUpdate update = table_of_two();
  EXPECT_EQ(counting_held_for(update), kCountingHeldFor);
  update.mutable_seats(1)->mutable_person()->set_connected(false);
  EXPECT_EQ(counting_held_for(update), std::nullopt) << "nobody else waits for the result";
  update.mutable_seats(1)->mutable_bot();
  EXPECT_EQ(counting_held_for(update), std::nullopt);
}

TEST(Counting, IsHeldForSecondsForASpectatorOfPeople) {
  table::v1::TableUpdate update = table_of_two();
  update.clear_seat();
  EXPECT_EQ(counting_held_for(update), kCountingHeldFor);
}

TEST(SecondPlace, IsTheBestOfTheOthers) {
  EXPECT_EQ(second_place(std::array{Finish{20}, Finish{75, true}, Finish{38}}), 2U);
  EXPECT_EQ(second_place(std::array{Finish{20}, Finish{0, true}, Finish{12}}), 0U);
}

TEST(SecondPlace, IsNotGivenToTwoOrToNobody) {
  EXPECT_EQ(second_place(std::array{Finish{38}, Finish{75, true}, Finish{38}}), std::nullopt);
  EXPECT_EQ(second_place(std::array{Finish{0}, Finish{100, true}, Finish{0}}), std::nullopt);
  EXPECT_EQ(second_place(std::array{Finish{75, true}, Finish{38}}), std::nullopt) << "of two";
  EXPECT_EQ(second_place(std::array{Finish{75, true}, Finish{75, true}, Finish{38}}), std::nullopt) << "after two";
}

}  // namespace
}  // namespace cardroom::client
