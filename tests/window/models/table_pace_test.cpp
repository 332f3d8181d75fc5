// Tables where only bots play: what spectators can request, what they see and what they are told.
#include <gtest/gtest.h>

#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/played_thrones.h"
#include "tests/window/scenes/thrones_evening.h"

namespace cardroom::testing {
namespace {

class WhereOnlyBotsPlay : public ::testing::Test {
 protected:
  WhereOnlyBotsPlay() {
    for (int seat = 0; seat < PlayedThrones::kSeatCount; ++seat)
      played.sitBot(seat, table::v1::BOT_TYPE_CLEVER);
    update().set_not_a_fair_deal(true);
    pace().set_paused(true);
    pace().set_speed_percent(100);
    played.deal(thrones_evening::kHands, thrones_evening::kJonas);
  }

  table::v1::TableUpdate& update() { return played.update(); }
  table::v1::Pace& pace() { return *played.update().mutable_pace(); }
  void show() {
    const client::TableChanged change = played.show(now);
    heard.table.tableChanged(&played.table(), change, now);
  }
  /// Changes the pace and returns the announcements that this triggers.
  QStringList told(bool paused, std::uint32_t percent) {
    heard.announced.clear();
    pace().set_paused(paused);
    pace().set_speed_percent(percent);
    show();
    return heard.announced;
  }
  std::string asked() const {
    return heard.asked.empty() ? "" : heard.asked.back().message.set_pace().ShortDebugString();
  }

  client::Instant now{60'000};
  PlayedThrones played{-1};
  HeardTable heard;
};

TEST_F(WhereOnlyBotsPlay, ASpectatorPausesTheBotsAndSetsTheirPace) {
  show();
  EXPECT_TRUE(heard.table.pace()->paced());
  EXPECT_TRUE(heard.table.pace()->stopped());
  EXPECT_EQ(heard.table.turn()->prompt(), s("Paused"));
  heard.table.pace()->letPlay(true);
  EXPECT_EQ(asked(), "paused: false");
  heard.table.pace()->letOnePlay();
  EXPECT_EQ(asked(), "paused: true step: true");
  heard.table.pace()->setSpeed(250);
  EXPECT_EQ(asked(), "speed_percent: 250");
  heard.table.pace()->setSpeed(5'000);
  EXPECT_EQ(asked(), "speed_percent: 400");
  heard.table.pace()->setSpeed(0);
  EXPECT_EQ(asked(), "speed_percent: 25");
}

TEST_F(WhereOnlyBotsPlay, AnUnchangedSettingIsNotRequested) {
  show();
  heard.table.pace()->letPlay(false);
  heard.table.pace()->setSpeed(100);
  EXPECT_TRUE(heard.asked.empty());
  pace().set_paused(false);
  show();
  heard.table.pace()->letPlay(true);
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(WhereOnlyBotsPlay, ChangesAreAnnounced) {
  show();
  EXPECT_EQ(
      heard.announced.mid(heard.announced.size() - 2),
      (QStringList{s("Only bots play here. You set their pace."), s("The table is paused. Press Space to play.")}));
  EXPECT_EQ(told(false, 100), QStringList{s("The bots play.")});
  EXPECT_EQ(told(false, 200), QStringList{s("The bots play at 200 per cent of their speed.")});
  EXPECT_EQ(told(true, 200), QStringList{s("The table is paused. Press Space to play.")});
  heard.announced.clear();
  update().clear_pace();
  update().mutable_seats(1)->set_next_name("Ola");
  show();
  EXPECT_TRUE(heard.announced.contains(s("Somebody is playing now, so the bots keep their usual pace.")));
  EXPECT_FALSE(heard.table.pace()->paced() || heard.table.pace()->stopped());
  EXPECT_EQ(heard.table.pace()->speed(), 100);
}

TEST_F(WhereOnlyBotsPlay, ASpectatorCanEndAPauseInTheGame) {
  show();
  played.turns(thrones_evening::kFirstPlay);
  played.rest(6'000);
  show();
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  EXPECT_FALSE(heard.table.turn()->primaryText().isEmpty());
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.asked.back().message.has_go_on());
  EXPECT_TRUE(heard.table.turn()->primaryText().isEmpty()) << "once is enough";
}

TEST_F(WhereOnlyBotsPlay, WherePeoplePlayASpectatorEndsNoPauseAndSetsNoPace) {
  update().clear_pace();
  played.sitPerson(0, "Ola");
  show();
  played.turns(thrones_evening::kFirstPlay);
  played.rest(6'000);
  show();
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  heard.table.turn()->goOn();
  heard.table.pace()->letPlay(true);
  heard.table.pace()->letOnePlay();
  heard.table.pace()->setSpeed(200);
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(WhereOnlyBotsPlay, CardsMoveAsTheFileSaysUntilThePersonSaysOtherwise) {
  show();
  EXPECT_TRUE(heard.table.pace()->cardsFly()) << "a file without that key";
  update().set_animate(false);
  show();
  EXPECT_FALSE(heard.table.pace()->cardsFly());
  heard.table.pace()->setCardsFly(true);
  EXPECT_TRUE(heard.table.pace()->cardsFly());
  update().set_table_id("another table ...");
  show();
  EXPECT_FALSE(heard.table.pace()->cardsFly());
}

TEST_F(WhereOnlyBotsPlay, CardsNeverMoveForAPersonWhoWantsNoMovement) {
  update().set_animate(true);
  heard.preferences.setMovement(window::Preferences::None);
  show();
  ASSERT_EQ(heard.preferences.motion(), 0);
  EXPECT_FALSE(heard.table.pace()->cardsFly());
  heard.table.pace()->setCardsFly(true);
  EXPECT_FALSE(heard.table.pace()->cardsFly());
}

}  // namespace
}  // namespace cardroom::testing
