// Goal: whatever the person asks for leads to a table or to words that say why not. How: the window's models over the
// real connection, with the real server, in a Qt event loop without a display.

#include <csignal>
#include <fstream>
#include <gtest/gtest.h>

#include "client/local/own_server.h"
#include "tests/client/models/journey_stage.h"
#include "tests/client/net/relay.h"

namespace cardroom::window {
namespace {

using What = Launch::What;

const QString kKari = QStringLiteral("Kari");
const QString kOla = QStringLiteral("Ola");
const QString kLuckyThirteen = QStringLiteral("lucky-thirteen");

class JourneyTest : public ::testing::Test {
 protected:
  Home home;
};

/// Two people, and a server of nobody's.
class JourneyAtAServerTest : public JourneyTest {
 protected:
  /// There is a table with open seats now, and this person at it.
  void host(TestWindow& window) {
    window.application.host(kLuckyThirteen);
    ASSERT_TRUE(window.waitForPeople({window.application.personName()}));
  }

  TestServer server{home.path("server")};
};

TEST_F(JourneyTest, TheFirstStartAsksTheNameAndThenDoesWhatWasWanted) {
  Launch launch;
  launch.what = What::playNow;
  launch.loginName = QStringLiteral("kari");
  TestWindow window{home, "main", std::move(launch)};
  ASSERT_TRUE(window.waitForQuestion(QStringLiteral("name")));
  EXPECT_EQ(window.application.question().value(QStringLiteral("proposed")), QStringLiteral("kari"));
  window.application.answer({});
  EXPECT_EQ(window.application.personName(), QStringLiteral("kari"));
  EXPECT_TRUE(window.waitForPage(Application::TablePage));
}

TEST_F(JourneyTest, ANameThatCannotBeIsAskedAgain) {
  Launch launch;
  launch.loginName = QStringLiteral("kari");
  TestWindow window{home, "main", std::move(launch)};
  ASSERT_TRUE(window.waitForQuestion(QStringLiteral("name")));
  EXPECT_FALSE(window.application.question().value(QStringLiteral("wrong")).toBool());
  window.application.answer(QStringLiteral("A name that is far too long to be read by anybody"));
  EXPECT_TRUE(window.application.question().value(QStringLiteral("wrong")).toBool());
  window.application.answer(kKari);
  EXPECT_EQ(window.application.personName(), kKari);
  EXPECT_TRUE(window.application.question().isEmpty());
}

TEST_F(JourneyTest, WhoeverThinksBetterOfItWhileTheServerStartsStaysAtHome) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.playNow(kLuckyThirteen);
  kari.application.leaveTable();
  EXPECT_TRUE(kari.application.underWay().isEmpty());
  ASSERT_TRUE(waitUntil([] { return client::running_server().has_value(); }));
  TestWindow ola{home, "2", {}, kOla};
  ola.application.playNow(kLuckyThirteen);  // At the same server, so that it had its time to come.
  ASSERT_TRUE(ola.waitForPage(Application::TablePage));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
}

TEST_F(JourneyTest, PeopleWhoWereLeftAtOnesOwnServerAreAskedAboutFromAnywhere) {
  TestServer elsewhere{home.path("elsewhere")};
  TestWindow kari{home, "main", {}, kKari};
  kari.application.host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPeople({kKari}));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari.link()));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));
  TestWindow per{home, "3", launchAt(elsewhere.port()), QStringLiteral("Per")};
  per.application.host(kLuckyThirteen);
  ASSERT_TRUE(per.waitForPeople({QStringLiteral("Per")}));
  ASSERT_TRUE(kari.application.join(per.link()));
  ASSERT_TRUE(per.waitForPeople({QStringLiteral("Per"), kKari}));
  EXPECT_FALSE(kari.application.mayClose());
  EXPECT_TRUE(kari.waitForQuestion(QStringLiteral("close")));
  EXPECT_TRUE(ola.waitForPeople({kOla}));
}

