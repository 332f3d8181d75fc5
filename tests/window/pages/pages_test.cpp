// Goal: on no page is anything cut off, hidden, unreachable or unnamed, at any size, in any language and with any text.
// How: canned models in the real window, without a display, checked by PageReview.
#include <QQuickItem>
#include <QQuickWindow>
#include <gtest/gtest.h>
#include <string>

#include "tests/window/pages/look_over.h"
#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

class Pages : public ::testing::TestWithParam<const char*> {};

TEST_P(Pages, AreWholeAndNamedInEveryLanguageAndSize) {
  const Windows windows{{"en", {kSmall, kUsual, kWide, kUsualLarge, kSmallLarger, kUsualLarger}},
                        {"fa", {kSmall, kUsual, kSmallLarger}},
                        {"zh", {kSmallLarger}},
                        {"nb", {kSmall, kUsual}}};
  look_over(QString::fromLatin1(GetParam()), windows, Script::latin, [](ShownScene&, const PageReview& review) {
    EXPECT_EQ(review.cut(), QStringList{});
    EXPECT_EQ(review.outside(), QStringList{});
    EXPECT_EQ(review.overlapping(), QStringList{});
    EXPECT_EQ(review.nameless(), QStringList{});
    EXPECT_EQ(review.tiny(), QStringList{});
    EXPECT_EQ(Offscreen::complaints(), QStringList{});
  });
}

TEST_P(Pages, LookTheSameAfterAResizeAsWhenOpenedAtThatSize) {
  const QString name = QString::fromLatin1(GetParam());
  const QStringList grown = [&] {
    ShownScene scene{name, {.size = kSmall.size, .blank = true}};
    scene.resize(kUsual.size);
    return PageReview{shown_window()}.places();
  }();
  ShownScene scene{name, {.size = kUsual.size, .blank = true}};
  scene.rest();
  const QStringList opened = PageReview{shown_window()}.places();
  const auto without = [](QStringList some, const QStringList& others) {
    some.removeIf([&](const QString& one) { return others.contains(one); });
    return some;
  };
  EXPECT_EQ(without(grown, opened), QStringList{});
  EXPECT_EQ(without(opened, grown), QStringList{});
}

TEST_P(Pages, AreCompletelyReachableByTab) {
  for (const char* language : {"en", "fa"}) {
    SCOPED_TRACE(language);
    ShownScene scene{QString::fromLatin1(GetParam()), {.size = {1280, 800}, .language = language, .blank = true}};
    scene.rest();
    const PageReview review{shown_window()};
    EXPECT_FALSE(review.controls().isEmpty());
    EXPECT_EQ(review.reached_by_tab(), review.controls());
  }
}

std::string name_of(const ::testing::TestParamInfo<const char*>& scene) {
  std::string name{scene.param};
  std::erase(name, '-');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, Pages,
                         ::testing::Values("home", "home-tables", "home-go-on", "home-evening", "home-waiting",
                                           "home-lonely", "go-on", "history", "statistics", "host-table",
                                           "host-table-page", "host-table-page-encrypted", "host-table-others",
                                           "host-table-away", "host-table-thrones", "host-table-pasur", "guest-table",
                                           "lan-tables", "lan-tables-none", "settings", "rules", "first-start",
                                           "ask-password", "ask-key", "ask-close", "trouble"),
                         name_of);

class Scenes : public ::testing::TestWithParam<std::string> {};

TEST_P(Scenes, CutNoWordTurnNoLineRoundAndNameEveryControl) {
  // window_pages_long_test covers the other languages, and larger words in English, where Persian names would be taller
  // than their lines.
  if (GetParam().starts_with("tv-")) {  // A television is wide.
    look_over_scene(GetParam(), {{"en", {kWide, kTv}}, {"fa", {kWide, kTv}}}, Script::mixed);
    return;
  }
  look_over_scene(GetParam(), {{"en", {kSmall, kUsual}}, {"fa", {kSmall, kUsual, kUsualLarger}}}, Script::mixed);
}

INSTANTIATE_TEST_SUITE_P(Every, Scenes, ::testing::ValuesIn(scene_names()), [](const auto& scene) {
  std::string name{scene.param};
  std::erase(name, '-');
  return name;
});

TEST(Tables, FocusALegalCardFirst) {
  ShownScene scene{QStringLiteral("thrones-heart"), {"", {1280, 800}}};
  EXPECT_TRUE(scene.focused().contains(QStringLiteral("of hearts"))) << scene.focused().toStdString();
}

class Arrows : public ::testing::TestWithParam<const char*> {};

TEST_P(Arrows, ReachEveryControlOfAPage) {
  for (const Look& look : {Look{"", {1280, 800}}, Look{"", {800, 600}}, Look{"", {1280, 800}, false, "fa"}}) {
    SCOPED_TRACE(std::string{look.language} + " " + std::to_string(look.size.width()));
    ShownScene scene{QString::fromLatin1(GetParam()), look};
    scene.rest();
    const PageReview review{shown_window()};
    EXPECT_EQ(review.reached_by_arrows(), review.controls());
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Arrows, ::testing::Values("home-waiting", "home-tables", "lan-tables", "guest-table"),
                         name_of);

TEST(PageParts, EveryPartOfTheSettingsIsWhole) {
  for (const Look& look : {Look{"", {800, 600}}, Look{"", {1280, 800}, true}, Look{"", {800, 600}, false, "fa"},
                           Look{"", {800, 600}, true, "nb"}}) {
    for (int part = 0; part < 6; ++part) {
      ShownScene scene{QStringLiteral("settings"), look};
      scene.rest();
      QQuickItem* page = nullptr;
      for (QQuickItem* item = shown_window().activeFocusItem(); item != nullptr; item = item->parentItem()) {
        if (item->property("part").isValid()) page = item;
      }
      ASSERT_NE(page, nullptr);
      page->setProperty("part", part);
      scene.rest();
      const PageReview review{shown_window()};
      EXPECT_EQ(review.cut(), QStringList{}) << part;
      EXPECT_EQ(review.outside(), QStringList{}) << part;
      EXPECT_EQ(review.overlapping(), QStringList{}) << part;
      EXPECT_EQ(review.nameless(), QStringList{}) << part;
    }
  }
}

}  // namespace
}  // namespace cardroom::testing
