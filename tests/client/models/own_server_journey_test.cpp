// Goal: a host's own server starts, serves and stops as the host wants, and the window says so. How: the window's
// models over the real connection, with the real server, in a Qt event loop without a display.

#include <QTcpServer>
#include <QUrl>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/wait.h>

#include "client/local/hosting.h"
#include "client/local/own_server.h"
#include "tests/client/models/journey_stage.h"

namespace cardroom::window {
namespace {

using What = Launch::Kind;

TEST_F(JourneyTest, TheFirstStartAsksForTheNameAndThenDoesWhatWasRequested) {
  Launch launch;
  launch.kind = What::play_now;
  launch.proposed_name = "kari";
  TestWindow window{home, "main", std::move(launch)};
  ASSERT_TRUE(window.waitForQuestion(QStringLiteral("name")));
  EXPECT_EQ(window.application.dialogs()->question().proposed, QStringLiteral("kari"));
  window.application.dialogs()->answer({});
  EXPECT_EQ(window.application.personName(), QStringLiteral("kari"));
  EXPECT_TRUE(window.waitForPage(Application::TablePage));
}

TEST_F(JourneyTest, AnInvalidNameIsAskedForAgain) {
  Launch launch;
  launch.proposed_name = "kari";
  TestWindow window{home, "main", std::move(launch)};
  ASSERT_TRUE(window.waitForQuestion(QStringLiteral("name")));
  EXPECT_FALSE(window.application.dialogs()->question().wrong);
  window.application.dialogs()->answer(QStringLiteral("A name that is far too long to be read by anybody"));
  EXPECT_TRUE(window.application.dialogs()->question().wrong);
  window.application.dialogs()->answer(kKari);
  EXPECT_EQ(window.application.personName(), kKari);
  EXPECT_TRUE(window.application.dialogs()->question().what.isEmpty());
}

TEST_F(JourneyTest, APersonWhoCancelsWhileTheServerStartsStaysAtHome) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  kari.application.ways()->leaveTable();
  EXPECT_TRUE(kari.application.ways()->underWay().isEmpty());
  ASSERT_TRUE(waitUntil([] { return client::running_server().has_value(); }));
  TestWindow ola{home, "2", {}, kOla};
  ola.application.ways()->playNow(kLuckyThirteen);  // On the same server, which has had time to start by then.
  ASSERT_TRUE(ola.waitForPage(Application::TablePage));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
}

TEST_F(JourneyTest, PlayNowStartsAServerAndDealsAtOnce) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  EXPECT_FALSE(kari.application.ways()->underWay().isEmpty());
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TablePhase::Playing; }));
  EXPECT_TRUE(kari.application.ways()->underWay().isEmpty());
  EXPECT_EQ(kari.people(), QStringList{kKari});
  EXPECT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
}

TEST_F(JourneyTest, PlayNowIsPrivateUntilTheOwnerOpensTheTable) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
  EXPECT_EQ(kari.application.table()->clock()->turnSecondsLeft(), -1) << "nobody waits for her";
  EXPECT_TRUE(kari.application.setup()->invitation()->link().isEmpty());
  const QString server = QStringLiteral("127.0.0.1:%1").arg(client::running_server()->port);
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.ways()->join(server));
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("has no table at the moment")));

  kari.application.ways()->invite();
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("open")));
  EXPECT_EQ(kari.application.dialogs()->question().title, QStringLiteral("Open this table to your network?"));
  kari.application.dialogs()->answer(QStringLiteral("cancel"));
  EXPECT_TRUE(kari.application.setup()->invitation()->link().isEmpty());
  kari.application.ways()->invite();
  kari.application.dialogs()->answer(QStringLiteral("open"));
  ASSERT_TRUE(waitUntil([&] { return !kari.application.setup()->invitation()->link().isEmpty(); }));
  EXPECT_EQ(kari.application.page(), Application::SetupPage) << "the page with the invitation";
  ola.application.dialogs()->acknowledge();
  ASSERT_TRUE(ola.application.ways()->join(kari.link()));
  EXPECT_TRUE(ola.waitForPage(Application::TablePage));
  EXPECT_EQ(kari.application.page(), Application::SetupPage) << "until she returns to the game";
  kari.application.back();
  EXPECT_EQ(kari.application.page(), Application::TablePage);
}

