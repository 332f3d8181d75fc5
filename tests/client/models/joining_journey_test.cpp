// Goal: whatever a person asks for, they get to a table or are told why not. How: the window's models over the real
// connection, with the real server, in a Qt event loop without a display.

#include <QCoreApplication>
#include <algorithm>

#include "tests/client/models/journey_stage.h"
#include "tests/client/net/relay.h"

namespace cardroom::window {
namespace {

using What = Launch::Kind;

/// A table name that no other test uses, because all nearby tables are listed.
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
  ASSERT_TRUE(ola.application.ways()->join(address));
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("no table")));
  ola.application.dialogs()->acknowledge();

  ASSERT_TRUE(kari.hosts());
  ASSERT_TRUE(ola.application.ways()->join(address));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));

  const QString alone = onlyHere(kPer);
  TestWindow per{home, "3", launchAt(server.port()), alone};
  ASSERT_TRUE(per.hosts());
  TestWindow eva{home, "4", {}, QStringLiteral("Eva")};
  ASSERT_TRUE(eva.application.ways()->join(address));
  ASSERT_TRUE(eva.waitForPage(Application::NearbyPage));
  ASSERT_GE(eva.application.nearby()->present(), 2);
  int row = -1;
  for (int i = 0; i < eva.application.nearby()->rowCount(); ++i)
    if (eva.application.nearby()->rows()[i].ownerName == alone) row = i;
  eva.application.ways()->joinNearby(row);
  EXPECT_TRUE(per.waitForPeople({alone, QStringLiteral("Eva")}));
}

/// Hosts a table where the window has found none. Returns true once it can be set up.
bool hostsThere(TestWindow& window) {
  if (!window.waitForTrouble(QStringLiteral("You can host one there"))) return false;
  EXPECT_EQ(window.application.dialogs()->trouble().secondary, QStringLiteral("Host a table there"));
  window.application.dialogs()->secondary();
  return window.waitForPage(Application::SetupPage) && window.application.setup()->owner();
}

TEST_F(JourneyAtAServerTest, AServerWithoutTablesOffersToHostOneThere) {
  TestWindow ola{home, "main", {}, kOla};
  ASSERT_TRUE(ola.application.ways()->join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  ASSERT_TRUE(hostsThere(ola));
  TestWindow per{home, "2", {}, kPer};
  EXPECT_TRUE(per.joins(ola));
}

TEST_F(JourneyAtAServerTest, AServerThatTheCommandLineNamesOffersItToo) {
  Launch launch = launchAt(server.port(), What::join);
  launch.target = client::Invitation{{"127.0.0.1", server.port()}, {}, {}};
  TestWindow kari{home, "main", std::move(launch), kKari};
  ASSERT_TRUE(hostsThere(kari));
  TestWindow ola{home, "2", {}, kOla};
  EXPECT_TRUE(ola.joins(kari));
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
  ASSERT_TRUE(ola.application.ways()->join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  ASSERT_TRUE(ola.waitForPage(Application::NearbyPage));
  const auto rowOf = [&](const QString& owner) {
    int row = 0;
    while (ola.application.nearby()->rows()[row].ownerName != owner)
      ++row;
    return row;
  };
  EXPECT_FALSE(ola.application.nearby()->rows()[rowOf(alone)].watchable);
  ola.application.ways()->joinNearby(rowOf(host), true);
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
    ASSERT_TRUE(one->application.ways()->join(link));
    ASSERT_TRUE(one->waitForPage(Application::TablePage));
  }
  ASSERT_TRUE(waitUntil([&] { return liv.application.table()->phase() == TablePhase::Playing; }));

  TestWindow eva{home, "5", {}, QStringLiteral("Eva")};
  ASSERT_TRUE(eva.application.ways()->join(link));
  ASSERT_TRUE(eva.waitForQuestion(QStringLiteral("watch")));
  eva.application.dialogs()->answer(QStringLiteral("watch"));
  ASSERT_TRUE(eva.waitForPage(Application::TablePage));
  EXPECT_TRUE(eva.application.table()->people()->watching());
  EXPECT_EQ(eva.application.table()->turn()->primaryText(), QString{});
}

TEST_F(JourneyAtAServerTest, AnInvalidAddressIsRefusedAtOnceAndOneWithoutAServerAfterAFewAttempts) {
  TestWindow kari{home, "main", {}, kKari};
  EXPECT_FALSE(kari.application.ways()->join(QStringLiteral("not an address!")));
  // A port on which nothing listens: it was free a moment ago.
  std::uint16_t port = 0;
  {
    Relay brief{0};
    port = brief.port();
  }
  ASSERT_TRUE(kari.application.ways()->join(QStringLiteral("127.0.0.1:%1").arg(port)));
  ASSERT_TRUE(kari.waitForTrouble(QStringLiteral("Nobody answers")));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_TRUE(kari.application.ways()->underWay().isEmpty());
}

TEST_F(JourneyAtAServerTest, AWrongPasswordIsReportedAndTheRightOneOpensTheTable) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  kari.application.setup()->options()->setPassword(QStringLiteral("sesame"));
  ASSERT_TRUE(waitUntil([&] { return kari.application.setup()->options()->locked(); }));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.ways()->join(kari.link()));
  ASSERT_TRUE(ola.waitForQuestion(QStringLiteral("password")));
  EXPECT_FALSE(ola.application.dialogs()->question().wrong);
  ola.application.dialogs()->answer(QStringLiteral("open"));
  ASSERT_TRUE(waitUntil([&] { return ola.application.dialogs()->question().wrong; }));
  ola.application.dialogs()->answer(QStringLiteral("sesame"));
  EXPECT_TRUE(kari.waitForPeople({kKari, kOla}));
}

