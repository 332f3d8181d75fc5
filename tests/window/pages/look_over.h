#pragma once

#include <QString>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/window/pages/directions.h"
#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/print_qt.h"

/// Scenes in windows of several shapes and languages.
namespace cardroom::testing {

struct Shape {
  const char* name;
  QSize size;
  window::Preferences::Words words = window::Preferences::NormalWords;
};

inline const Shape kSmall{"800", kSmallSize};
inline const Shape kUsual{"1280", kUsualSize};
inline const Shape kWide{"1920", {1920, 1080}};
inline const Shape kTv{"1280 by 720", {1280, 720}};
inline const Shape kUsualLarge{"1280, large words", {1280, 800}, window::Preferences::LargeWords};
inline const Shape kSmallLarger{"800, larger words", {800, 600}, window::Preferences::LargerWords};
inline const Shape kUsualLarger{"1280, larger words", {1280, 800}, window::Preferences::LargerWords};

/// A language and all shapes of its window: reshaping a window takes a fifth of the time needed to open another one.
using Windows = std::vector<std::pair<const char*, std::vector<Shape>>>;

/// Opens a scene in a window for each language and checks it in each shape. `foreign`: the names of people and places
/// are in a script of the other direction.
template <class Look>
void look_over(const QString& name, const Windows& windows, bool foreign, Look look) {
  for (const auto& [language, shapes] : windows) {
    SCOPED_TRACE(language);
    const bool persian = foreign && std::string_view{language} != "fa";
    ShownScene scene{name, {.size = shapes.front().size, .language = language, .blank = true, .persianNames = persian}};
    for (const Shape& shape : shapes) {
      SCOPED_TRACE(shape.name);
      scene.application().preferences()->setWords(shape.words);
      scene.resize(shape.size);
      look(scene, PageReview{shown_window()});
    }
  }
}

/// Checks a scene: nothing is cut off, a screen reader can name everything that a person can use, lines with names of
/// the other direction are read in the right order, and primary buttons are where the line ends.
inline void look_over_scene(const std::string& name, const Windows& windows, bool foreign) {
  look_over(QString::fromStdString(name), windows, foreign, [](ShownScene& scene, const PageReview& review) {
    EXPECT_EQ(turned_round(scene), QStringList{});
    EXPECT_EQ(review.misplaced_primaries(), QStringList{});
    EXPECT_EQ(review.cut(), QStringList{});
    EXPECT_EQ(review.outside(), QStringList{});
    EXPECT_FALSE(review.controls().isEmpty());
    EXPECT_EQ(review.nameless(), QStringList{});
    EXPECT_EQ(review.untold(), QStringList{});
  });
}

}  // namespace cardroom::testing
