// Goal: a prompt before leaving stays up to date while it is shown, and no part of a table that no longer exists is
// shown. How: the window's models over the real connection, with the real server, in a Qt event loop without a display.

#include <QTimer>
#include <csignal>

#include "tests/client/models/journey_stage.h"
#include "tests/client/net/relay.h"

namespace cardroom::window {
namespace {

using What = Launch::Kind;

const QString kLeave = QStringLiteral("leave");

QString textOf(const TestWindow& window) {
  return window.application.dialogs()->question().text;
}

/// Plays the first legal card whenever it is the person's turn.
void playOn(TestWindow& window) {
  TableController* table = window.application.table();
  QObject::connect(table, &TableController::changed, table, [table] {
    if (!table->turn()->yours() || table->choice()->moving()) return;
    for (const TableCard& card : table->game()->cards()->cards()) {
      if (!card.playable) continue;
      QMetaObject::invokeMethod(table, [table, key = card.key] { table->choice()->play(key); }, Qt::QueuedConnection);
      return;
    }
  });
}

TEST_F(JourneyAtAServerTest, TheQuestionWhetherToLeaveTheGameEndsWithTheGame) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  kari.preferences.setBotPaceMs(500);
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
  kari.application.ways()->askToLeave();
  ASSERT_TRUE(kari.waitForQuestion(kLeave));
  EXPECT_EQ(textOf(kari),
            QStringLiteral("Leave for tonight, and you can go on within 30 day(s). If you leave for good, it will end: "
                           "you’re playing bots."));
  playOn(kari);
  Q_EMIT kari.application.table()->changed();
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TablePhase::Over; }));
  EXPECT_TRUE(kari.application.dialogs()->question().what.isEmpty()) << textOf(kari).toStdString();
  EXPECT_EQ(kari.application.page(), Application::TablePage);
}

TEST_F(JourneyAtAServerTest, TheQuestionWhetherToLeaveNamesThePeopleWhoAreThereNow) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  kari.application.ways()->askToLeave();
  ASSERT_TRUE(kari.waitForQuestion(kLeave));
  EXPECT_EQ(textOf(kari), QStringLiteral("You lose your seat."));
  kari.application.setup()->primary();
  EXPECT_TRUE(waitUntil([&] {
    return textOf(kari) == QStringLiteral(
                               "Leave for tonight, and a bot plays for you until you’re back. If you leave for "
                               "good, a bot plays on in your seat.");
  })) << textOf(kari).toStdString();
  ola.application.ways()->leaveForTonight();
  EXPECT_TRUE(waitUntil([&] {
    return textOf(kari) == QStringLiteral(
                               "Leave for tonight, and you can go on within 30 day(s). If you leave for good, "
                               "you lose your seat. The others can go on another day.");
  })) << textOf(kari).toStdString();
  kari.application.dialogs()->answer(kLeave);
  EXPECT_TRUE(kari.waitForPage(Application::HomePage)) << "the answer is for the current question";
}

TEST_F(JourneyTest, TheQuestionWhetherToCloseOnOthersEndsWhenTheyLeave) {
  TestWindow kari{home, "main", {}, kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  kari.application.ways()->closeTable();
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("close")));
  ola.application.ways()->leaveTable();
  ASSERT_TRUE(ola.waitForPage(Application::HomePage));
  EXPECT_TRUE(waitUntil([&] { return kari.application.dialogs()->question().what.isEmpty(); }))
      << textOf(kari).toStdString();
}

TEST_F(JourneyAtAServerTest, NoQuestionStaysAfterALostConnectionOrTable) {
  Relay line{server.port()};
  TestWindow kari{home, "main", launchAt(line.port(), What::play_now), kKari};
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TablePhase::Playing; }));
  kari.application.ways()->askToLeave();
  ASSERT_TRUE(kari.waitForQuestion(kLeave));
  line.cut();
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  EXPECT_TRUE(kari.application.dialogs()->question().what.isEmpty()) << textOf(kari).toStdString();
}

TEST_F(JourneyAtAServerTest, NoEmptyTableIsShownBeforeOrAfterOne) {
  Relay line{server.port()};
  TestWindow kari{home, "main", launchAt(line.port()), kKari};
  TableController* table = kari.application.table();
  int shown = 0;
  int empty = 0;
  // A frame is drawn only once all pending events have been processed.
  const auto draw = [&] {
    QTimer::singleShot(0, &kari.application, [&] {
      if (kari.application.page() != Application::TablePage) return;
      ++(table->kind().isEmpty() ? empty : shown);
    });
  };
  QObject::connect(table, &TableController::changed, draw);
  QObject::connect(&kari.application, &Application::pageChanged, draw);
  // The page is created for the kind of game at the table, so the kind must be known by then.
  QObject::connect(&kari.application, &Application::pageChanged, [&] {
    if (kari.application.page() == Application::TablePage && table->kind().isEmpty()) ++empty;
  });
  kari.application.ways()->playNow(QStringLiteral("pinochle"));
  ASSERT_TRUE(waitUntil([&] { return table->phase() == TablePhase::Playing; }));
  ASSERT_TRUE(kari.leavesTheGame());
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  EXPECT_EQ(empty, 0);
  EXPECT_GT(shown, 0);
}