TEST_F(JourneyTest, AfterASeatThatWaitedWasTakenAnotherTableCanBeStarted) {
  TestServer server{home.path("server")};
  {
    TestWindow kari{home, "main", launchAt(server.port(), What::playNow), kKari};
    ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  }
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  kari.application.takeWaitingSeat();
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  const QString first = kari.link();
  kari.application.playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("leave")));
  kari.application.answer(QStringLiteral("leave"));
  EXPECT_TRUE(waitUntil([&] { return !kari.link().isEmpty() && kari.link() != first; }));
}

TEST_F(JourneyTest, PlayNowStartsAServerAndDealsAtOnce) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.playNow(kLuckyThirteen);
  EXPECT_FALSE(kari.application.underWay().isEmpty());
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TableController::Playing; }));
  EXPECT_TRUE(kari.application.underWay().isEmpty());
  EXPECT_EQ(kari.people(), QStringList{kKari});
  EXPECT_TRUE(waitUntil([&] { return kari.application.table()->yourTurn(); }));
}

TEST_F(JourneyTest, ASecondWindowOfTheSameUserUsesTheServerThatRunsAndIsAPersonOfItsOwn) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::SetupPage));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(QStringLiteral("127.0.0.1:%1").arg(client::running_server()->port)));
  ASSERT_TRUE(ola.waitForPage(Application::TablePage));
  EXPECT_TRUE(kari.waitForPeople({kKari, kOla}));
}

TEST_F(JourneyTest, TheHostsWindowAsksBeforeItClosesOnOthersAndCanLeaveThemTheServer) {
  auto kari = std::make_unique<TestWindow>(home, "main", Launch{}, kKari);
  kari->application.host(kLuckyThirteen);
  ASSERT_TRUE(kari->waitForPeople({kKari}));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari->link()));
  ASSERT_TRUE(kari->waitForPeople({kKari, kOla}));

  EXPECT_FALSE(kari->application.mayClose());
  ASSERT_TRUE(kari->waitForQuestion(QStringLiteral("close")));
  kari->application.answer(QStringLiteral("cancel"));
  EXPECT_FALSE(kari->closed);
  EXPECT_FALSE(kari->application.mayClose());
  kari->application.answer(QStringLiteral("keep"));
  EXPECT_TRUE(kari->closed);
  kari.reset();
  ASSERT_TRUE(waitUntil([&] { return ola.people().contains(kOla) && ola.application.connection()->online(); }));
  ASSERT_TRUE(waitUntil([&] {
    for (const SeatCard& seat : ola.application.setup()->seats()->seats())
      if (seat.name == kKari && seat.lost) return true;
    return false;
  })) << "the server has not seen Kari go";
  const auto server = client::running_server();
  ASSERT_TRUE(server) << "the server has ended with its host";
  ::kill(server->pid, SIGTERM);
}

TEST_F(JourneyTest, AHostWhoEndsTheServerTellsTheOthers) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPeople({kKari}));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari.link()));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));
  EXPECT_FALSE(kari.application.mayClose());
  kari.application.answer(QStringLiteral("end"));
  EXPECT_TRUE(waitUntil([&] { return kari.closed; }));
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("closed")));
  EXPECT_EQ(ola.application.trouble().value(QStringLiteral("title")), QStringLiteral("The table is gone"));
  EXPECT_EQ(ola.application.page(), Application::HomePage);
  EXPECT_FALSE(client::running_server());
}

TEST_F(JourneyTest, ClosingTheTableOfOnesOwnServerLeadsHome) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::SetupPage));
  kari.application.closeTable();
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  EXPECT_TRUE(waitUntil([] { return !client::running_server(); }));
  EXPECT_TRUE(kari.application.trouble().isEmpty());
  kari.application.playNow(kLuckyThirteen);
  EXPECT_TRUE(kari.waitForPage(Application::TablePage)) << "a second server does not start";
}

