// The parts of a table, each tested in isolation with the server's last update, without a controller or a game.
#include <gtest/gtest.h>
#include <vector>

#include "client/models/preferences.h"
#include "client/models/table/clock_model.h"
#include "client/models/table/pace_model.h"
#include "client/models/table/people_model.h"
#include "client/models/table/result_model.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using window::TablePhase::Phase;

QString s(const char* text) {
  return QString::fromUtf8(text);
}

class PartOfATable : public ::testing::Test {
 protected:
  PartOfATable() {
    now.table.emplace();
    now.time = 60s;
    QObject::connect(&voice, &window::TableVoice::announced,
                     [this](const QString& sentence) { announced << sentence; });
    QObject::connect(&voice, &window::TableVoice::heard, [this](const QString& sound) { sounds << sound; });
  }

  table::v1::TableUpdate& update() { return now.table->update; }
  void isYourTurn() {
    update().set_phase(table::v1::PHASE_PLAYING);
    update().set_decision(1);
  }
  void isOver(std::uint32_t game) {
    update().set_phase(table::v1::PHASE_GATHERING);
    update().clear_winners();
    update().add_winners(0);
    update().set_game_number(game);
  }

  window::TableNow now;
  std::vector<client::Ask> asked;
  window::TableRequests requests{[this](client::Ask ask) { asked.push_back(std::move(ask)); }, window::Asker::table};
  window::TableVoice voice{now, nullptr};
  window::TableShared shared{now, requests, voice};
  QStringList announced;
  QStringList sounds;
};

class Clock : public PartOfATable {
 protected:
  window::ClockModel clock{shared, nullptr};
};

TEST_F(Clock, StandsWithoutALimit) {
  isYourTurn();
  EXPECT_EQ(clock.turnSecondsLeft(), -1);
  EXPECT_EQ(clock.turnShareLeft(), 1);
  EXPECT_EQ(clock.pauseSecondsLeft(), -1);
  EXPECT_EQ(clock.pauseWords(), QString{});
}

TEST_F(Clock, CountsSecondsAndTheShareOfTheLimit) {
  isYourTurn();
  update().mutable_settings()->set_turn_limit_ms(20'000);
  now.table->turn_deadline = now.time + 10'001ms;
  EXPECT_EQ(clock.turnSecondsLeft(), 11);
  now.table->turn_deadline = now.time + 10s;
  EXPECT_EQ(clock.turnSecondsLeft(), 10);
  EXPECT_DOUBLE_EQ(clock.turnShareLeft(), 0.5);
  update().set_turn_time_ms(40'000);
  EXPECT_DOUBLE_EQ(clock.turnShareLeft(), 0.25) << "this turn has a limit of its own";
  now.time += 1min;
  EXPECT_EQ(clock.turnSecondsLeft(), 0);
  EXPECT_EQ(clock.turnShareLeft(), 0);
}

TEST_F(Clock, SaysWhenAPauseEnds) {
  now.table->pause_deadline = now.time + 4s;
  EXPECT_EQ(clock.pauseSecondsLeft(), 4);
  EXPECT_EQ(clock.pauseWords(), QString{}) << "the game is not paused";
  update().set_phase(table::v1::PHASE_PAUSED);
  EXPECT_EQ(clock.pauseWords(), s("The game goes on in 4 seconds."));
}

TEST_F(Clock, AnnouncesTheLastSecondsOfOurTurnOnce) {
  isYourTurn();
  update().mutable_settings()->set_turn_limit_ms(20'000);
  now.table->turn_deadline = now.time + 6s;
  clock.tick();
  EXPECT_EQ(sounds, QStringList{});
  now.time += 1s;
  clock.tick();
  clock.tick();
  EXPECT_EQ(sounds, QStringList{s("last-seconds")});
  now.time += 1s;
  clock.tick();
  EXPECT_EQ(sounds.size(), 2);
  EXPECT_EQ(announced, QStringList{s("Your turn, 5 seconds left.")});
  clock.beginTurn();
  clock.tick();
  EXPECT_EQ(announced.size(), 2) << "another turn";
  update().clear_decision();
  now.time += 1s;
  clock.tick();
  EXPECT_EQ(sounds.size(), 3) << "another player's turn";
}

class Result : public PartOfATable {
 protected:
  window::PeopleModel people{shared, nullptr};
  window::ResultModel result{shared, people, nullptr};
};

TEST_F(Result, IsShownAfterAGameUntilItIsHidden) {
  result.follow(/*arrived=*/false);
  EXPECT_FALSE(result.shown());
  isOver(1);
  result.follow(false);
  EXPECT_TRUE(result.shown());
  result.show(false);
  result.follow(false);
  EXPECT_FALSE(result.shown()) << "it is still the same result";
  result.show(true);
  EXPECT_TRUE(result.shown());
  update().set_phase(table::v1::PHASE_PLAYING);
  result.follow(false);
  EXPECT_FALSE(result.shown());
  isOver(2);
  result.follow(false);
  EXPECT_TRUE(result.shown());
}

TEST_F(Result, OfAnEarlierGameIsNotShownToANewcomer) {
  isOver(3);
  result.follow(/*arrived=*/true);
  EXPECT_FALSE(result.shown());
  result.follow(false);
  EXPECT_FALSE(result.shown());
  result.show(true);
  EXPECT_TRUE(result.shown()) << "but it can be opened";
}

TEST_F(Result, IsDroppedWithTheTable) {
  isOver(1);
  result.follow(false);
  result.clear();
  EXPECT_FALSE(result.shown());
  result.follow(false);
  EXPECT_TRUE(result.shown()) << "the first game of another table";
}

class Pace : public PartOfATable {
 protected:
  window::Preferences preferences{QString{}};
  window::PaceModel pace{shared, preferences, nullptr};
};

TEST_F(Pace, IsRequestedOnlyWhereOnlyBotsPlay) {
  pace.setSpeed(200);
  pace.letPlay(false);
  pace.letOnePlay();
  EXPECT_TRUE(asked.empty());
  update().mutable_pace()->set_speed_percent(100);
  update().set_phase(table::v1::PHASE_PLAYING);
  pace.setSpeed(1'000);
  pace.letPlay(false);
  pace.letOnePlay();
  ASSERT_EQ(asked.size(), 3U);
  EXPECT_EQ(asked[0].message.set_pace().speed_percent(), 400U) << "the fastest pace";
  EXPECT_TRUE(asked[1].message.set_pace().paused());
  EXPECT_TRUE(asked[2].message.set_pace().step());
}

TEST_F(Pace, IsDroppedWithTheTable) {
  EXPECT_TRUE(pace.cardsFly());
  pace.setCardsFly(false);
  EXPECT_FALSE(pace.cardsFly());
  pace.forgetTable();
  EXPECT_TRUE(pace.cardsFly());
  update().set_animate(false);
  EXPECT_FALSE(pace.cardsFly()) << "as the property file says";
}

TEST_F(PartOfATable, NumbersItsRequests) {
  const client::RequestTag first = requests.ask([](auto&) {});
  const client::RequestTag second = requests.ask([](auto&) {});
  EXPECT_NE(first, second);
  EXPECT_TRUE(window::isOf(window::Asker::table, second));
  EXPECT_FALSE(window::isOf(window::Asker::setup, second));
  EXPECT_EQ(asked.at(1).tag, second);
}

}  // namespace
}  // namespace cardroom::testing