TEST_F(JourneyAtAServerTest, TheChangedKeyOfAServerIsAQuestion) {
  const std::uint16_t port = server.port();
  TestWindow kari{home, "main", launchAt(port, What::play_now), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  ASSERT_TRUE(kari.leavesTheGame());
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  server.process().signal(SIGTERM);
  ASSERT_TRUE(server.process().ended());
  TestServer another{home.path("another key"), port};
  ASSERT_EQ(another.port(), port) << "another program has taken the port in the meantime";

  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("key")));
  EXPECT_EQ(kari.application.dialogs()->question().shown.toStdString(), to_hex(another.key()));
  kari.application.dialogs()->answer(QStringLiteral("cancel"));
  EXPECT_TRUE(kari.application.ways()->underWay().isEmpty());
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("key")));
  kari.application.dialogs()->answer(QStringLiteral("trust"));
  EXPECT_TRUE(kari.waitForPage(Application::TablePage));
}

TEST_F(JourneyAtAServerTest, LeavingAsksOnlyInTheMiddleOfAGame) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.plays(kari));
  ola.application.ways()->leaveTable();
  ASSERT_TRUE(ola.waitForQuestion(QStringLiteral("leave")));
  ola.application.dialogs()->answer(QStringLiteral("cancel"));
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  ola.application.ways()->leaveTable();
  ola.application.ways()->leaveTable();  // However often this is called, there is only one prompt.
  ola.application.dialogs()->answer(QStringLiteral("leave"));
  EXPECT_TRUE(ola.application.dialogs()->question().what.isEmpty());
  ASSERT_TRUE(ola.waitForPage(Application::HomePage));
  EXPECT_EQ(ola.application.goOn()->count(), 0);

  TestWindow per{home, "3", launchAt(server.port()), kPer};
  ASSERT_TRUE(per.hosts());
  per.application.ways()->leaveTable();
  EXPECT_TRUE(per.application.dialogs()->question().what.isEmpty()) << "there is no game yet";
  EXPECT_TRUE(per.waitForPage(Application::HomePage));
}