TEST_F(JourneyTest, ASecondWindowOfTheSameUserUsesTheRunningServerAsAnotherPerson) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::SetupPage));
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.application.ways()->join(QStringLiteral("127.0.0.1:%1").arg(client::running_server()->port)));
  ASSERT_TRUE(ola.waitForPage(Application::TablePage));
  EXPECT_TRUE(kari.waitForPeople({kKari, kOla}));
}

TEST_F(JourneyTest, PeopleLeftAtOnesOwnServerAreMentionedFromAnywhere) {
  TestServer elsewhere{home.path("elsewhere")};
  TestWindow kari{home, "main", {}, kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  TestWindow per{home, "3", launchAt(elsewhere.port()), kPer};
  ASSERT_TRUE(per.hosts());
  ASSERT_TRUE(kari.joins(per));
  EXPECT_FALSE(kari.application.ways()->mayClose());
  EXPECT_TRUE(kari.waitForQuestion(QStringLiteral("close")));
  EXPECT_TRUE(ola.waitForPeople({kOla}));
}

TEST_F(JourneyTest, TheHostsWindowAsksBeforeItClosesOnOthersAndCanLeaveThemTheServer) {
  auto kari = std::make_unique<TestWindow>(home, "main", Launch{}, kKari);
  ASSERT_TRUE(kari->hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(*kari));

  EXPECT_FALSE(kari->application.ways()->mayClose());
  ASSERT_TRUE(kari->waitForQuestion(QStringLiteral("close")));
  kari->application.dialogs()->answer(QStringLiteral("cancel"));
  EXPECT_FALSE(kari->closed);
  EXPECT_FALSE(kari->application.ways()->mayClose());
  kari->application.dialogs()->answer(QStringLiteral("keep"));
  EXPECT_TRUE(kari->closed);
  kari.reset();
  ASSERT_TRUE(waitUntil([&] { return ola.people().contains(kOla) && ola.application.connection()->online(); }));
  ASSERT_TRUE(waitUntil([&] {
    for (const SeatCard& seat : ola.application.setup()->people()->seats()->seats())
      if (seat.name == kKari && seat.lost) return true;
    return false;
  })) << "the server has not seen Kari go";
  const auto server = client::running_server();
  ASSERT_TRUE(server) << "the server has ended with its host";
  ::kill(server->pid, SIGTERM);
}

TEST_F(JourneyTest, AHostWhoEndsTheServerTellsTheOthers) {
  TestWindow kari{home, "main", {}, kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  EXPECT_FALSE(kari.application.ways()->mayClose());
  kari.application.dialogs()->answer(QStringLiteral("end"));
  EXPECT_TRUE(waitUntil([&] { return kari.closed; }));
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("Your table is kept")));
  EXPECT_EQ(ola.application.dialogs()->trouble().title, QStringLiteral("The server has ended"));
  EXPECT_EQ(ola.application.page(), Application::HomePage);
  EXPECT_EQ(ola.application.goOn()->count(), 1) << "the host may resume the table";
  EXPECT_FALSE(client::running_server());
}

TEST_F(JourneyTest, AHostWhoClosesTheWindowDoesNotEndAGameAtAnotherTableOfTheServer) {
  auto kari = std::make_unique<TestWindow>(home, "main", Launch{}, kKari);
  ASSERT_TRUE(kari->hosts());
  auto ola = std::make_unique<TestWindow>(home, "2", Launch{}, kOla);
  ASSERT_TRUE(ola->hosts()) << "on the same server";
  kari->application.ways()->leaveTable();
  ASSERT_TRUE(kari->waitForPage(Application::HomePage));
  EXPECT_FALSE(kari->application.ways()->mayClose());
  ASSERT_TRUE(waitUntil([&] { return kari->closed; }));
  kari.reset();

  TestWindow per{home, "3", {}, kPer};
  ASSERT_TRUE(per.plays(*ola));
  EXPECT_TRUE(ola->application.dialogs()->trouble().title.isEmpty());
  EXPECT_TRUE(per.leavesTheGame());
  ASSERT_TRUE(per.waitForPage(Application::HomePage));
  ola.reset();
  EXPECT_TRUE(waitUntil([] { return !client::running_server(); })) << "nobody is there any more";
}

