#include "client/local/usual_table.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

TEST(UsualTable, WithBotsHasOneOpenSeatSoThatItBeginsAtOnce) {
  const auto request = table_with_bots("lucky-thirteen", 4, 500);
  ASSERT_EQ(request.seats_size(), 4);
  EXPECT_FALSE(request.seats(0).has_bot());
  for (int seat = 1; seat < 4; ++seat)
    EXPECT_EQ(request.seats(seat).bot().pace_ms(), 500U);
  EXPECT_TRUE(request.private_table());
  EXPECT_TRUE(request.usual_turn_limit()) << "for a later guest";
}

TEST(UsualTable, ForPeopleHasOpenSeatsAndATurnLimit) {
  const auto request = table_for_people("lucky-thirteen", 4);
  ASSERT_EQ(request.seats_size(), 4);
  for (const auto& seat : request.seats())
    EXPECT_FALSE(seat.has_bot());
  EXPECT_TRUE(request.usual_turn_limit());
  EXPECT_FALSE(request.private_table());
}

}  // namespace
}  // namespace cardroom::client
