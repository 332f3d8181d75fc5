// Goal: past games are found, watched, saved and deleted by keyboard and through a screen reader's actions, and their
// statistics are reported to a screen reader. How: the real window with canned models, without a display.
#include <gtest/gtest.h>

#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/past_games.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using window::Application;

QString s(const char* text) {
  return QString::fromUtf8(text);
}

const QString kPinochle = s("Watch again: Pinochle with Selma. Won, 268 to 141. Today, 20:41. 14 minutes.");

struct History : ::testing::Test {
  /// Moves the focus by Tab to the item with this name.
  static bool tabTo(ShownScene& scene, const QString& name) {
    for (int i = 0; i < 40; ++i) {
      if (scene.focused().startsWith(name)) return true;
      scene.key(Qt::Key_Tab);
    }
    return false;
  }
  static bool tells(ShownScene& scene, const QString& text) {
    scene.rest();
    return PageReview{scene.window()}.texts().contains(text);
  }
  static int found(ShownScene& scene) { return scene.application().games()->list()->found(); }
};

TEST_F(History, IsReachedFromHomeAndLeftByEscape) {
  ShownScene scene{s("home-evening"), {.size = kUsualSize}};
  EXPECT_TRUE(scene.shows(s("Won Pinochle, 268 to 141. With Selma, today.")));
  scene.press(s("Your games"));
  EXPECT_EQ(scene.application().page(), Application::GamesPage);
  EXPECT_TRUE(scene.focused().startsWith(s("Search your games"))) << scene.focused().toStdString();
  scene.key(Qt::Key_Escape);
  EXPECT_EQ(scene.application().page(), Application::HomePage);
}

TEST_F(History, GoesDownFromTheSearchToTheFirstGame) {
  ShownScene scene{s("history"), {.size = kUsualSize}};
  scene.key(Qt::Key_Down);
  EXPECT_TRUE(scene.focused().startsWith(kPinochle)) << scene.focused().toStdString();
}

TEST_F(History, FindsGamesAsOneTypes) {
  ShownScene scene{s("history"), {.size = kUsualSize}};
  EXPECT_EQ(found(scene), 118);
  scene.type(s("henrik"));
  EXPECT_EQ(found(scene), 1);
  EXPECT_TRUE(tells(scene, s("1 of 118 games have “henrik” in a name, a game or a table.")));
  EXPECT_FALSE(scene.shows(kPinochle));
  scene.key(Qt::Key_Escape);
  EXPECT_EQ(found(scene), 118) << "the first Escape clears the search";
  EXPECT_EQ(scene.application().page(), Application::GamesPage);
  scene.type(s("zzz"));
  EXPECT_TRUE(tells(scene, s("No game matches.")));
  scene.press(s("Clear search"));
  EXPECT_EQ(found(scene), 118);
}

TEST_F(History, WatchesTheFirstGameByEnterAndAnyByW) {
  ShownScene scene{s("history"), {.size = kUsualSize}};
  const auto watched = [&] {
    // The files of the scene do not exist.
    const QString trouble = scene.application().dialogs()->trouble().text;
    scene.application().dialogs()->acknowledge();
    return trouble;
  };
  const auto all = past_games();
  const auto file = [&](std::size_t game) { return QString::fromStdString(all[game].file.string()); };
  scene.key(Qt::Key_Return);
  EXPECT_TRUE(watched().contains(file(0)));
  ASSERT_TRUE(tabTo(scene, s("Watch again: Pasur with Selma and Jonas.")));
  scene.key(Qt::Key_W);
  EXPECT_TRUE(watched().contains(file(1)));
}

TEST_F(History, WatchesAGameAgainFromItsResult) {
  for (const QSize size : {kUsualSize, kSmallSize}) {
    ShownScene scene{s("lucky-thirteen-evening"), {.size = size}};
    EXPECT_TRUE(scene.focused().startsWith(s("Play again"))) << scene.focused().toStdString();
    scene.press(s("Watch again"));
    EXPECT_TRUE(scene.application().dialogs()->trouble().text.contains(s("game.cardroom"))) << "it does not exist";
  }
  ShownScene scene{s("lucky-thirteen-result"), {.size = kUsualSize}};
  EXPECT_TRUE(scene.shows(s("Watch again")));
  scene.application().table()->fair()->gameKept("another table", 1, s("/other.cardroom"));
  EXPECT_FALSE(scene.shows(s("Watch again"))) << "this game has not been kept";
}

