// Goal: every request of a person leads to a table, or to words that say why not. How: the window's models over the
// real connection, with the real server, in a Qt event loop without a display.

#include <QCoreApplication>

#include "tests/client/models/journey_stage.h"
#include "tests/client/net/relay.h"

namespace cardroom::window {
namespace {

using What = Launch::What;

/// A table name that no other test uses, because all tables near are listed.
QString onlyHere(const QString& name) {
  return QStringLiteral("%1 %2").arg(name).arg(QCoreApplication::applicationPid());
}

TEST_F(JourneyAtAServerTest, AFriendJoinsByLinkAndTheGameTakesBothToTheTable) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  EXPECT_EQ(kari.application.page(), Application::SetupPage);
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  EXPECT_TRUE(kari.application.setup()->owner());
  EXPECT_FALSE(ola.application.setup()->owner());
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  kari.application.setup()->primary();
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TablePhase::Playing; }));
  EXPECT_EQ(kari.application.page(), Application::TablePage);
  EXPECT_EQ(ola.application.page(), Application::TablePage);
}

TEST_F(JourneyAtAServerTest, AnAddressWithoutATableLeadsToTheOnlyTableOrToAChoice) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  const QString address = QStringLiteral("127.0.0.1:%1").arg(server.port());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(address));
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("no table")));
  ola.application.acknowledge();

  ASSERT_TRUE(kari.hosts());
  ASSERT_TRUE(ola.application.join(address));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));

  const QString alone = onlyHere(kPer);
  TestWindow per{home, "3", launchAt(server.port()), alone};
  ASSERT_TRUE(per.hosts());
  TestWindow eva{home, "4", {}, QStringLiteral("Eva")};
  ASSERT_TRUE(eva.application.join(address));
  ASSERT_TRUE(eva.waitForPage(Application::NearbyPage));
  ASSERT_GE(eva.application.nearby()->present(), 2);
  int row = -1;
  for (int i = 0; i < eva.application.nearby()->rowCount(); ++i)
    if (eva.application.nearby()->rows()[i].ownerName == alone) row = i;
  eva.application.joinNearby(row);
  EXPECT_TRUE(per.waitForPeople({alone, QStringLiteral("Eva")}));
}

TEST_F(JourneyAtAServerTest, ASpectatorTakesASeatOnceOneIsFree) {
  const QString host = onlyHere(kKari);
  TestWindow kari{home, "main", launchAt(server.port()), host};
  ASSERT_TRUE(kari.hosts());
  const QString alone = onlyHere(kPer);
  TestWindow per{home, "2", launchAt(server.port()), alone};
  ASSERT_TRUE(per.hosts());
  per.application.setup()->options()->setWatchable(false);
  ASSERT_TRUE(waitUntil([&] { return !per.application.setup()->options()->watchable(); }));

  TestWindow ola{home, "3", {}, kOla};
  ASSERT_TRUE(ola.application.join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  ASSERT_TRUE(ola.waitForPage(Application::NearbyPage));
  const auto rowOf = [&](const QString& owner) {
    int row = 0;
    while (ola.application.nearby()->rows()[row].ownerName != owner)
      ++row;
    return row;
  };
  EXPECT_FALSE(ola.application.nearby()->rows()[rowOf(alone)].watchable);
  ola.application.watchNearby(rowOf(host));
  ASSERT_TRUE(ola.waitForPage(Application::TablePage));
  EXPECT_TRUE(ola.application.table()->people()->watching());
  EXPECT_EQ(kari.people(), QStringList{host});

  ola.application.table()->chat()->say(QStringLiteral("Good evening"));
  EXPECT_TRUE(waitUntil([&] { return kari.application.table()->chat()->unread() == 1; }));
  ola.application.table()->turn()->primary();
  EXPECT_TRUE(kari.waitForPeople({host, kOla}));
  EXPECT_TRUE(waitUntil([&] { return !ola.application.table()->people()->watching(); }));
}

TEST_F(JourneyAtAServerTest, AnotherKindIsPlayedOnceEverybodyIsReadyForIt) {
  const QString thrones = QStringLiteral("thrones");
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  ASSERT_TRUE(kari.application.setup()->canChange());
  EXPECT_FALSE(ola.application.setup()->canChange());
  kari.application.setup()->options()->changeKind(thrones);
  ASSERT_TRUE(waitUntil([&] { return ola.application.table()->kind() == thrones; }));
  EXPECT_EQ(ola.people(), (QStringList{kKari, kOla}));
  EXPECT_EQ(kari.application.setup()->waitingFor(), QStringLiteral("Waiting for 2 more, and for Ola to be ready."));
  EXPECT_EQ(ola.application.table()->turn()->primaryText(), QStringLiteral("I am ready"));

  kari.application.setup()->primary();
  ASSERT_TRUE(
      waitUntil([&] { return ola.application.setup()->people()->seatsTaken().startsWith(QStringLiteral("4")); }));
  EXPECT_EQ(ola.application.table()->turn()->primaryText(), QStringLiteral("I am ready"));
  ola.application.table()->turn()->primary();
  ASSERT_TRUE(waitUntil([&] { return ola.application.table()->phase() == TablePhase::Playing; }));
  EXPECT_TRUE(kari.waitForPage(Application::TablePage));
}

TEST_F(JourneyAtAServerTest, AFullTableMayBeWatchedByLink) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  TestWindow per{home, "3", {}, kPer};
  TestWindow liv{home, "4", {}, QStringLiteral("Liv")};
  const QString link = kari.link();
  for (TestWindow* one : {&ola, &per, &liv}) {
    ASSERT_TRUE(one->application.join(link));
    ASSERT_TRUE(one->waitForPage(Application::TablePage));
  }
  ASSERT_TRUE(waitUntil([&] { return liv.application.table()->phase() == TablePhase::Playing; }));

  TestWindow eva{home, "5", {}, QStringLiteral("Eva")};
  ASSERT_TRUE(eva.application.join(link));
  ASSERT_TRUE(eva.waitForQuestion(QStringLiteral("watch")));
  eva.application.answer(QStringLiteral("watch"));
  ASSERT_TRUE(eva.waitForPage(Application::TablePage));
  EXPECT_TRUE(eva.application.table()->people()->watching());
  EXPECT_EQ(eva.application.table()->turn()->primaryText(), QString{});
}