TEST_F(JourneyAtAServerTest, AnEveningThatIsBrokenOffGoesOnAnotherDay) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
  EXPECT_TRUE(kari.application.ways()->tablesKept());
  kari.application.ways()->leaveForTonight();
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  EXPECT_TRUE(kari.application.dialogs()->question().what.isEmpty()) << "nothing is lost";
  ASSERT_EQ(kari.application.goOn()->count(), 1);
  EXPECT_EQ(kari.application.goOn()->rows()[0].kind, kLuckyThirteen);
  EXPECT_EQ(kari.application.goOn()->rows()[0].company, QStringLiteral("with three bots"));
  EXPECT_EQ(kari.application.goOn()->rows()[0].state, QStringLiteral("In the middle of a game, since today"));
  kari.application.ways()->goOn(0);
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  EXPECT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
  EXPECT_GE(kari.seatOf(kKari), 0);
}

TEST_F(JourneyAtAServerTest, TheQuestionWhetherToLeaveTheGameOffersToLeaveForTonight) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  for (const QString& answer : {QStringLiteral("tonight"), kLeave}) {
    kari.application.ways()->playNow(kLuckyThirteen);
    ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
    kari.application.ways()->leaveTable();
    ASSERT_TRUE(kari.waitForQuestion(kLeave));
    kari.application.dialogs()->answer(answer);
    ASSERT_TRUE(kari.waitForPage(Application::HomePage));
    EXPECT_EQ(kari.application.goOn()->count(), 1) << "the second table was left for good";
  }
}

TEST_F(JourneyTest, ATableThatItsHostHasClosedDoesNotWait) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::SetupPage));
  kari.application.ways()->closeTable();
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  EXPECT_EQ(kari.application.goOn()->count(), 0);
}

TEST_F(JourneyAtAServerTest, OneTableWaitsWhileAnotherIsPlayed) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  for (const QString& kind : {kLuckyThirteen, QStringLiteral("pasur")}) {
    kari.application.ways()->playNow(kind);
    ASSERT_TRUE(waitUntil([&] {
      return kari.application.table()->kind() == kind && kari.application.table()->phase() == TablePhase::Playing;
    }));
    if (kind == kLuckyThirteen) {
      kari.application.ways()->leaveForTonight();
      ASSERT_TRUE(kari.waitForPage(Application::HomePage));
    }
  }
  kari.application.show(Application::HomePage);
  ASSERT_EQ(kari.application.goOn()->count(), 2);
  EXPECT_TRUE(kari.application.goOn()->rows()[0].state.endsWith(QStringLiteral("you sit there")));
  EXPECT_EQ(kari.application.goOn()->rows()[1].kind, kLuckyThirteen);
  kari.application.ways()->goOn(1);
  ASSERT_TRUE(waitUntil([&] {
    return kari.application.page() == Application::TablePage && kari.application.table()->kind() == kLuckyThirteen;
  }));
  EXPECT_TRUE(kari.application.dialogs()->question().what.isEmpty()) << "the seat at the other table is kept";
  kari.application.show(Application::HomePage);
  EXPECT_EQ(kari.application.goOn()->count(), 2);
}

TEST_F(JourneyAtAServerTest, ATableIsForgottenIfThePersonSaysSo) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  kari.application.ways()->leaveForTonight();
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  for (const char* answer : {"cancel", "forget"}) {
    ASSERT_EQ(kari.application.goOn()->count(), 1);
    kari.application.ways()->forgetTable(0);
    ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("forget")));
    kari.application.dialogs()->answer(QString::fromLatin1(answer));
  }
  EXPECT_EQ(kari.application.goOn()->count(), 0);
  kari.application.ways()->goOn(0);
  EXPECT_EQ(kari.application.page(), Application::HomePage);
}

TEST_F(JourneyAtAServerTest, ATableThatIsGoneIsNotOfferedAgain) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  ola.application.ways()->leaveForTonight();
  ASSERT_TRUE(ola.waitForPage(Application::HomePage));
  ASSERT_EQ(ola.application.goOn()->count(), 1);
  kari.application.setup()->people()->clearSeat(kari.seatOf(kOla));
  ASSERT_TRUE(kari.waitForPeople({kKari}));
  ola.application.ways()->goOn(0);
  ASSERT_TRUE(waitUntil([&] { return !ola.application.dialogs()->trouble().title.isEmpty(); }));
  EXPECT_EQ(ola.application.page(), Application::HomePage);
  EXPECT_EQ(ola.application.goOn()->count(), 0);
}

}  // namespace
}  // namespace cardroom::window