TEST_F(History, AsksNothingAtTheEndOfThePersonsOwnGame) {
  ShownScene scene{s("replay-thrones-end"), {.size = kUsualSize}};
  EXPECT_TRUE(scene.shows(s("Leave")));
  EXPECT_FALSE(scene.shows(s("One moment …")) || scene.shows(s("Play again")) || scene.shows(s("Watch again")));
}

TEST_F(History, TellsHowAGameWentOnceItsRowIsSeen) {
  ShownScene scene{s("history"), {.size = kUsualSize}};
  EXPECT_TRUE(tells(scene, s("Bid 220, made with 48 to spare")));
}

TEST_F(History, AsksBeforeItDeletesAGame) {
  ShownScene scene{s("history"), {.size = kUsualSize}};
  ASSERT_TRUE(tabTo(scene, kPinochle));
  scene.key(Qt::Key_Delete);
  EXPECT_EQ(scene.application().dialogs()->question().what, s("delete"));
  // The game is gone before the person answers.
  scene.application().games()->show({}, this_evening());
  scene.application().dialogs()->follow();
  EXPECT_EQ(scene.application().dialogs()->question().what, QString{});
  EXPECT_TRUE(tells(scene, s("The games that you play to the end are kept here.")));
}

TEST_F(History, SavesAGameFromItsMenu) {
  ShownScene scene{s("history"), {.size = kUsualSize}};
  QStringList told;
  QObject::connect(scene.application().games(), &window::YourGames::announced, scene.application().games(),
                   [&](const QString& sentence) { told << sentence; });
  ASSERT_TRUE(tabTo(scene, s("Save or delete: Pinochle")));
  scene.key(Qt::Key_Return);
  scene.press(s("Save as log"));
  EXPECT_EQ(told, QStringList{s("The game could not be saved among your documents.")}) << "its file does not exist";
  scene.rest();
  EXPECT_TRUE(scene.focused().startsWith(s("Save or delete: Pinochle"))) << scene.focused().toStdString();
}

TEST_F(History, TellsItsFigures) {
  ShownScene scene{s("statistics"), {.size = kUsualSize}};
  EXPECT_TRUE(tells(scene, s("Games: 30. Since April.")));
  EXPECT_TRUE(tells(scene, s("Parisa: 7 of 11 won.")));
  const QString curve = scene.application().games()->statistics()->curveSpoken();
  EXPECT_TRUE(curve.startsWith(s("Games won, in 100, each of the last ten games: ")));
  EXPECT_TRUE(tells(scene, curve));
  scene.press(s("Points"));
  EXPECT_TRUE(scene.application().games()->statistics()->byPoints());
  scene.press(s("Game of Thrones"));
  EXPECT_EQ(scene.application().games()->statistics()->kind(), s("thrones"));
  scene.application().games()->show({}, this_evening());
  EXPECT_TRUE(tells(scene, s("You have not played this game to the end yet.")));
}

TEST_F(History, NeedsFiveGamesForACurve) {
  ShownScene scene{s("statistics"), {.size = kUsualSize}};
  auto games = past_games();
  std::erase_if(games, [](const client::PastGame& game) { return game.kind != "pasur"; });
  games.resize(4);
  scene.application().games()->show(games, this_evening());
  EXPECT_TRUE(tells(scene, s("Five games make a curve.")));
}

TEST_F(History, LeavesHomesRailAsItWasWithoutGames) {
  ShownScene scene{s("home-evening"), {.size = kUsualSize}};
  EXPECT_TRUE(tells(scene, s("Lately")));
  scene.application().games()->show({}, this_evening());
  EXPECT_FALSE(tells(scene, s("Lately")));
}

}  // namespace
}  // namespace cardroom::testing