TEST_F(JourneyAtAServerTest, AnInvalidAddressIsRefusedAtOnceAndOneWithoutAServerAfterAFewAttempts) {
  TestWindow kari{home, "main", {}, kKari};
  EXPECT_FALSE(kari.application.join(QStringLiteral("not an address!")));
  // A port without a listener: it was free a moment ago.
  std::uint16_t port = 0;
  {
    Relay brief{0};
    port = brief.port();
  }
  ASSERT_TRUE(kari.application.join(QStringLiteral("127.0.0.1:%1").arg(port)));
  ASSERT_TRUE(kari.waitForTrouble(QStringLiteral("Nobody answers")));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_TRUE(kari.application.underWay().isEmpty());
}

TEST_F(JourneyAtAServerTest, AWrongPasswordIsReportedAndTheRightOneOpensTheTable) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  kari.application.setup()->options()->setPassword(QStringLiteral("sesame"));
  ASSERT_TRUE(waitUntil([&] { return kari.application.setup()->options()->locked(); }));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari.link()));
  ASSERT_TRUE(ola.waitForQuestion(QStringLiteral("password")));
  EXPECT_FALSE(ola.application.question().wrong);
  ola.application.answer(QStringLiteral("open"));
  ASSERT_TRUE(waitUntil([&] { return ola.application.question().wrong; }));
  ola.application.answer(QStringLiteral("sesame"));
  EXPECT_TRUE(kari.waitForPeople({kKari, kOla}));
}

TEST_F(JourneyAtAServerTest, TheChangedKeyOfAServerIsAQuestion) {
  const std::uint16_t port = server.port();
  TestWindow kari{home, "main", launchAt(port, What::playNow), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  ASSERT_TRUE(kari.leavesTheGame());
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  server.process().signal(SIGTERM);
  ASSERT_TRUE(server.process().ended());
  TestServer another{home.path("another key"), port};
  ASSERT_EQ(another.port(), port) << "another program has taken the port in the meantime";

  kari.application.playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("key")));
  EXPECT_EQ(kari.application.question().shown.toStdString(), to_hex(another.key()));
  kari.application.answer(QStringLiteral("cancel"));
  EXPECT_TRUE(kari.application.underWay().isEmpty());
  kari.application.playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("key")));
  kari.application.answer(QStringLiteral("trust"));
  EXPECT_TRUE(kari.waitForPage(Application::TablePage));
}

TEST_F(JourneyAtAServerTest, LeavingAsksOnlyInTheMiddleOfAGame) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  kari.application.setup()->primary();
  ASSERT_TRUE(waitUntil([&] { return ola.application.table()->phase() == TablePhase::Playing; }));
  ola.application.leaveTable();
  ASSERT_TRUE(ola.waitForQuestion(QStringLiteral("leave")));
  ola.application.answer(QStringLiteral("cancel"));
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  ola.application.leaveTable();
  ola.application.leaveTable();  // However often it is called, there is one question.
  ola.application.answer(QStringLiteral("leave"));
  EXPECT_TRUE(ola.application.question().what.isEmpty());
  ASSERT_TRUE(ola.waitForPage(Application::HomePage));
  EXPECT_TRUE(ola.application.waitingSeat().isEmpty());

  TestWindow per{home, "3", launchAt(server.port()), kPer};
  ASSERT_TRUE(per.hosts());
  per.application.leaveTable();
  EXPECT_TRUE(per.application.question().what.isEmpty()) << "there is no game yet";
  EXPECT_TRUE(per.waitForPage(Application::HomePage));
}

