// Goal: a person who visits another page finds the table unchanged on return. How: canned models in the real window,
// without a display.
#include <QQuickItem>
#include <QQuickWindow>
#include <gtest/gtest.h>

#include "tests/window/pages/page_review.h"
#include "tests/window/pictures/comparison.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using window::Application;

const QQuickItem* table_page(const QQuickItem* within = shown_window().contentItem()) {
  if (within->inherits("cardroom::window::KeyZones")) return within;
  for (const QQuickItem* child : within->childItems())
    if (const QQuickItem* page = table_page(child); page != nullptr) return page;
  return nullptr;
}

void look_elsewhere(ShownScene& scene, Application::Page page) {
  scene.application().show(page);
  scene.picture();
  scene.application().back();
}

class KeptTable : public ::testing::TestWithParam<Application::Page> {};

TEST_P(KeptTable, IsUnchangedWhenThePersonReturns) {
  ShownScene scene{QStringLiteral("lucky-thirteen-hint"), {.size = kSmallSize}};
  // The log has been read, so its button has no dot.
  scene.key(Qt::Key_L);
  scene.key(Qt::Key_L);
  const QImage before = scene.picture();
  const QQuickItem* page = table_page();
  ASSERT_NE(page, nullptr);

  look_elsewhere(scene, GetParam());
  EXPECT_EQ(table_page(), page);
  // Compared as a person sees them: if the parts of a slanted edge are drawn in another order, its shade differs.
  EXPECT_EQ(difference(kept_form(before), kept_form(scene.picture())).blocks, 0);
  EXPECT_EQ(Offscreen::complaints(), QStringList{});
}

INSTANTIATE_TEST_SUITE_P(Behind, KeptTable,
                         ::testing::Values(Application::SettingsPage, Application::RulesPage, Application::SetupPage),
                         [](const auto& page) {
                           return page.param == Application::SettingsPage ? "TheSettings"
                                  : page.param == Application::RulesPage  ? "TheRules"
                                                                          : "TheSeats";
                         });

TEST(KeptTable, DisappearsWithTheTable) {
  ShownScene scene{QStringLiteral("lucky-thirteen"), {.size = kSmallSize}};
  scene.picture();
  scene.application().leaveTablePages();
  scene.application().table()->tableGone();
  scene.picture();
  EXPECT_EQ(table_page(), nullptr);
  EXPECT_EQ(Offscreen::complaints(), QStringList{});
}

TEST(KeptTable, BehindAnotherPageReadsNoChatAndTakesNoKeys) {
  ShownScene scene{QStringLiteral("lucky-thirteen-chat"), {.size = kSmallSize}};
  scene.application().preferences()->setSound(false);
  scene.key(Qt::Key_C);
  scene.picture();
  EXPECT_EQ(scene.application().table()->chat()->unread(), 0);
  scene.application().show(Application::SettingsPage);
  scene.picture();

  table::v1::ChatLine line;
  line.set_number(3);
  line.set_name("Jonas");
  line.set_text("Are you there");
  scene.application().table()->chatChanged({line}, {.new_lines = 1});
  Q_EMIT scene.application().table()->turn()->began();
  scene.picture();
  EXPECT_EQ(scene.application().table()->chat()->unread(), 1);
  EXPECT_FALSE(table_page()->isAncestorOf(shown_window().activeFocusItem()));

  scene.application().back();
  scene.picture();
  EXPECT_EQ(scene.application().table()->chat()->unread(), 0);
}

}  // namespace
}  // namespace cardroom::testing
