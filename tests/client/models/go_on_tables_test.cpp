// The tables that can be resumed, as their cards show them.

#include "client/models/go_on_tables.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>
#include <utility>

#include "tests/client/net/net_stage.h"

namespace cardroom::window {
namespace {

using std::chrono::days;

/// A Thursday.
constexpr client::Day kToday = std::chrono::year{2026} / 11 / 26;

class GoOnTablesTest : public ::testing::Test {
 protected:
  static QString s(const char* text) { return QString::fromUtf8(text); }

  client::KeptTable pasur{.kind = "pasur",
                          .name = "Sunday Pasur",
                          .people = {{.name = "Selma"}, {.name = "Jonas"}},
                          .bots = {},
                          .scores = {41, 38, 22},
                          .playing = true,
                          .seen = kToday - days{2}};

  GoOnTable row(const client::KeptTable& table, std::vector<std::string> there = {}, bool here = false) {
    client::WaitingTable waiting{.seat = {{"10.0.0.7", 7313}, false, "id", table}};
    waiting.there = std::move(there);
    waiting.here = here;
    tables.show({waiting}, kToday);
    return tables.rows().value(0);
  }
  QString state(days age) {
    pasur.seen = kToday - age;
    return row(pasur).state.section(QStringLiteral(", "), 1);
  }
  QString company(const std::vector<std::string>& people, std::size_t bots) {
    pasur.people.clear();
    for (const std::string& name : people)
      pasur.people.push_back({.name = name});
    pasur.bots.assign(bots, 3);
    return row(pasur).company;
  }