TEST_F(JourneyAtAServerTest, EscapeAtATableAsksEvenIfNothingIsLost) {
  const QString leave = QStringLiteral("leave");
  const auto text = [](const TestWindow& window) { return window.application.dialogs()->question().text; };
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  ola.application.ways()->askToLeave();
  ASSERT_TRUE(ola.waitForQuestion(leave));
  EXPECT_EQ(text(ola), QStringLiteral("You lose your seat."));
  ola.application.dialogs()->answer(QStringLiteral("cancel"));
  EXPECT_TRUE(ola.application.dialogs()->question().what.isEmpty());
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  ola.application.ways()->askToLeave();
  ola.application.ways()->askToLeave();  // However often this is called, there is only one prompt.
  ola.application.dialogs()->answer(leave);
  EXPECT_TRUE(ola.application.dialogs()->question().what.isEmpty());
  ASSERT_TRUE(ola.waitForPage(Application::HomePage));
  EXPECT_TRUE(kari.waitForPeople({kKari}));

  ASSERT_TRUE(ola.plays(kari));
  ola.application.ways()->askToLeave();
  ASSERT_TRUE(ola.waitForQuestion(leave));
  EXPECT_EQ(text(ola), QStringLiteral("Leave for tonight, and a bot plays for you until you’re back. If you leave for "
                                      "good, a bot plays on in your seat."));

  TestWindow per{home, "3", {}, kPer};
  ASSERT_TRUE(per.comesLate(kari));  // Gets a bot's seat in the next game.
  per.application.ways()->askToLeave();
  ASSERT_TRUE(per.waitForQuestion(leave));
  EXPECT_EQ(text(per), QStringLiteral("You can come back as long as the table is there."));
  per.application.dialogs()->answer(QStringLiteral("cancel"));
  EXPECT_EQ(per.application.page(), Application::TablePage);
}

TEST_F(JourneyAtAServerTest, OnesOwnTableInTheListLeadsBackToTheSeat) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.plays(kari));
  kari.application.show(Application::HomePage);
  ASSERT_EQ(kari.application.goOn()->count(), 1);
  EXPECT_TRUE(kari.application.goOn()->rows()[0].state.endsWith(QStringLiteral("you sit there")));

  const auto invitation = client::parse_invitation(kari.link().toStdString());
  ASSERT_TRUE(invitation);
  TableNear row;
  row.address = invitation->address;
  row.protocolMin = row.protocolMax = 1;
  row.table.table_id = invitation->table_id;
  row.table.kind = "lucky-thirteen";
  kari.application.nearby()->showListed({row});
  // There may be rows of other servers on this machine.
  const auto& rows = kari.application.nearby()->rows();
  const auto listed = std::ranges::find(
      rows, row.address, [](const NearbyTable& table) -> const client::Address& { return table.table.address; });
  ASSERT_NE(listed, rows.end());
  EXPECT_EQ(listed->action, NearbyTables::TakeMySeat);
  EXPECT_EQ(listed->state, QStringLiteral("You sit there"));
  kari.application.ways()->joinNearby(static_cast<int>(listed - rows.begin()));
  EXPECT_TRUE(kari.application.dialogs()->question().what.isEmpty()) << "no question, because she stays at the table";
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
  EXPECT_EQ(ola.application.goOn()->count(), 0);
  EXPECT_TRUE(kari.waitForPeople({kKari}));
  ola.application.dialogs()->acknowledge();
  ASSERT_TRUE(ola.application.ways()->join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  EXPECT_TRUE(ola.waitForTrouble(QStringLiteral("removed")));
  ola.application.dialogs()->acknowledge();

  ASSERT_TRUE(waitUntil([&] { return !kari.application.setup()->people()->others().isEmpty(); }));
  kari.application.setup()->people()->letBack(kOla);
  ASSERT_TRUE(waitUntil([&] { return kari.application.setup()->people()->others().isEmpty(); }));
  EXPECT_TRUE(ola.joins(kari));
}

TEST_F(JourneyAtAServerTest, AfterAWaitingSeatWasTakenAnotherTableCanBeStarted) {
  {
    TestWindow kari{home, "main", launchAt(server.port(), What::play_now), kKari};
    ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  }
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  kari.application.ways()->goOn(0);
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  kari.application.ways()->host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("leave")));
  kari.application.dialogs()->answer(QStringLiteral("leave"));
  EXPECT_TRUE(kari.waitForPage(Application::SetupPage));
}

}  // namespace
}  // namespace cardroom::window
