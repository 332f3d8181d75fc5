// Bot names, which every client computes for itself.
#include "client/core/bot_names.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

table::v1::TableUpdate table_of_bots() {
  table::v1::TableUpdate update;
  for (int seat = 0; seat < 4; ++seat)
    update.add_seats()->mutable_bot();
  return update;
}

std::string_view name(const table::v1::TableUpdate& update, int seat) {
  return kBotNames[bot_name(update.seats(), seat)];
}

TEST(BotNames, DifferBySeat) {
  const auto update = table_of_bots();
  EXPECT_EQ(name(update, 0), "Otto");
  EXPECT_EQ(name(update, 1), "Hugo");
  EXPECT_EQ(name(update, 2), "Nora");
  EXPECT_EQ(name(update, 3), "Iris");
}

TEST(BotNames, DifferFromTheNamesOfPeople) {
  auto update = table_of_bots();
  update.mutable_seats(2)->mutable_person()->set_name("oTTO");
  EXPECT_EQ(name(update, 0), "Emil");
  EXPECT_EQ(name(update, 1), "Hugo");
}

}  // namespace
}  // namespace cardroom::client
