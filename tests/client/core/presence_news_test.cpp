#include "client/core/presence_news.h"

#include <gtest/gtest.h>

/// When a player's lost connection, departure or return counts as news.
namespace cardroom::client {
namespace {

struct Presence : ::testing::Test {
  Presence() {
    for (const char* name : {"Kari", "Ola"})
      update.add_seats()->mutable_person()->set_name(name);
    connect(0, true);
    connect(1, true);
  }
  void connect(int seat, bool connected) { update.mutable_seats(seat)->mutable_person()->set_connected(connected); }
  /// The news about Ola since the last call; empty if there is none.
  std::string news(bool after_restart = false) {
    presence.follow(before, update, after_restart);
    before = update;
    return presence.is_lost(1) ? "lost" : presence.has_left(1) ? "left" : presence.is_back(1) ? "back" : "";
  }

  table::v1::TableUpdate update;
  table::v1::TableUpdate before;
  PresenceNews presence;
};

TEST_F(Presence, OfAPlayerIsToldOnce) {
  EXPECT_EQ(news(), "") << "nothing is known of the time before";
  connect(1, false);
  EXPECT_EQ(news(), "lost");
  EXPECT_FALSE(presence.is_lost(0));
  EXPECT_EQ(news(), "");
  connect(1, true);
  EXPECT_EQ(news(), "back");
  EXPECT_EQ(news(), "");
}

TEST_F(Presence, OfAPlayerWhoLeavesForTonightIsToldAsThat) {
  news();
  connect(1, false);
  update.mutable_seats(1)->mutable_person()->set_away(true);
  EXPECT_EQ(news(), "left");
  EXPECT_EQ(news(), "");
  EXPECT_EQ(news(/*after_restart=*/true), "");
  connect(1, true);
  update.mutable_seats(1)->mutable_person()->set_away(false);
  EXPECT_EQ(news(), "back");
}

TEST_F(Presence, IsNotToldOfALossThatWasTheServers) {
  news();
  connect(1, false);
  EXPECT_EQ(news(/*after_restart=*/true), "");
  EXPECT_EQ(news(), "");
  connect(1, true);
  EXPECT_EQ(news(), "");
  connect(1, false);
  EXPECT_EQ(news(), "lost") << "a later loss is the player's own";
}

TEST_F(Presence, IsToldOfSomebodyWhoWasLostBeforeTheServer) {
  news();
  connect(1, false);
  EXPECT_EQ(news(), "lost");
  EXPECT_EQ(news(/*after_restart=*/true), "");
  connect(1, true);
  EXPECT_EQ(news(), "back");
}

TEST_F(Presence, IsToldOfAReturnOnceABotHasTakenOver) {
  news();
  connect(1, false);
  EXPECT_EQ(news(/*after_restart=*/true), "");
  update.mutable_seats(1)->mutable_person()->set_held_by_bot(true);
  EXPECT_EQ(news(), "") << "the bot is";
  connect(1, true);
  update.mutable_seats(1)->mutable_person()->set_held_by_bot(false);
  EXPECT_EQ(news(), "back");
}

TEST_F(Presence, OfAnotherPlayerInTheSeatIsNone) {
  news();
  update.mutable_seats(1)->mutable_person()->set_name("Selma");
  connect(1, false);
  EXPECT_EQ(news(), "");
}

}  // namespace
}  // namespace cardroom::client
