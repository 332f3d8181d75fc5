// Goal: the loss of a connection or server is reported, the window recovers from it, and the seat is kept. How: the
// window's models over the real connection, with the real server, in a Qt event loop without a display.

#include <csignal>

#include "tests/client/models/journey_stage.h"
#include "tests/client/net/relay.h"

namespace cardroom::window {
namespace {

using What = Launch::Kind;

TEST_F(JourneyAtAServerTest, ACutLineIsCountedDownAndHealsAtThisTable) {
  Relay line{server.port()};
  TestWindow kari{home, "main", {}, kKari};
  TestWindow ola{home, "2", launchAt(server.port()), kOla};
  ASSERT_TRUE(ola.hosts());
  ASSERT_TRUE(kari.application.ways()->join(QStringLiteral("127.0.0.1:%1").arg(line.port())));
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  line.cut();
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  EXPECT_GT(kari.application.connection()->secondsUntilHeld(), 10);
  EXPECT_LE(kari.application.connection()->secondsUntilHeld(), 15);
  EXPECT_FALSE(kari.application.connection()->attemptText().isEmpty());
  EXPECT_TRUE(
      kari.application.connection()->text().contains(QStringLiteral("Your seat is kept; if it’s still running")))
      << kari.application.connection()->text().toStdString();
  line.mend();
  kari.application.ways()->tryNow();
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->online(); }));
  EXPECT_FALSE(kari.application.connection()->lost());
  EXPECT_EQ(kari.application.page(), Application::TablePage);
}

TEST_F(JourneyAtAServerTest, APersonWhoWaitsForALostConnectionCanStillLeave) {
  Relay line{server.port()};
  TestWindow kari{home, "main", launchAt(line.port(), What::play_now), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  line.cut();
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  kari.application.ways()->leaveTable();
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_FALSE(kari.application.connection()->lost());
  EXPECT_TRUE(kari.application.ways()->mayClose());
}

TEST_F(JourneyAtAServerTest, AServerThatIsStoppedSaysSoUntilItIsStartedAgain) {
  const std::uint16_t port = server.port();
  TestWindow kari{home, "main", launchAt(port, What::play_now), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  server.process().signal(SIGTERM);
  ASSERT_TRUE(server.process().ended());
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->stopped(); }));
  kari.application.ways()->tryNow();  // No server is running.
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  EXPECT_TRUE(kari.application.connection()->stopped());
  TestServer again{home.path("server"), port};
  ASSERT_EQ(again.port(), port) << "another program has taken the port in the meantime";
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->online(); }));
  EXPECT_EQ(kari.application.page(), Application::TablePage);
  EXPECT_FALSE(kari.application.connection()->stopped());
}

TEST_F(JourneyAtAServerTest, AServerThatWasKilledGoesOnWithTheTableAndTheWindowSaysSo) {
  const std::uint16_t port = server.port();
  TestWindow kari{home, "main", launchAt(port, What::play_now), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  server.process().signal(SIGKILL);
  ASSERT_TRUE(server.process().ended());
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->lost(); }));
  EXPECT_FALSE(kari.application.connection()->stopped()) << "it has not said so";
  const auto said = [&] { return kari.application.connection()->text(); };
  EXPECT_TRUE(waitUntil([&] { return said().contains(QStringLiteral("Your table is kept")); })) << said().toStdString();
  EXPECT_EQ(kari.application.page(), Application::TablePage);
  QStringList told;
  QObject::connect(&kari.application, &Application::told, [&](const QString& text) { told << text; });
  TestServer again{home.path("server"), port};
  ASSERT_EQ(again.port(), port) << "another program has taken the port in the meantime";
  ASSERT_TRUE(waitUntil([&] { return kari.application.connection()->online(); }));
  ASSERT_TRUE(waitUntil([&] { return !told.isEmpty(); }));
  EXPECT_EQ(told.last(), QStringLiteral("The server was restarted; nothing was lost."));
  EXPECT_EQ(kari.application.page(), Application::TablePage);
  EXPECT_GE(kari.seatOf(kKari), 0);
}

TEST_F(JourneyAtAServerTest, ASeatWaitsForAWindowThatHasDied) {
  {
    TestWindow kari{home, "main", {}, kKari};
    TestWindow ola{home, "2", launchAt(server.port()), kOla};
    ASSERT_TRUE(ola.hosts());
    ASSERT_TRUE(kari.joins(ola));
  }
  TestWindow again{home, "main", {}, kKari};
  // This server looks like another user's on this machine, because it has no run file here.
  again.application.ways()->goOn(0);
  ASSERT_TRUE(again.waitForPage(Application::TablePage));
  EXPECT_GE(again.seatOf(kKari), 0);
}

TEST_F(JourneyAtAServerTest, ASeatThatWasGivenToALateFriendIsNotThereAnyMore) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  {
    TestWindow ola{home, "2", {}, kOla};
    ASSERT_TRUE(ola.plays(kari));
  }
  TestWindow per{home, "3", {}, kPer};
  ASSERT_TRUE(per.comesLate(kari));
  SetupPeople& people = *kari.application.setup()->people();
  ASSERT_TRUE(
      waitUntil([&] { return people.seats()->seats()[1].givable && people.successors() == QStringList{kPer}; }));
  people.giveSeat(1, kPer);
  ASSERT_TRUE(waitUntil([&] { return !per.application.table()->people()->watching(); }));
  TestWindow again{home, "2", {}, kOla};
  again.application.ways()->goOn(0);
  EXPECT_TRUE(again.waitForTrouble(QStringLiteral("The owner has given your seat to")));
  EXPECT_EQ(again.application.page(), Application::HomePage);
}

TEST_F(JourneyAtAServerTest, ANewerWindowWithTheSameSeatTakesItOverAndItCanBeTakenBack) {
  TestWindow kari{home, "main", launchAt(server.port(), What::play_now), kKari};
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  // A copy of the profile file has the same session.
  std::filesystem::copy_file(home.path("profiles") / "main.profile", home.path("profiles") / "copy.profile");
  TestWindow copy{home, "copy", {}, {}};
  ASSERT_TRUE(copy.application.ways()->join(QStringLiteral("127.0.0.1:%1").arg(server.port())));
  ASSERT_TRUE(copy.waitForPage(Application::TablePage));
  ASSERT_TRUE(waitUntil([&] { return !kari.application.dialogs()->trouble().title.isEmpty(); }));
  EXPECT_EQ(kari.application.page(), Application::HomePage);
  EXPECT_FALSE(kari.application.dialogs()->trouble().secondary.isEmpty());
  kari.application.dialogs()->secondary();
  EXPECT_TRUE(kari.waitForPage(Application::TablePage));
}

}  // namespace
}  // namespace cardroom::window