TEST_F(JourneyTest, AHostWhoWantsItLeavesTheServerRunningWithoutBeingAsked) {
  auto kari = std::make_unique<TestWindow>(home, "main", Launch{}, kKari);
  kari->application.host(kLuckyThirteen);
  ASSERT_TRUE(kari->waitForPage(Application::SetupPage));
  ASSERT_TRUE(kari->application.setup()->canKeepOpen());
  kari->application.setup()->setKeepOpen(true);
  EXPECT_TRUE(kari->application.mayClose());
  kari.reset();

  // The seat waits there, for a window that is opened later.
  TestWindow again{home, "main", {}, kKari};
  const auto server = client::running_server();
  ASSERT_TRUE(server);
  EXPECT_FALSE(again.application.waitingSeat().isEmpty());
  again.application.takeWaitingSeat();
  EXPECT_TRUE(again.waitForPeople({kKari}));
  ::kill(server->pid, SIGTERM);
}

TEST_F(JourneyTest, AServerThatDiesTakesTheWindowHomeWithWords) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  ::kill(client::running_server()->pid, SIGKILL);
  ASSERT_TRUE(waitUntil([&] { return !kari.application.trouble().isEmpty(); }));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_EQ(kari.application.table()->phase(), TableController::NoTable);
}

TEST_F(JourneyTest, APropertyFileIsPlayedAtATableThatNobodyElseFinds) {
  const auto file = home.path("game.properties");
  std::ofstream{file} << "seed=30008\n";
  Launch launch;
  launch.what = What::privateTable;
  launch.privateServer = std::make_unique<HostedServer>();
  bool ready = false;
  QObject::connect(launch.privateServer.get(), &HostedServer::ready, [&](const client::OwnServer& server) {
    launch.privateTable = server;
    ready = true;
  });
  launch.privateServer->start({.data_dir = {}, .property_file = "lucky-thirteen=" + file.string()});
  ASSERT_TRUE(waitUntil([&] { return ready; }));
  TestWindow kari{home, "main", std::move(launch), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  EXPECT_TRUE(kari.application.table()->notAFairDeal());
  EXPECT_FALSE(client::running_server()) << "other programs would find it";
  EXPECT_TRUE(kari.application.setup()->invitation().isEmpty());
  kari.application.leaveTable();
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("leave")));
  kari.application.answer(QStringLiteral("leave"));
  EXPECT_TRUE(waitUntil([&] { return kari.closed; })) << "it ends with its window";
}

TEST_F(JourneyAtAServerTest, AFriendJoinsByLinkAndTheGameTakesBothToTheTable) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  host(kari);
  EXPECT_EQ(kari.application.page(), Application::SetupPage);
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari.link()));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));
  EXPECT_TRUE(kari.application.setup()->owner());
  EXPECT_FALSE(ola.application.setup()->owner());
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  kari.application.setup()->primary();
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TableController::Playing; }));
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

  host(kari);
  ASSERT_TRUE(ola.application.join(address));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));

  TestWindow per{home, "3", launchAt(server.port()), QStringLiteral("Per")};
  per.application.host(kLuckyThirteen);
  ASSERT_TRUE(per.waitForPeople({QStringLiteral("Per")}));
  TestWindow eva{home, "4", {}, QStringLiteral("Eva")};
  ASSERT_TRUE(eva.application.join(address));
  ASSERT_TRUE(eva.waitForPage(Application::NearbyPage));
  ASSERT_GE(eva.application.nearby()->count(), 2);
  int row = -1;
  for (int i = 0; i < eva.application.nearby()->rowCount(); ++i)
    if (eva.application.nearby()->index(i).data(NearbyTables::OwnerNameRole) == QStringLiteral("Per")) row = i;
  eva.application.joinNearby(row);
  EXPECT_TRUE(per.waitForPeople({QStringLiteral("Per"), QStringLiteral("Eva")}));
}

TEST_F(JourneyAtAServerTest, AWrongPasswordIsSaidAndTheRightOneOpens) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  host(kari);
  kari.application.setup()->setPassword(QStringLiteral("sesame"));
  ASSERT_TRUE(waitUntil([&] { return kari.application.setup()->locked(); }));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari.link()));
  ASSERT_TRUE(ola.waitForQuestion(QStringLiteral("password")));
  EXPECT_FALSE(ola.application.question().value(QStringLiteral("wrong")).toBool());
  ola.application.answer(QStringLiteral("open"));
  ASSERT_TRUE(waitUntil([&] { return ola.application.question().value(QStringLiteral("wrong")).toBool(); }));
  ola.application.answer(QStringLiteral("sesame"));
  EXPECT_TRUE(kari.waitForPeople({kKari, kOla}));
}

