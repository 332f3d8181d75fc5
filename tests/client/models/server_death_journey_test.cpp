// Goal: a server of this user that dies is started again, and the game goes on. How: the window's models over the real
// connection, with the real server, in a Qt event loop without a display; the tests kill the server.

#include <QTcpServer>
#include <csignal>
#include <sys/wait.h>

#include "client/local/hosting.h"
#include "client/local/own_server.h"
#include "tests/client/models/journey_stage.h"

namespace cardroom::window {
namespace {

const QString kRestarted = QStringLiteral("The server was restarted; nothing was lost.");

/// What a window tells its user.
struct Told {
  explicit Told(TestWindow& window) {
    QObject::connect(&window.application, &Application::told, [this](const QString& text) { all << text; });
    QObject::connect(&window.application, &Application::withdrawn, [this](const QString& text) { withdrawn << text; });
  }
  bool waitForRestart() const {
    return waitUntil([this] { return all.contains(kRestarted); });
  }
  QStringList all;
  QStringList withdrawn;
};

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

/// A person whose own server has died during their turn and is being started again.
struct AfterADeath {
  explicit AfterADeath(const Home& home) : kari{home, "main", {}, kKari} {
    kari.application.ways()->playNow(kLuckyThirteen);
    if (!waitUntil([this] { return kari.application.table()->turn()->yours(); })) return;
    first = client::running_server();
    told.all.clear();
    if (first) ::kill(first->pid, SIGKILL);
  }
  void goesOn() {
    ASSERT_TRUE(first);
    ASSERT_TRUE(told.waitForRestart()) << told.all.join(QLatin1Char{'/'}).toStdString();
    EXPECT_EQ(told.all.first().toStdString(), "The server on this machine has ended. It is being started again.");
    EXPECT_EQ(told.all.last(), kRestarted);
    EXPECT_EQ(told.withdrawn, told.all.first(1)) << "it is no longer true";
    EXPECT_EQ(kari.application.page(), Application::TablePage);
    EXPECT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
    const auto second = client::running_server();
    ASSERT_TRUE(second);
    EXPECT_NE(second->pid, first->pid);
  }

  TestWindow kari;
  Told told{kari};
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
  // If the port could not be held, a server of another test had already taken it, and may be gone by now.
  EXPECT_TRUE(!held || client::running_server()->port != after.first->port);
}

/// Lets a window start a server that outlives it, with a game that the person can resume.
void leaveAServer(const Home& home, const std::string& profile) {
  Launch launch;
  launch.keep_server = true;
  TestWindow kari{home, profile, std::move(launch), kKari};
  kari.application.ways()->playNow(kLuckyThirteen);
  ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
  ASSERT_TRUE(kari.closes());
}

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

}  // namespace
}  // namespace cardroom::window