TEST_F(JourneyTest, ClosingTheTableOfOnesOwnServerLeadsHome) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->host(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::SetupPage));
  kari.application.ways()->closeTable();
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  EXPECT_TRUE(waitUntil([] { return !client::running_server(); }));
  EXPECT_TRUE(kari.application.dialogs()->trouble().title.isEmpty());
  kari.application.ways()->playNow(kLuckyThirteen);
  EXPECT_TRUE(kari.waitForPage(Application::TablePage)) << "a second server does not start";
}

TEST_F(JourneyTest, AHostMayLeaveTheServerRunningWithoutAQuestion) {
  auto kari = std::make_unique<TestWindow>(home, "main", Launch{}, kKari);
  kari->application.ways()->host(kLuckyThirteen);
  ASSERT_TRUE(kari->waitForPage(Application::SetupPage));
  ASSERT_TRUE(kari->application.setup()->invitation()->canKeepOpen());
  kari->application.setup()->invitation()->setKeepOpen(true);
  EXPECT_TRUE(kari->application.ways()->mayClose());
  kari.reset();

  // The seat waits there for a window that is opened later.
  TestWindow again{home, "main", {}, kKari};
  const auto server = client::running_server();
  ASSERT_TRUE(server);
  EXPECT_EQ(again.application.goOn()->count(), 1);
  again.application.ways()->goOn(0);
  EXPECT_TRUE(again.waitForPeople({kKari}));
  ::kill(server->pid, SIGTERM);
}

TEST_F(JourneyTest, AServerThatDiesTooOftenTakesTheWindowHomeWithAReason) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  int last = 0;
  const auto another = [&] {
    const auto running = client::running_server();
    return running && running->pid != last && kari.application.connection()->online();
  };
  for (std::size_t i = 0; i <= client::kRestartsMax; ++i) {
    ASSERT_TRUE(waitUntil(another)) << "the server is not started again after dying " << i << " times";
    last = client::running_server()->pid;
    ::kill(last, SIGKILL);
  }
  ASSERT_TRUE(waitUntil([&] { return !kari.application.dialogs()->trouble().title.isEmpty(); }));
  EXPECT_EQ(kari.application.dialogs()->trouble().title, QStringLiteral("The server has ended"));
  EXPECT_EQ(kari.application.goOn()->count(), 1) << "her table is kept";
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_EQ(kari.application.table()->phase(), TablePhase::NoTable);
}

/// A launch with this property file on the command line.
Launch launchOf(const std::filesystem::path& file, const std::string& text) {
  std::ofstream{file} << text;
  Launch launch;
  launch.kind = What::private_table;
  launch.file.file = file;
  return launch;
}

