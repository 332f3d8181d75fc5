// Goal: the tables where a seat waits for the person are offered on Home and in a separate list, and can be resumed or
// forgotten by keyboard and through a screen reader's actions. How: the real window with canned models, without a
// display.
#include <gtest/gtest.h>

#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/scenes/tables_to_go_on.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using window::Application;

const QString kPasur = QStringLiteral("Go on: Pasur with Selma and Jonas. 41 to 38 to 22. Selma is there.");
const QString kThrones = QStringLiteral("Go on: Game of Thrones with Henrik and two bots. 27 to 19. Since Tuesday.");
const QString kThirteen = QStringLiteral("Go on: Lucky Thirteen with three bots. No game is on. Kept until Saturday.");
const QString kAll = QStringLiteral("All tables to go on with");

struct GoOn : ::testing::Test {
  /// Moves the focus by Tab to the item with this name.
  bool tabTo(ShownScene& scene, const QString& name) {
    for (int i = 0; i < 40; ++i) {
      if (scene.focused().startsWith(name)) return true;
      scene.key(Qt::Key_Tab);
    }
    return false;
  }
};

TEST_F(GoOn, ShowsTwoTablesOnHomeAndAllInAList) {
  ShownScene scene{QStringLiteral("home-go-on"), {.size = kUsualSize}};
  EXPECT_TRUE(scene.shows(kPasur));
  EXPECT_TRUE(scene.shows(kThrones));
  EXPECT_FALSE(scene.shows(kThirteen));
  scene.press(kAll);
  EXPECT_EQ(scene.application().page(), Application::GoOnPage);
  EXPECT_TRUE(scene.shows(kPasur));
  EXPECT_TRUE(scene.shows(kThirteen));
  scene.key(Qt::Key_Escape);
  EXPECT_EQ(scene.application().page(), Application::HomePage);
}

TEST_F(GoOn, ShowsOneTableInASmallWindow) {
  ShownScene scene{QStringLiteral("home-go-on"), {.size = kSmallSize}};
  EXPECT_TRUE(scene.shows(kPasur));
  EXPECT_FALSE(scene.shows(kThrones));
  EXPECT_TRUE(scene.shows(kAll));
}

TEST_F(GoOn, NeedsNoListForTwoTables) {
  ShownScene scene{QStringLiteral("home-go-on"), {.size = kUsualSize}};
  auto tables = tables_to_go_on();
  tables.pop_back();
  scene.application().goOn()->show(tables, kToday);
  EXPECT_TRUE(scene.shows(kThrones));
  EXPECT_FALSE(scene.shows(kAll));
  scene.application().goOn()->show({}, kToday);
  EXPECT_FALSE(scene.shows(kPasur));
}

TEST_F(GoOn, LeadsToTheTableByKeys) {
  ShownScene scene{QStringLiteral("home-go-on"), {.size = kUsualSize}};
  ASSERT_TRUE(tabTo(scene, kThrones));
  scene.key(Qt::Key_Return);
  EXPECT_EQ(scene.application().page(), Application::TablePage);
}

TEST_F(GoOn, AsksBeforeItForgetsATable) {
  ShownScene scene{QStringLiteral("home-go-on"), {.size = kUsualSize}};
  ASSERT_TRUE(tabTo(scene, kThrones));
  scene.key(Qt::Key_Delete);
  EXPECT_EQ(scene.application().dialogs()->question().what, QStringLiteral("forget"));
  EXPECT_EQ(scene.application().dialogs()->question().text,
            QStringLiteral("You lose your seat at Winterfell, and can’t go on there."));
  // The table is gone before the person answers.
  scene.application().goOn()->show({}, kToday);
  scene.application().dialogs()->follow();
  EXPECT_EQ(scene.application().dialogs()->question().what, QString{});
}

}  // namespace
}  // namespace cardroom::testing