TEST_F(JourneyAtAServerTest, EscapeAtATableAsksEvenIfNothingIsLost) {
  const QString leave = QStringLiteral("leave");
  const auto text = [](const TestWindow& window) { return window.application.question().text; };
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  ola.application.askToLeave();
  ASSERT_TRUE(ola.waitForQuestion(leave));
  EXPECT_EQ(text(ola), QStringLiteral("Your seat is given up."));
  ola.application.answer(QStringLiteral("cancel"));
  EXPECT_TRUE(ola.application.question().what.isEmpty());
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  ola.application.askToLeave();
  ola.application.askToLeave();  // However often it is called, there is one question.
  ola.application.answer(leave);
  EXPECT_TRUE(ola.application.question().what.isEmpty());
  ASSERT_TRUE(ola.waitForPage(Application::HomePage));
  EXPECT_TRUE(kari.waitForPeople({kKari}));

  ASSERT_TRUE(ola.joins(kari));
  kari.application.setup()->primary();
  ASSERT_TRUE(waitUntil([&] { return ola.application.table()->phase() == TablePhase::Playing; }));
  ola.application.askToLeave();
  ASSERT_TRUE(ola.waitForQuestion(leave));
  EXPECT_EQ(text(ola), QStringLiteral("A bot plays on for you, and your seat is given up."));

  TestWindow per{home, "3", {}, kPer};
  ASSERT_TRUE(per.application.join(kari.link()));  // For the next game, in the place of a bot.
  ASSERT_TRUE(per.waitForPage(Application::TablePage));
  EXPECT_TRUE(per.application.table()->people()->watching());
  per.application.askToLeave();
  ASSERT_TRUE(per.waitForQuestion(leave));
  EXPECT_EQ(text(per), QStringLiteral("You can come back as long as the table is there."));
  per.application.answer(QStringLiteral("cancel"));
  EXPECT_EQ(per.application.page(), Application::TablePage);
}

TEST_F(JourneyAtAServerTest, OnesOwnTableInTheListLeadsBackToTheSeat) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  kari.application.setup()->primary();
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TablePhase::Playing; }));
  kari.application.show(Application::HomePage);
  EXPECT_TRUE(kari.application.waitingSeat().startsWith(QStringLiteral("You sit at")));

  const auto invitation = client::parse_invitation(kari.link().toStdString());
  ASSERT_TRUE(invitation);
  TableNear row;
  row.address = invitation->address;
  row.protocolMin = row.protocolMax = 1;
  row.table.table_id = invitation->table_id;
  row.table.kind = "lucky-thirteen";
  kari.application.nearby()->showListed({row});
  const NearbyTable& first = kari.application.nearby()->rows()[0];
  EXPECT_EQ(first.action, NearbyTables::TakeMySeat);
  EXPECT_EQ(first.state, QStringLiteral("You sit there"));
  kari.application.joinNearby(0);
  EXPECT_TRUE(kari.application.question().what.isEmpty()) << "nothing is left";
  EXPECT_EQ(kari.application.page(), Application::TablePage);
}

TEST_F(JourneyAtAServerTest, ARemovedPersonIsToldAndReturnsHome) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  kari.application.setup()->people()->clearSeat(kari.seatOf(kOla));
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("removed")));
  EXPECT_EQ(ola.application.page(), Application::HomePage);
  EXPECT_TRUE(ola.application.waitingSeat().isEmpty());
  EXPECT_TRUE(kari.waitForPeople({kKari}));
  ola.application.acknowledge();
  ASSERT_TRUE(ola.application.join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  EXPECT_TRUE(ola.waitForTrouble(QStringLiteral("removed")));
  ola.application.acknowledge();

  ASSERT_TRUE(waitUntil([&] { return !kari.application.setup()->people()->others().isEmpty(); }));
  kari.application.setup()->people()->letBack(kOla);
  ASSERT_TRUE(waitUntil([&] { return kari.application.setup()->people()->others().isEmpty(); }));
  EXPECT_TRUE(ola.joins(kari));
}

TEST_F(JourneyAtAServerTest, AfterAWaitingSeatWasTakenAnotherTableCanBeStarted) {
  {
    TestWindow kari{home, "main", launchAt(server.port(), What::playNow), kKari};
    ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  }
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  kari.application.takeWaitingSeat();
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  kari.application.host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("leave")));
  kari.application.answer(QStringLiteral("leave"));
  EXPECT_TRUE(kari.waitForPage(Application::SetupPage));
}

}  // namespace
}  // namespace cardroom::window