TEST_F(JourneyTest, APropertyFileIsPlayedAtATableThatIsNotAnnounced) {
  TestWindow kari{home, "main", launchOf(home.path("game.properties"), "isAuto=false\nseed=30008\n"), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  EXPECT_TRUE(kari.application.table()->notAFairDeal());
  EXPECT_FALSE(client::running_server()) << "other programs would find it";
  EXPECT_TRUE(kari.application.setup()->invitation()->link().isEmpty());
  ASSERT_TRUE(kari.leavesTheGame());
  EXPECT_TRUE(waitUntil([&] { return kari.closed; })) << "it ends with its window";
}

TEST_F(JourneyTest, ABadFileIsReportedInTheWindowAndAnotherOneCanBeOpened) {
  const auto bad = home.path("bad.properties");
  TestWindow kari{home, "main", launchOf(bad, "isAuto=true\nplayers.0=wizard\n"), kKari};
  ASSERT_TRUE(kari.waitForTrouble(QString::fromStdString(bad.string()) + QStringLiteral(":2: players.0 = wizard")));
  EXPECT_EQ(kari.application.dialogs()->trouble().title, QStringLiteral("This file cannot be played"));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_TRUE(kari.application.ways()->underWay().isEmpty());
  EXPECT_FALSE(kari.closed);

  for (const std::string name : {"first.properties", "second.properties"}) {
    const auto good = home.path(name);
    std::ofstream{good} << "\xEF\xBB\xBFisAuto=false\nseed=30008\n";
    ASSERT_TRUE(
        kari.application.ways()->openFile(QUrl::fromLocalFile(QString::fromStdString(good.string())).toString()));
    if (!kari.application.dialogs()->question().what.isEmpty())
      kari.application.dialogs()->answer(QStringLiteral("leave"));
    ASSERT_TRUE(waitUntil([&] {
      return kari.application.page() == Application::TablePage &&
             kari.application.table()->tableName() == QString::fromStdString(good.stem().string());
    }));
    ASSERT_TRUE(waitUntil([&] { return kari.application.table()->phase() == TablePhase::Playing; }));
    EXPECT_EQ(kari.application.ways()->remarks().size(), 1) << "the byte order mark";
  }
  ASSERT_TRUE(kari.leavesTheGame());
  EXPECT_TRUE(kari.waitForPage(Application::HomePage));
  EXPECT_FALSE(kari.closed) << "it was not opened for this file";
}

TEST_F(JourneyTest, APersonWhoCancelsAFileStaysAtHome) {
  const auto file = home.path("game.properties");
  std::ofstream{file} << "isAuto=false\n";
  TestWindow kari{home, "main", {}, kKari};
  const QString path = QString::fromStdString(file.string());
  EXPECT_FALSE(kari.application.ways()->openFile(QStringLiteral("game.properties"))) << "from where?";
  ASSERT_TRUE(kari.application.ways()->openFile(path));
  EXPECT_FALSE(kari.application.ways()->underWay().isEmpty());
  kari.application.ways()->leaveTable();
  EXPECT_TRUE(kari.application.ways()->underWay().isEmpty());
  ASSERT_TRUE(kari.application.ways()->openFile(path)) << "while the first server is still ending";
  EXPECT_TRUE(kari.waitForPage(Application::TablePage));
}

/// A person whose own server has died at their turn, and is being started again.
struct AfterADeath {
  explicit AfterADeath(const Home& home) : kari{home, "main", {}, kKari} {
    QObject::connect(&kari.application, &Application::told, [this](const QString& text) { told << text; });
    QObject::connect(&kari.application, &Application::withdrawn, [this](const QString& text) { told.removeAll(text); });
    kari.application.ways()->playNow(kLuckyThirteen);
    if (!waitUntil([this] { return kari.application.table()->turn()->yours(); })) return;
    first = client::running_server();
    told.clear();
    if (first) ::kill(first->pid, SIGKILL);
  }
  void goesOn() {
    ASSERT_TRUE(first);
    ASSERT_TRUE(waitUntil([&] { return !told.isEmpty(); }));
    EXPECT_EQ(told.first().toStdString(), "The server on this machine has ended. It is being started again.");
    const QString restarted = QStringLiteral("The server was restarted; nothing was lost.");
    ASSERT_TRUE(waitUntil([&] { return told.contains(restarted); })) << told.join(QLatin1Char{'/'}).toStdString();
    EXPECT_EQ(told, QStringList{restarted}) << "the earlier notice has been withdrawn";
    EXPECT_EQ(kari.application.page(), Application::TablePage);
    EXPECT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
    const auto second = client::running_server();
    ASSERT_TRUE(second);
    EXPECT_NE(second->pid, first->pid);
  }

  TestWindow kari;
  QStringList told;  ///< What has been told and not withdrawn.
  std::optional<client::OwnServer> first;
};

TEST_F(JourneyTest, AServerThatDiesIsStartedAgainAndTheGameGoesOn) {
  AfterADeath after{home};
  after.goesOn();
}

TEST_F(JourneyTest, AServerWhosePortIsTakenWhenItIsStartedAgainGoesOnAtAnother) {
  AfterADeath after{home};
  ASSERT_TRUE(after.first);
  siginfo_t ending{};
  ASSERT_EQ(::waitid(P_PID, static_cast<id_t>(after.first->pid), &ending, WEXITED | WNOWAIT), 0);
  QTcpServer another;
  const bool held = another.listen(QHostAddress::Any, after.first->port);
  after.goesOn();
  // If it was not held, a server of another test was faster, and may be gone again.
  EXPECT_TRUE(!held || client::running_server()->port != after.first->port);
}

/// Lets a window start a server that outlives it, with a game that goes on for its person.
void leaveAServer(const Home& home, const std::string& profile) {
  Launch launch;
  launch.keep_server = true;
  TestWindow kari{home, profile, std::move(launch), kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
  ASSERT_TRUE(kari.application.ways()->mayClose());
}

/// What a window tells its person.
struct Told {
  explicit Told(TestWindow& window) {
    QObject::connect(&window.application, &Application::told, [this](const QString& text) { all << text; });
  }
  bool waitForRestart() const {
    return waitUntil([this] { return all.contains(QStringLiteral("The server was restarted; nothing was lost.")); });
  }
  QStringList all;
};

TEST_F(JourneyTest, AServerOfAnEarlierWindowThatDiesIsStartedAgainToo) {
  ASSERT_NO_FATAL_FAILURE(leaveAServer(home, "main"));
  const auto first = client::running_server();
  ASSERT_TRUE(first);
  auto kari = std::make_unique<TestWindow>(home, "main", Launch{}, kKari);
  const Told told{*kari};
  kari->application.ways()->goOn(0);
  ASSERT_TRUE(waitUntil([&] { return kari->application.table()->turn()->yours(); }));
  ::kill(first->pid, SIGKILL);
  ASSERT_TRUE(told.waitForRestart()) << told.all.join(QLatin1Char{'/'}).toStdString();
  EXPECT_TRUE(told.all.contains(QStringLiteral("The server on this machine has ended. It is being started again.")));
  EXPECT_EQ(kari->application.page(), Application::TablePage);
  EXPECT_TRUE(waitUntil([&] { return kari->application.table()->turn()->yours(); }));
  const auto second = client::running_server();
  ASSERT_TRUE(second);
  EXPECT_NE(second->pid, first->pid);
  kari.reset();  // As if the window had crashed.
  EXPECT_FALSE(waitUntil([] { return !client::running_server(); }, std::chrono::milliseconds{500}))
      << "the first server did not depend on this window either";
  ::kill(second->pid, SIGTERM);
}

TEST_F(JourneyTest, OfTwoWindowsThatStartTheServerAgainOneUsesTheOthers) {
  ASSERT_NO_FATAL_FAILURE(leaveAServer(home, "main"));
  const auto first = client::running_server();
  ASSERT_TRUE(first);
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->goOn(0);
  TestWindow ola{home, "2", {}, kOla};
  ola.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
  ASSERT_TRUE(waitUntil([&] { return ola.application.table()->turn()->yours(); }));
  const Told kariTold{kari};
  const Told olaTold{ola};
  ::kill(first->pid, SIGKILL);
  EXPECT_TRUE(kariTold.waitForRestart()) << kariTold.all.join(QLatin1Char{'/'}).toStdString();
  EXPECT_TRUE(olaTold.waitForRestart()) << olaTold.all.join(QLatin1Char{'/'}).toStdString();
  EXPECT_EQ(kari.application.page(), Application::TablePage);
  EXPECT_EQ(ola.application.page(), Application::TablePage);
  const auto second = client::running_server();
  ASSERT_TRUE(second);
  ::kill(second->pid, SIGTERM);
}

TEST_F(JourneyTest, ANewGameLeavesTheOneThatWasClosedWhereItIs) {
  {
    TestWindow kari{home, "main", {}, kKari};
    kari.application.ways()->playNow(kLuckyThirteen);
    ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
    EXPECT_FALSE(kari.application.ways()->mayClose());
    ASSERT_TRUE(waitUntil([&] { return kari.closed; }));
  }
  TestWindow again{home, "main", {}, kKari};
  again.application.ways()->playNow(QStringLiteral("pasur"));
  ASSERT_TRUE(again.waitForPage(Application::TablePage));
  EXPECT_EQ(again.application.table()->kind(), QStringLiteral("pasur"));
}

TEST_F(JourneyTest, AGameThatWasClosedGoesOnFromHome) {
  {
    TestWindow kari{home, "main", {}, kKari};
    kari.application.ways()->playNow(kLuckyThirteen);
    ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
    EXPECT_FALSE(kari.application.ways()->mayClose()) << "her server ends first";
    ASSERT_TRUE(waitUntil([&] { return kari.closed; }));
  }
  ASSERT_TRUE(waitUntil([] { return !client::running_server().has_value(); }));
  TestWindow again{home, "main", {}, kKari};
  again.application.ways()->follow();
  EXPECT_EQ(again.application.goOn()->count(), 1);
  again.application.ways()->goOn(0);
  ASSERT_TRUE(again.waitForPage(Application::TablePage));
  EXPECT_TRUE(waitUntil([&] { return again.application.table()->turn()->yours(); }));
}

}  // namespace
}  // namespace cardroom::window