  GoOnTables tables;
  QAbstractItemModelTester tester{&tables, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(GoOnTablesTest, ShowThePlayersWithTheirPictures) {
  pasur.people[0].picture = table::v1::PICTURE_TULIP;
  pasur.bots = {table::v1::BOT_TYPE_BASIC};
  const GoOnTable shown = row(pasur);
  ASSERT_EQ(shown.players.size(), 3);
  EXPECT_EQ(shown.players[0].picture, s("tulip"));
  EXPECT_EQ(shown.players[1].picture, s(""));
  EXPECT_EQ(shown.players[2].botType, s("basic"));
}

TEST_F(GoOnTablesTest, SayWhichGameItIsWithWhomAndHowItStands) {
  const GoOnTable shown = row(pasur);
  EXPECT_EQ(shown.kind, s("pasur"));
  EXPECT_EQ(shown.title, s("Pasur"));
  EXPECT_EQ(shown.company, s("with Selma and Jonas"));
  EXPECT_EQ(shown.state, s("41 to 38 to 22, since Tuesday"));
  EXPECT_EQ(shown.spoken, s("Go on: Pasur with Selma and Jonas. 41 to 38 to 22. Since Tuesday."));
  EXPECT_FALSE(shown.first);
}

TEST_F(GoOnTablesTest, SayWhoIsThere) {
  const GoOnTable shown = row(pasur, {"Selma"});
  EXPECT_EQ(shown.state, s("41 to 38 to 22, Selma is there"));
  EXPECT_EQ(shown.spoken, s("Go on: Pasur with Selma and Jonas. 41 to 38 to 22. Selma is there."));
  EXPECT_TRUE(shown.first);
  ASSERT_EQ(shown.players.size(), 2);
  EXPECT_TRUE(shown.players[0].there);
  EXPECT_FALSE(shown.players[1].there);
  EXPECT_EQ(row(pasur, {"Selma", "Jonas"}).state, s("41 to 38 to 22, Selma and Jonas are there"));
  EXPECT_EQ(row(pasur, {"Selma"}, /*here=*/true).state, s("41 to 38 to 22, you sit there"));
}

TEST_F(GoOnTablesTest, NameTheDayAsPeopleDo) {
  EXPECT_EQ(state(days{0}), s("since today"));
  EXPECT_EQ(state(days{1}), s("since yesterday"));
  EXPECT_EQ(state(days{6}), s("since Friday"));
  EXPECT_EQ(state(days{7}), s("since 19 November"));
  EXPECT_EQ(state(days{24}), s("since 2 November"));
  EXPECT_EQ(state(days{25}), s("kept until Tuesday"));
  EXPECT_EQ(state(days{29}), s("kept until tomorrow"));
  EXPECT_EQ(state(days{30}), s("kept until today"));
}

TEST_F(GoOnTablesTest, TellTheTimeOfTablesThatWouldReadAlike) {
  const auto states = [this](std::vector<client::KeptTable> kept) {
    std::vector<client::WaitingTable> all;
    for (client::KeptTable& table : kept)
      all.push_back({.seat = {{"10.0.0.7", 7313}, false, "id", std::move(table)}});
    tables.show(std::move(all), kToday);
    QStringList texts;
    for (const GoOnTable& one : tables.rows())
      texts << one.state;
    return texts;
  };
  pasur.scores = {};
  pasur.since = std::chrono::hours{9} + std::chrono::minutes{5};
  client::KeptTable later = pasur;
  later.since = std::chrono::hours{21} + std::chrono::minutes{40};
  client::KeptTable behind = later;
  behind.scores = {0, 2, 1};
  EXPECT_EQ(states({later, behind, pasur}),
            (QStringList{s("In the middle of a game, since Tuesday, 21:40"), s("0 to 2 to 1, since Tuesday"),
                         s("In the middle of a game, since Tuesday, 09:05")}));
  EXPECT_EQ(tables.rows()[0].spoken,
            s("Go on: Pasur with Selma and Jonas. In the middle of a game. Since Tuesday, 21:40."));
  pasur.since.reset();
  EXPECT_EQ(states({later, pasur}), (QStringList{s("In the middle of a game, since Tuesday, 21:40"),
                                                 s("In the middle of a game, since Tuesday")}));
}

TEST_F(GoOnTablesTest, NameTheOthers) {
  EXPECT_EQ(company({"Selma"}, 0), s("with Selma"));
  EXPECT_EQ(company({"Selma", "Jonas", "Per"}, 0), s("with Selma, Jonas and Per"));
  EXPECT_EQ(company({"Henrik"}, 2), s("with Henrik and two bots"));
  EXPECT_EQ(company({"Henrik", "Per"}, 1), s("with Henrik, Per and a bot"));
  EXPECT_EQ(company({}, 3), s("with three bots"));
  EXPECT_EQ(company({}, 0), QString{});
  EXPECT_EQ(row(pasur).spoken, s("Go on: Pasur. 41 to 38 to 22. Since Tuesday."));
}

TEST_F(GoOnTablesTest, TellTheScoresOfTeams) {
  pasur.kind = "thrones";
  pasur.scores = {19, 27, 19, 27};
  pasur.seat = 1;
  EXPECT_EQ(row(pasur).state, s("27 to 19, since Tuesday"));
}

TEST_F(GoOnTablesTest, TellNoScoresBetweenGamesAndBeforeTheFirstPoint) {
  pasur.scores = {0, 0, 0};
  EXPECT_EQ(row(pasur).state, s("In the middle of a game, since Tuesday"));
  pasur.playing = false;
  pasur.scores.clear();
  EXPECT_EQ(row(pasur).state, s("No game is on, since Tuesday"));
}

TEST_F(GoOnTablesTest, SayWhereASeatIsOfWhichNothingElseIsKnown) {
  client::WaitingTable waiting{.seat = {{"10.0.0.7", 7313}, false, {}}};
  tables.show({waiting}, kToday);
  EXPECT_EQ(tables.rows()[0].title, s("Your seat is waiting"));
  EXPECT_EQ(tables.rows()[0].state, s("At 10.0.0.7:7313, as long as the table is there."));
  EXPECT_EQ(tables.rows()[0].kind, QString{});
  waiting.seat.own = true;
  tables.show({waiting}, kToday);
  EXPECT_EQ(tables.rows()[0].state, s("At your own table. The game goes on where you left it."));
  EXPECT_EQ(tables.table(0)->seat, waiting.seat);
  EXPECT_EQ(tables.table(1), nullptr);
  EXPECT_EQ(tables.table(-1), nullptr);
}

}  // namespace
}  // namespace cardroom::window
