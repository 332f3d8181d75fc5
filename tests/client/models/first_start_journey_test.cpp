// Goal: a window that starts without a server gets one, and only one, when its user plays. How: the window's models
// over the real connection, with the real server, in a Qt event loop without a display.

#include "client/local/own_server.h"
#include "tests/client/models/journey_stage.h"

namespace cardroom::window {
namespace {

TEST_F(JourneyTest, TheFirstStartAsksForTheNameAndThenDoesWhatWasRequested) {
  Launch launch;
  launch.kind = Launch::Kind::play_now;
  launch.proposed_name = "kari";
  TestWindow window{home, "main", std::move(launch)};
  ASSERT_TRUE(window.waitForPage(Application::FirstStartPage));
  EXPECT_EQ(window.application.proposedName(), QStringLiteral("kari"));
  window.application.setPersonPicture(QStringLiteral("fox"));
  EXPECT_TRUE(window.application.begin(window.application.proposedName()));
  EXPECT_EQ(window.application.personName(), QStringLiteral("kari"));
  EXPECT_TRUE(window.waitForPage(Application::TablePage));
}

TEST_F(JourneyTest, TheFirstStartNeedsAValidName) {
  TestWindow window{home, "main", {}};
  ASSERT_TRUE(window.waitForPage(Application::FirstStartPage));
  EXPECT_EQ(window.application.proposedName(), QString{});
  EXPECT_FALSE(window.application.begin({}));
  EXPECT_FALSE(window.application.begin(QStringLiteral("A name that is far too long to be read by anybody")));
  EXPECT_EQ(window.application.page(), Application::FirstStartPage);
  EXPECT_TRUE(window.application.begin(kKari));
  EXPECT_EQ(window.application.personName(), kKari);
  EXPECT_EQ(window.application.page(), Application::HomePage);
}

TEST_F(JourneyTest, TheNextStartKnowsTheNameAndThePicture) {
  {
    TestWindow window{home, "main", {}};
    ASSERT_TRUE(window.waitForPage(Application::FirstStartPage));
    window.application.setPersonPicture(QStringLiteral("unicorn"));
    EXPECT_EQ(window.application.personPicture(), QString{}) << "there is none";
    window.application.setPersonPicture(QStringLiteral("owl"));
    ASSERT_TRUE(window.application.begin(kKari));
  }
  TestWindow window{home, "main", {}};
  EXPECT_EQ(window.application.page(), Application::HomePage);
  EXPECT_EQ(window.application.personName(), kKari);
  EXPECT_EQ(window.application.personPicture(), QStringLiteral("owl"));
  EXPECT_EQ(Application::pictures().size(), 13);
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

}  // namespace
}  // namespace cardroom::window