TEST_F(JourneyAtAServerTest, WhoeverIsRemovedIsToldAndComesHome) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  host(kari);
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari.link()));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));
  kari.application.setup()->clearSeat(kari.seatOf(kOla));
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("removed")));
  EXPECT_EQ(ola.application.page(), Application::HomePage);
  EXPECT_TRUE(ola.application.waitingSeat().isEmpty());
  EXPECT_TRUE(kari.waitForPeople({kKari}));
  ola.application.acknowledge();
  ASSERT_TRUE(ola.application.join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  EXPECT_TRUE(ola.waitForTrouble(QStringLiteral("removed")));
}

TEST_F(JourneyAtAServerTest, AServerThatWasStartedAnewHasForgottenTheTableAndTheWindowSaysSo) {
  const std::uint16_t port = server.port();
  TestWindow kari{home, "main", launchAt(port, What::playNow), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  server.process().signal(SIGKILL);
  ASSERT_TRUE(server.process().ended());
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  EXPECT_FALSE(kari.application.connection()->stopped()) << "it has not said so";
  EXPECT_EQ(kari.application.page(), Application::TablePage);
  TestServer again{home.path("server"), port};
  ASSERT_EQ(again.port(), port) << "somebody else has taken the port meanwhile";
  ASSERT_TRUE(kari.waitForTrouble(QStringLiteral("started anew")));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_FALSE(kari.application.connection()->lost());
}

TEST_F(JourneyAtAServerTest, AServerThatIsStoppedSaysSoUntilItIsStartedAgain) {
  const std::uint16_t port = server.port();
  TestWindow kari{home, "main", launchAt(port, What::playNow), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  server.process().signal(SIGTERM);
  ASSERT_TRUE(server.process().ended());
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->stopped(); }));
  kari.application.tryNow();  // Nobody is there.
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  EXPECT_TRUE(kari.application.connection()->stopped());
  TestServer again{home.path("server"), port};
  ASSERT_EQ(again.port(), port) << "somebody else has taken the port meanwhile";
  ASSERT_TRUE(kari.waitForTrouble(QStringLiteral("started anew")));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_FALSE(kari.application.connection()->stopped());
}

TEST_F(JourneyAtAServerTest, TheChangedKeyOfAServerIsAQuestion) {
  const std::uint16_t port = server.port();
  TestWindow kari{home, "main", launchAt(port, What::playNow), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  kari.application.leaveTable();
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("leave")));
  kari.application.answer(QStringLiteral("leave"));
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  server.process().signal(SIGTERM);
  ASSERT_TRUE(server.process().ended());
  TestServer another{home.path("another key"), port};
  ASSERT_EQ(another.port(), port) << "somebody else has taken the port meanwhile";

  kari.application.playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("key")));
  EXPECT_EQ(kari.application.question().value(QStringLiteral("shown")).toString().toStdString(), to_hex(another.key()));
  kari.application.answer(QStringLiteral("cancel"));
  EXPECT_TRUE(kari.application.underWay().isEmpty());
  kari.application.playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("key")));
  kari.application.answer(QStringLiteral("trust"));
  EXPECT_TRUE(kari.waitForPage(Application::TablePage));
}

TEST_F(JourneyAtAServerTest, ASeatWaitsForAWindowThatHasDied) {
  {
    TestWindow kari{home, "main", {}, kKari};
    TestWindow ola{home, "2", launchAt(server.port()), kOla};
    host(ola);
    ASSERT_TRUE(kari.application.join(ola.link()));
    ASSERT_TRUE(ola.waitForPeople({kOla, kKari}));
  }
  TestWindow again{home, "main", {}, kKari};
  // A server of another user on this machine: it has no run file here.
  again.application.takeWaitingSeat();
  ASSERT_TRUE(again.waitForPage(Application::TablePage));
  EXPECT_GE(again.seatOf(kKari), 0);
}

