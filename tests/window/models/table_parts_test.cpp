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

TEST_F(Result, IsShownAfterTheHandsAreCountedUntilItIsHidden) {
  result.follow(/*arrived=*/false, /*back=*/false);
  EXPECT_FALSE(result.telling());
  isOver(1);
  result.follow(false, false);
  EXPECT_TRUE(result.telling());
  EXPECT_FALSE(result.shown());
  EXPECT_TRUE(result.goOn());
  EXPECT_FALSE(result.telling());
  EXPECT_TRUE(result.shown());
  EXPECT_FALSE(result.goOn());
  result.show(false);
  result.follow(false, false);
  EXPECT_FALSE(result.shown()) << "it is still the same result";
  result.show(true);
  EXPECT_TRUE(result.shown());
  update().set_phase(table::v1::PHASE_PLAYING);
  result.follow(false, false);
  EXPECT_FALSE(result.shown());
  isOver(2);
  result.follow(false, false);
  EXPECT_TRUE(result.telling());
}

TEST_F(Result, GoesToTheEndOfAMovementFirst) {
  int hurried = 0;
  QObject::connect(&result, &window::ResultModel::hurried, [&] {
    ++hurried;
    result.setMoving(false);
  });
  isOver(1);
  result.follow(false, false);
  result.setMoving(true);
  EXPECT_TRUE(result.goOn());
  EXPECT_EQ(hurried, 1);
  EXPECT_TRUE(result.telling()) << "the counted hands are still to be looked at";
  EXPECT_TRUE(result.goOn());
  EXPECT_TRUE(result.shown());
  result.setMoving(true);
  EXPECT_TRUE(result.goOn()) << "the rays of a win";
  EXPECT_EQ(hurried, 2);
}

TEST_F(Result, IsReachedAtOnceBySkipping) {
  isOver(1);
  result.follow(false, false);
  result.setMoving(true);
  EXPECT_TRUE(result.skip());
  EXPECT_TRUE(result.shown()) << "though the page still moves";
  result.setMoving(false);
  EXPECT_FALSE(result.skip());
}

TEST_F(Result, IsShownWithoutTheCountingAfterAReconnection) {
  isOver(1);
  result.follow(/*arrived=*/false, /*back=*/true);
  EXPECT_FALSE(result.telling());
  EXPECT_TRUE(result.shown());
  result.follow(false, false);
  EXPECT_FALSE(result.telling()) << "no second show";
}

TEST_F(Result, KeepsBackWhatGivesItAway) {
  const QList<window::Happening> news{window::heard(s("Hands.")), window::resultHeard(s("You win."), s("win"))};
  isOver(1);
  EXPECT_EQ(result.keepBack(news).size(), 1);
  result.follow(false, false);
  EXPECT_FALSE(announced.contains(s("You win.")));
  result.goOn();
  EXPECT_EQ(announced.back(), s("You win."));
  EXPECT_EQ(sounds, QStringList{s("win")});
}

TEST_F(Result, IsKeptBackInAPauseBeforeTheEnd) {
  update().set_phase(table::v1::PHASE_PLAYING);
  result.keepBack({window::resultHeard(s("You win."), s("win"))});
  result.follow(false, false);
  EXPECT_TRUE(result.keepBack({}).isEmpty());
  isOver(1);
  result.keepBack({});
  result.follow(false, false);
  EXPECT_FALSE(announced.contains(s("You win.")));
  result.goOn();
  EXPECT_EQ(announced.back(), s("You win."));
}

TEST_F(Result, IsToldBeforeTheNextGameThatComesInBetween) {
  isOver(1);
  result.keepBack({window::resultHeard(s("You win."), s("win"))});
  result.follow(false, false);
  update().set_phase(table::v1::PHASE_PLAYING);
  const QList<window::Happening> told = result.keepBack({window::heard(s("Round 1."))});
  ASSERT_EQ(told.size(), 2);
  EXPECT_EQ(told[0].sentence, s("You win."));
  result.follow(false, false);
  EXPECT_FALSE(result.telling());
  EXPECT_FALSE(result.shown());
}

TEST_F(Result, OfAnEarlierGameIsNotShownToANewcomer) {
  isOver(3);
  result.follow(/*arrived=*/true, /*back=*/false);
  EXPECT_FALSE(result.shown());
  result.follow(false, false);
  EXPECT_FALSE(result.telling());
  EXPECT_FALSE(result.shown());
  result.show(true);
  EXPECT_TRUE(result.shown()) << "but it can be opened";
}

TEST_F(Result, IsDroppedWithTheTable) {
  isOver(1);
  result.follow(false, false);
  result.clear();
  EXPECT_FALSE(result.telling());
  result.follow(false, false);
  EXPECT_TRUE(result.telling()) << "the first game of another table";
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
