// The games that a person has played, as the list, Home and the statistics show them.
#include "tests/client/archive/past_games.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <functional>
#include <gtest/gtest.h>
#include <iostream>
#include <utility>

#include "client/archive/archive.h"
#include "client/local/game_store.h"
#include "client/local/profile_store.h"
#include "client/models/application.h"
#include "client/models/history/past_game_words.h"
#include "client/models/history/your_games.h"
#include "client/models/journey/kept_games.h"
#include "client/models/journey/question.h"
#include "client/net/client_shell.h"
#include "client/translations/window_language.h"
#include "common/record/record_file.h"
#include "tests/client/net/net_stage.h"
#include "tests/support/random_record.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::window {
namespace {

using client::PastGame;
using testing::bot;
using testing::past_game;
using testing::person;

/// A Thursday evening.
const QDateTime kNow{QDate{2026, 11, 26}, QTime{21, 30}};

QString s(const char* text) {
  return QString::fromUtf8(text);
}

PastGame at(const QDateTime& ended, PastGame game) {
  game.when = std::chrono::system_clock::time_point{std::chrono::milliseconds{ended.toMSecsSinceEpoch()}};
  return game;
}

QDateTime time(int month, int day, int hour, int minute) {
  return {QDate{2026, month, day}, QTime{hour, minute}};
}

PastGame watched(PastGame game) {
  game.seat.reset();
  return game;
}

class PastGamesTest : public ::testing::Test {
 protected:
  PastGamesTest() {
    install_language(*qGuiApp, nullptr, s("en"));  // For the plurals.
    all = {at(time(11, 26, 20, 41), past_game(5, "pinochle", {268, 141}, {person("Selma")})),
           at(time(11, 26, 12, 5), past_game(4, "pasur", {58, 63, 20}, {person("Selma"), person("Jonas")})),
           at(time(11, 25, 20, 10), past_game(3, "lucky-thirteen", {100, 0, 0, 0},
                                              {bot(BotType::clever), bot(BotType::basic), person("Henrik")})),
           watched(at(time(11, 17, 21, 5), past_game(2, "thrones", {38, 46, 38, 46},
                                                     {person("Selma"), bot(BotType::random), person("Ann")}))),
           at(time(3, 2, 18, 0), past_game(1, "pasur", {51, 64}, {bot(BotType::clever)}))};
    games.list()->setDetail([](const PastGame& game) { return QString::fromStdString(game.file.string()); });
    games.show(all, kNow);
  }
  QStringList column(QString PastGameRow::* field) {
    QStringList texts;
    for (const PastGameRow& row : games.list()->rows())
      texts << row.*field;
    return texts;
  }