TEST_F(JourneyAtAServerTest, LeavingAsksInTheMiddleOfAGameAndOnlyThere) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  host(kari);
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.join(kari.link()));
  ASSERT_TRUE(kari.waitForPeople({kKari, kOla}));
  kari.application.setup()->primary();
  ASSERT_TRUE(waitUntil([&] { return ola.application.table()->phase() == TableController::Playing; }));
  ola.application.leaveTable();
  ASSERT_TRUE(ola.waitForQuestion(QStringLiteral("leave")));
  ola.application.answer(QStringLiteral("cancel"));
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  ola.application.leaveTable();
  ola.application.leaveTable();  // However often: it is one question.
  ola.application.answer(QStringLiteral("leave"));
  EXPECT_TRUE(ola.application.question().isEmpty());
  ASSERT_TRUE(ola.waitForPage(Application::HomePage));
  EXPECT_TRUE(ola.application.waitingSeat().isEmpty());

  TestWindow per{home, "3", launchAt(server.port()), QStringLiteral("Per")};
  host(per);
  per.application.leaveTable();
  EXPECT_TRUE(per.application.question().isEmpty()) << "there is no game yet";
  EXPECT_TRUE(per.waitForPage(Application::HomePage));
}

TEST_F(JourneyAtAServerTest, ACutLineIsCountedDownAndHealsAtThisTable) {
  Relay line{server.port()};
  TestWindow kari{home, "main", {}, kKari};
  TestWindow ola{home, "2", launchAt(server.port()), kOla};
  host(ola);
  ASSERT_TRUE(kari.application.join(QStringLiteral("127.0.0.1:%1").arg(line.port())));
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  line.cut();
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  EXPECT_GT(kari.application.connection()->secondsUntilHeld(), 10);
  EXPECT_LE(kari.application.connection()->secondsUntilHeld(), 15);
  EXPECT_FALSE(kari.application.connection()->attemptText().isEmpty());
  line.mend();
  kari.application.tryNow();
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->online(); }));
  EXPECT_FALSE(kari.application.connection()->lost());
  EXPECT_EQ(kari.application.page(), Application::TablePage);
}

TEST_F(JourneyAtAServerTest, WhoeverWaitsForALostLineCanLeaveAllTheSame) {
  Relay line{server.port()};
  TestWindow kari{home, "main", launchAt(line.port(), What::playNow), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  line.cut();
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  kari.application.leaveTable();
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_FALSE(kari.application.connection()->lost());
  EXPECT_TRUE(kari.application.mayClose());
}

TEST_F(JourneyAtAServerTest, ANewerWindowWithTheSameSeatTakesItOverAndItCanBeTakenBack) {
  TestWindow kari{home, "main", launchAt(server.port(), What::playNow), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  // The profile's file, copied to another place: the same session.
  std::filesystem::copy_file(home.path("profiles") / "main.profile", home.path("profiles") / "copy.profile");
  TestWindow copy{home, "copy", {}, {}};
  ASSERT_TRUE(copy.application.join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  ASSERT_TRUE(copy.waitForPage(Application::TablePage));
  ASSERT_TRUE(waitUntil([&] { return !kari.application.trouble().isEmpty(); }));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_FALSE(kari.application.trouble().value(QStringLiteral("secondary")).toString().isEmpty());
  kari.application.secondary();
  EXPECT_TRUE(kari.waitForPage(Application::TablePage));
}

TEST_F(JourneyTest, AnAddressThatIsNoneIsRefusedAtOnceAndOneWithoutAServerAfterAFewAttempts) {
  TestWindow kari{home, "main", {}, kKari};
  EXPECT_FALSE(kari.application.join(QStringLiteral("not an address!")));
  // A port on which nobody listens: one that was free a moment ago.
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

}  // namespace
}  // namespace cardroom::window
