#include "client/core/open_hands.h"

#include <gtest/gtest.h>

#include "client/core/game_log.h"

namespace cardroom::client {
namespace {

TEST(OpenHands, CanBeOpenedWhereTheServerSaysSo) {
  table::v1::TableUpdate update;
  EXPECT_FALSE(may_open_hands(update));
  update.mutable_open_hands();
  EXPECT_TRUE(may_open_hands(update));
  EXPECT_FALSE(hands_open(update));
  EXPECT_EQ(open_view(update, 0), nullptr);
  update.mutable_open_hands()->set_open(true);
  EXPECT_FALSE(may_open_hands(update));
  EXPECT_TRUE(hands_open(update));
  update.mutable_open_hands()->add_views()->mutable_pasur();
  EXPECT_NE(open_view(update, 0), nullptr);
  EXPECT_EQ(open_view(update, 1), nullptr);
}

TEST(OpenHands, StepAsFarAsThereAreMoves) {
  table::v1::TableUpdate update;
  auto& open = *update.mutable_open_hands();
  open.set_open(true);
  EXPECT_FALSE(may_step(update, false));
  open.set_back(1);
  EXPECT_TRUE(may_step(update, false));
  EXPECT_FALSE(may_step(update, true));
  EXPECT_FALSE(stepped_back(update));
  open.set_forth(1);
  EXPECT_TRUE(may_step(update, true));
  EXPECT_TRUE(stepped_back(update));
  update.mutable_table_break()->set_on(true);
  EXPECT_FALSE(may_step(update, true));
}

TEST(OpenHands, AnEarlierMomentPausesOnlyIfTheServerSaysSo) {
  table::v1::TableUpdate update;
  EXPECT_FALSE(pauses(update));
  update.set_phase(table::v1::PHASE_PAUSED);
  EXPECT_TRUE(pauses(update));
  update.mutable_open_hands()->set_forth(1);
  EXPECT_FALSE(pauses(update)) << "nobody is asked";
  update.mutable_open_hands()->set_pause(true);
  EXPECT_TRUE(pauses(update));
}

TEST(OpenHands, TheGameIsExportedWithOpenHandsOrWhenItIsOver) {
  table::v1::TableUpdate update;
  update.set_phase(table::v1::PHASE_PLAYING);
  update.mutable_view()->mutable_pasur();
  update.mutable_open_hands();
  EXPECT_FALSE(may_export(update));
  update.set_phase(table::v1::PHASE_GATHERING);
  EXPECT_TRUE(may_export(update));
  update.set_phase(table::v1::PHASE_PLAYING);
  update.mutable_open_hands()->set_open(true);
  update.mutable_open_hands()->add_views()->mutable_pasur();
  EXPECT_TRUE(may_export(update));
  update.clear_open_hands();
  EXPECT_FALSE(may_export(update));
}

TEST(GameLog, ComesInParts) {
  GameLogParts log;
  EXPECT_EQ(log.request().export_log().from(), 0U);
  table::v1::GameLog part;
  part.set_text("Seed");
  part.set_size(6);
  part.set_name("pasur.log");
  EXPECT_FALSE(log.add(part));
  EXPECT_EQ(log.request().export_log().from(), 4U);
  part.set_text("s\n");
  EXPECT_TRUE(log.add(part));
  EXPECT_EQ(log.text(), "Seeds\n");
  EXPECT_EQ(log.name(), "pasur.log");
}

TEST(GameLog, AShorterLogEndsIt) {
  GameLogParts log;
  table::v1::GameLog part;
  part.set_text("Seed");
  part.set_size(6);
  log.add(part);
  part.clear_text();
  EXPECT_TRUE(log.add(part)) << "steps back have shortened the log in the meantime";
}

}  // namespace
}  // namespace cardroom::client