  std::vector<PastGame> all;
  YourGames games;
  QAbstractItemModelTester tester{games.list(), QAbstractItemModelTester::FailureReportingMode::Fatal};
  QAbstractItemModelTester latelyTester{games.lately(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PastGamesTest, SayHowTheyEnded) {
  EXPECT_EQ(column(&PastGameRow::ending), (QStringList{s("Won, 268 to 141"), s("Second, 58 to 63"), s("Won with 100"),
                                                       s("Selma and Ann won, 46 to 38"), s("Lost, 51 to 64")}));
  EXPECT_EQ(column(&PastGameRow::title),
            (QStringList{s("Pinochle"), s("Pasur"), s("Lucky Thirteen"), s("Game of Thrones"), s("Pasur")}));
  EXPECT_EQ(games.list()->rows()[0].length, s("5 minutes"));
  EXPECT_TRUE(games.list()->rows()[0].won);
  EXPECT_TRUE(games.list()->rows()[3].watched);
  EXPECT_EQ(games.list()->rows()[0].spoken, s("Pinochle with Selma. Won, 268 to 141. Today, 20:41. 5 minutes."));
}

TEST_F(PastGamesTest, AreToldInTheLanguageOfTheWindow) {
  install_language(*qGuiApp, nullptr, s("fa"));
  games.retranslate();
  EXPECT_EQ(games.list()->rows()[0].title, s("پینوکل"));
  EXPECT_TRUE(games.list()->rows()[0].ending.contains(s("۲۶۸")));
  EXPECT_TRUE(games.list()->rows()[3].ending.contains(s("\u2068Selma\u2069")));
  games.list()->setText(s("پينوكل"));
  EXPECT_EQ(games.list()->found(), 1) << "typed with an Arabic keyboard";
  games.list()->setText(s("دوشنبه"));
  EXPECT_EQ(games.list()->found(), 1);
  install_language(*qGuiApp, nullptr, s("en"));
}

TEST_F(PastGamesTest, StandUnderTheirDays) {
  EXPECT_EQ(column(&PastGameRow::heading),
            (QStringList{s("This evening"), s("Today"), s("Yesterday"), s("Last week"), s("March")}));
  EXPECT_EQ(column(&PastGameRow::date), (QStringList{s("Today, 20:41"), s("Today, 12:05"), s("Yesterday, 20:10"),
                                                     s("Tuesday 17 November, 21:05"), s("Monday 2 March, 18:00")}));
  EXPECT_EQ(headingFor(time(11, 23, 20, 0), kNow), s("This week"));
  EXPECT_EQ(headingFor(kNow.addYears(-1), kNow), s("November 2025"));
  EXPECT_EQ(headingFor(kNow.addSecs(90'000), kNow), s("This evening")) << "the clock was put back";
  EXPECT_EQ(dateWords(kNow.addYears(-1), kNow), s("Wednesday 26 November 2025, 21:30"));
  all.insert(all.begin(), all.front());
  all.front().file = "another";
  games.show(all, kNow);
  EXPECT_EQ(column(&PastGameRow::heading).first(3), (QStringList{s("This evening"), QString{}, s("Today")}));
  EXPECT_EQ(column(&PastGameRow::headingCount).first(3), (QStringList{s("2 games"), QString{}, s("1 game")}));
}

TEST_F(PastGamesTest, ShowTheOthersPeopleFirst) {
  const auto& players = games.list()->rows()[2].players;
  ASSERT_EQ(players.size(), 3);
  EXPECT_EQ(players[0].name, s("Henrik"));
  EXPECT_EQ(players[1].botType, s("clever"));
  EXPECT_EQ(players[2].botType, s("basic"));
  EXPECT_EQ(games.list()->rows()[3].players.size(), 4) << "the person was not among them";
}

TEST_F(PastGamesTest, AreFoundAsOneTypes) {
  games.list()->setText(s("sel"));
  EXPECT_EQ(games.list()->found(), 3);
  EXPECT_EQ(games.list()->foundText(), s("3 of 5 games have “sel” in a name, a game or a table."));
  games.list()->setText(s("17 nov"));
  EXPECT_EQ(column(&PastGameRow::file), QStringList{s("game2")});
  games.list()->setText(s("100% %1"));
  EXPECT_EQ(games.list()->foundText(), s("0 of 5 games have “100% %1” in a name, a game or a table."));
  EXPECT_EQ(games.list()->count(), 0);
  games.list()->setText({});
  EXPECT_EQ(games.list()->foundText(), QString{});
  games.list()->setKind(s("pasur"));
  EXPECT_EQ(games.list()->found(), 2);
  games.list()->setWhich(PastGames::WithPeople);
  EXPECT_EQ(column(&PastGameRow::file), QStringList{s("game4")});
  games.list()->setWhich(PastGames::Won);
  EXPECT_EQ(games.list()->found(), 0);
  games.list()->clearFilter();
  EXPECT_EQ(games.list()->found(), 5);
}

TEST_F(PastGamesTest, AreShownAFewAtATime) {
  std::vector<PastGame> many;
  for (int number = 70; number > 0; --number)
    many.push_back(past_game(number, "pasur", {1, 2}, {person("Selma")}));
  games.show(many, kNow);
  EXPECT_EQ(games.list()->count(), 30);
  EXPECT_TRUE(games.list()->older());
  games.list()->showOlder();
  games.list()->showOlder();
  EXPECT_EQ(games.list()->count(), 70);
  EXPECT_FALSE(games.list()->older());
  many.pop_back();
  games.show(many, kNow);
  EXPECT_EQ(games.list()->count(), 69) << "one was deleted";
  games.list()->setText(s("s"));
  EXPECT_EQ(games.list()->count(), 30);
}

TEST_F(PastGamesTest, AreFoundQuicklyAmongThousands) {
  std::vector<PastGame> many;
  for (int number = 0; number < games.keptMax(); ++number)
    many.push_back(at(kNow.addSecs(-3'600 * number), past_game(number, "pasur", {1, 2}, {person("Selma")})));
  QElapsedTimer time;
  QStringList took;
  const auto measure = [&](const char* what, const std::function<void()>& done) {
    time.start();
    done();
    took << s("%1: %2 ms").arg(s(what)).arg(time.elapsed());
    // A limit far above the usual time, for slow machines and sanitizers.
    EXPECT_LT(time.elapsed(), 2'000) << what;
  };
  measure("show", [&] { games.show(many, kNow); });
  measure("first letter", [&] { games.list()->setText(s("s")); });
  measure("second letter", [&] { games.list()->setText(s("se")); });
  EXPECT_EQ(games.list()->found(), games.keptMax());
  measure("statistics", [&] { games.statistics()->setKind(s("pinochle")); });
  std::cout << took.join(s(", ")).toStdString() << '\n';
}

TEST_F(PastGamesTest, TellTheirDetailOnceTheyAreSeen) {
  EXPECT_EQ(games.list()->rows()[1].detail, QString{});
  games.list()->wantDetail(1);
  games.list()->wantDetail(0);
  EXPECT_EQ(games.list()->rows()[1].detail, QString{}) << "nothing is read while the page is being made";
  while (games.list()->rows()[0].detail.isEmpty())
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(column(&PastGameRow::detail), (QStringList{s("game5"), s("game4"), QString{}, QString{}, QString{}}));
  games.list()->setText(s("pinochle"));
  EXPECT_EQ(games.list()->rows()[0].detail, s("game5"));
  games.retranslate();
  EXPECT_EQ(games.list()->rows()[0].detail, QString{}) << "it was in another language";
}

TEST_F(PastGamesTest, AreRememberedOnHomeIfThePersonPlayed) {
  const QList<LateGame>& lately = games.lately()->rows();
  ASSERT_EQ(lately.size(), 4);
  EXPECT_EQ(lately[0].text, s("<b>Won</b> Pinochle, 268 to 141"));
  EXPECT_EQ(lately[0].detail, s("with Selma, today"));
  EXPECT_EQ(lately[0].spoken, s("Won Pinochle, 268 to 141. With Selma, today."));
  EXPECT_EQ(lately[1].text, s("<b>Second</b> in Pasur, 58 to 63"));
  EXPECT_EQ(lately[2].text, s("<b>Won</b> Lucky Thirteen with 100"));
  EXPECT_EQ(lately[2].detail, s("with Henrik and two bots, yesterday"));
  EXPECT_EQ(lately[3].text, s("<b>Lost</b> Pasur, 51 to 64"));
  EXPECT_EQ(lately[3].detail, s("with a bot, on 2 March"));
}

TEST_F(PastGamesTest, GiveTheFiguresOfAKind) {
  GameStatistics& statistics = *games.statistics();
  EXPECT_EQ(statistics.kind(), s("pinochle")) << "the kind of the newest game";
  EXPECT_EQ(statistics.kinds().size(), 4);
  EXPECT_EQ(statistics.kinds()[1].count, s("0 games")) << "a watched game does not count";
  statistics.setKind(s("pasur"));
  QStringList figures;
  for (const Figure& figure : statistics.figures())
    figures << figure.spoken;
  EXPECT_EQ(figures, (QStringList{s("Games: 2. Since March."), s("Won: 0. 0 of 100."), s("Points, mean: 54.5."),
                                  s("Best: 58. With Selma and Jonas, today."), s("Streak now: 0. Longest 0.")}));
  EXPECT_TRUE(statistics.curve().isEmpty());
  EXPECT_EQ(statistics.curveNow(), QString{});
  ASSERT_EQ(statistics.bots().size(), 1);
  EXPECT_EQ(statistics.bots()[0].spoken, s("Clever bot: 0 of 1 won."));
  ASSERT_EQ(statistics.people().size(), 2);
  EXPECT_EQ(statistics.people()[0].text, s("<b>0</b> of 1"));
  statistics.setKind(s("thrones"));
  EXPECT_FALSE(statistics.any());
  EXPECT_TRUE(statistics.figures().isEmpty());
}

TEST_F(PastGamesTest, MakeACurveFromTheFifthOn) {
  std::vector<PastGame> many;
  for (int number = 8; number > 0; --number)
    many.push_back(
        at(time(number, 1, 20, 0), past_game(number, "pasur", {number % 2 == 0 ? 70 : 50, 60}, {person("Selma")})));
  games.show(many, kNow);
  GameStatistics& statistics = *games.statistics();
  statistics.setKind(s("pasur"));
  const auto curve = statistics.curve();
  ASSERT_EQ(curve.size(), 4);
  EXPECT_DOUBLE_EQ(curve.front().across, 0);
  EXPECT_DOUBLE_EQ(curve.back().across, 1);
  // 2 of 5, 3 of 6, 3 of 7, 4 of 8; the axis ends at 50.
  EXPECT_DOUBLE_EQ(curve[0].up, 0.8);
  EXPECT_DOUBLE_EQ(curve[1].up, 1);
  EXPECT_EQ(statistics.curveNow(), s("4 of the last 8"));
  EXPECT_EQ(statistics.curveSpoken(), s("Games won, in 100, each of the last ten games: 40, 50, 43, 50."));
  QStringList months;
  for (const CurveMark& month : statistics.curveMonths())
    months << month.text;
  EXPECT_EQ(months, (QStringList{s("May"), s("June"), s("July"), s("August")}));
  statistics.setByPoints(true);
  EXPECT_EQ(statistics.curveNow(), s("60.0"));
  EXPECT_EQ(statistics.curveTitle(), s("Points, mean"));
  for (const CurveMark& mark : statistics.curve()) {
    EXPECT_GE(mark.up, 0);
    EXPECT_LE(mark.up, 1);
  }
}

TEST_F(PastGamesTest, AreDeletedOnlyAfterAQuestion) {
  const Question question = deleteGameQuestion(games.list()->game(s("game5")));
  EXPECT_EQ(question.what, s("delete"));
  EXPECT_EQ(question.text,
            s("Pinochle, 26 November 2026, 20:41. It can’t be watched again, and leaves the statistics."));
  EXPECT_EQ(deleteGameQuestion(games.list()->game(s("gone"))), Question{});
}

/// The games of a profile.
class KeptGamesTest : public ::testing::Test {
 protected:
  void keep(std::uint32_t number) {
    const client::KeptGame game{.table_id = std::string(16, '\x01'), .number = number, .seat = 0, .file = file};
    ASSERT_TRUE(shell.games().keep(game, std::chrono::system_clock::time_point{std::chrono::hours{number}}));
  }
  bool waitFor(int total) {
    return waitUntil([&] { return app.games()->list()->total() == total; });
  }

  TemporaryDirectory temporary;
  std::string file = make_record(testing::random_record("lucky-thirteen", 3).record, testing::test_signer()).value();
  Preferences preferences{QString{}};
  Application app{&preferences};
  ClientShell shell{client::ProfileStore::open(temporary.path(), "main").value(), {}};
};

TEST_F(KeptGamesTest, AreReadAFewAtATimeAndShown) {
  for (std::uint32_t number = 1; number <= 100; ++number)
    keep(number);
  KeptGames kept{app, shell};
  EXPECT_GT(app.games()->list()->total(), 0) << "Home shows the newest at once";
  EXPECT_LT(app.games()->list()->total(), 100);
  EXPECT_TRUE(waitFor(100));
}

TEST_F(KeptGamesTest, AppearWhenTheyAreKept) {
  KeptGames kept{app, shell};
  EXPECT_EQ(app.games()->list()->total(), 0);
  keep(1);
  Q_EMIT shell.gameKept("", 0, {});
  EXPECT_TRUE(waitFor(1));
  EXPECT_EQ(app.games()->lately()->count(), 1);
  keep(2);
  Q_EMIT shell.gameKept("", 0, {});
  EXPECT_TRUE(waitFor(2));
}

TEST_F(KeptGamesTest, AreLookedForAgainWhenTheirPageIsOpened) {
  KeptGames kept{app, shell};
  keep(1);
  kept.follow();
  app.show(Application::GamesPage);
  kept.follow();
  EXPECT_TRUE(waitFor(1)) << "another program has kept it";
}

TEST_F(KeptGamesTest, AreGoneOnceTheyAreDeleted) {
  keep(1);
  keep(2);
  KeptGames kept{app, shell};
  ASSERT_TRUE(waitFor(2));
  const auto newest = app.games()->list()->games().front().file;
  kept.remove(newest);
  EXPECT_EQ(app.games()->list()->total(), 1);
  EXPECT_FALSE(std::filesystem::exists(newest));
}

/// Real records.
class RecordedGamesTest : public ::testing::TestWithParam<testing::RecordedKind> {
 protected:
  PastGame keep(const GameRecord& record) {
    const client::GameStore store{temporary.path() / "main.games"};
    const client::KeptGame game{.table_id = std::string(16, '\x01'),
                                .number = 1,
                                .seat = 0,
                                .file = make_record(record, testing::test_signer()).value()};
    EXPECT_TRUE(store.keep(game, std::chrono::system_clock::time_point{std::chrono::hours{500'000}}));
    return *client::read_past_game(store.games().front());
  }

  TemporaryDirectory temporary;
};

INSTANTIATE_TEST_SUITE_P(Each, RecordedGamesTest, ::testing::ValuesIn(testing::recorded_kinds()),
                         [](const auto& variant) { return variant.param.name; });

TEST_P(RecordedGamesTest, TellHowTheyWent) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto recorded = testing::random_record(GetParam().kind, seed, GetParam().seats, GetParam().rules);
    std::filesystem::remove_all(temporary.path() / "main.games");
    PastGame game = keep(recorded.record);
    EXPECT_FALSE(detailOf(game).isEmpty()) << "seed " << seed;
    game.seat.reset();
    EXPECT_FALSE(detailOf(game).isEmpty()) << "watched, seed " << seed;
  }
}

TEST_P(RecordedGamesTest, AreSavedAsTheyAreAndAsLogs) {
  const auto recorded = testing::random_record(GetParam().kind, 3, GetParam().seats, GetParam().rules);
  const PastGame game = keep(recorded.record);
  const QString file = QString::fromStdString(game.file.string());
  YourGames games;
  games.show({game}, kNow);
  QString name;
  std::string text;
  games.setSave([&](const QString& asked, const std::string& content) {
    name = asked;
    text = content;
    return s("/home/maren/") + asked;
  });
  QStringList told;
  QObject::connect(&games, &YourGames::announced, &games, [&](const QString& sentence) { told << sentence; });
  games.save(file, false);
  EXPECT_TRUE(name.startsWith(QString::fromStdString(GetParam().kind) + s("-20"))) << name.toStdString();
  EXPECT_TRUE(name.endsWith(s(".cardroom")));
  EXPECT_EQ(text, client::read_game_file(game.file).value());
  games.save(file, true);
  EXPECT_TRUE(name.endsWith(s(".log")));
  EXPECT_EQ(text, log_of_record(recorded.record));
  EXPECT_EQ(told.last(), s("Saved as /home/maren/%1.").arg(name));
  games.save(s("/no/such/file"), false);
  EXPECT_EQ(told.last(), s("The game could not be saved among your documents."));
}

}  // namespace
}  // namespace cardroom::window
