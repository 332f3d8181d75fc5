// Goal: a property file is played on a server of its own, which nobody else can find. How: the window's models over the
// real connection, with the real server, in a Qt event loop without a display.

#include <QUrl>
#include <filesystem>
#include <fstream>

#include "client/local/own_server.h"
#include "tests/client/models/journey_stage.h"

namespace cardroom::window {
namespace {

/// A launch with this property file on the command line.
Launch launchOf(const std::filesystem::path& file, const std::string& text) {
  std::ofstream{file} << text;
  Launch launch;
  launch.kind = Launch::Kind::private_table;
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
  EXPECT_EQ(kari.application.dialogs()->trouble().title, QStringLiteral("This file can’t be played"));
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

}  // namespace
}  // namespace cardroom::window
