// Goal: a host's own server ends with the window or outlives it, as the host and the others want, and the window says
// so. How: the window's models over the real connection, with the real server, in a Qt event loop without a display.

#include <algorithm>
#include <csignal>

#include "client/local/own_server.h"
#include "tests/client/models/journey_stage.h"

namespace cardroom::window {
namespace {

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
  ASSERT_TRUE(waitUntil([&] { return kari->closed; }));
  kari.reset();
  ASSERT_TRUE(waitUntil([&] { return ola.people().contains(kOla) && ola.application.connection()->online(); }));
  ASSERT_TRUE(waitUntil([&] {
    for (const SeatCard& seat : ola.application.setup()->people()->seats()->seats())
      if (seat.name == kKari && seat.away) return true;
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

TEST_F(JourneyTest, AHostWhoClosesTheTableForEverybodyTellsTheOthersAndGoesHome) {
  TestWindow kari{home, "main", {}, kKari};
  ASSERT_TRUE(kari.hosts());
  TestWindow ola{home, "2", {}, kOla};
  ASSERT_TRUE(ola.joins(kari));
  kari.application.ways()->closeTable();
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("close")));
  EXPECT_EQ(kari.application.dialogs()->question().text, QStringLiteral("1 other people are here. They will be told."));
  kari.application.dialogs()->answer(QStringLiteral("cancel"));
  EXPECT_EQ(kari.application.page(), Application::SetupPage);
  EXPECT_TRUE(kari.waitForPeople({kKari, kOla}));

  kari.application.ways()->closeTable();
  ASSERT_TRUE(kari.waitForQuestion(QStringLiteral("close")));
  kari.application.dialogs()->answer(QStringLiteral("end"));
  ASSERT_TRUE(kari.waitForPage(Application::HomePage));
  EXPECT_TRUE(kari.application.dialogs()->trouble().title.isEmpty());
  EXPECT_EQ(kari.application.goOn()->count(), 0) << "her seat is given up";
  EXPECT_FALSE(client::running_server());
  ASSERT_TRUE(ola.waitForTrouble(QStringLiteral("Your table is kept")));
  EXPECT_EQ(ola.application.dialogs()->trouble().title, QStringLiteral("The server has ended"));
  EXPECT_EQ(ola.application.page(), Application::HomePage);
}

TEST_F(JourneyTest, AHostMayLeaveTheServerRunningWithoutAQuestion) {
  auto kari = std::make_unique<TestWindow>(home, "main", Launch{}, kKari);
  kari->application.ways()->host(kLuckyThirteen);
  ASSERT_TRUE(kari->waitForPage(Application::SetupPage));
  ASSERT_TRUE(kari->application.setup()->invitation()->canKeepOpen());
  kari->application.setup()->invitation()->setKeepOpen(true);
  ASSERT_TRUE(kari->closes());
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

TEST_F(JourneyAtAServerTest, ClosingTheWindowKeepsTheSeatOfAPersonWhoPlaysAlone) {
  {
    TestWindow kari{home, "main", launchAt(server.port()), kKari};
    kari.application.ways()->playNow(kLuckyThirteen);
    ASSERT_TRUE(waitUntil([&] { return kari.application.table()->turn()->yours(); }));
    ASSERT_TRUE(kari.closes());
  }
  TestWindow again{home, "main", launchAt(server.port()), kKari};
  ASSERT_EQ(again.application.goOn()->count(), 1);
  again.application.ways()->goOn(0);
  ASSERT_TRUE(again.waitForPage(Application::TablePage));
  EXPECT_TRUE(waitUntil([&] { return again.application.table()->turn()->yours(); }));
}

TEST_F(JourneyAtAServerTest, ClosingTheWindowKeepsTheSeatAmongOthers) {
  TestWindow kari{home, "main", launchAt(server.port()), kKari};
  ASSERT_TRUE(kari.hosts());
  {
    TestWindow ola{home, "2", {}, kOla};
    ASSERT_TRUE(ola.plays(kari));
    ASSERT_TRUE(ola.closes());
  }
  EXPECT_TRUE(waitUntil([&] {
    return std::ranges::any_of(kari.application.setup()->people()->seats()->seats(),
                               [](const SeatCard& seat) { return seat.name == kOla && seat.away; });
  }));
  TestWindow again{home, "2", {}, kOla};
  ASSERT_EQ(again.application.goOn()->count(), 1);
  again.application.ways()->goOn(0);
  ASSERT_TRUE(again.waitForPage(Application::TablePage));
  EXPECT_TRUE(waitUntil([&] { return again.seatOf(kOla) >= 0; }));
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
