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

/// A language, and all shapes in which the window is checked in it. One window serves all of them: opening another one
/// takes five times as long as reshaping it.
using Windows = std::vector<std::pair<const char*, std::vector<Shape>>>;

/// Opens a scene and checks it in each language and shape. `names`: with Script::mixed, each language is also checked
/// with names that are written in the opposite direction.
template <class Look>
void look_over(const QString& name, const Windows& windows, Script names, Look look) {
  const auto& [first, its_shapes] = windows.front();
  ShownScene scene{name, {.size = its_shapes.front().size, .language = first, .blank = true, .names = names}};
  for (const auto& [language, shapes] : windows) {
    SCOPED_TRACE(language);
    if (std::string_view{language} != first) scene.speak(QString::fromLatin1(language));
    for (const Shape& shape : shapes) {
      SCOPED_TRACE(shape.name);
      scene.application().preferences()->setWords(shape.words);
      scene.resize(shape.size);
      look(scene, PageReview{shown_window()});
    }
  }
}

/// Checks a scene: nothing is cut off, a screen reader can name everything that a person can use, lines with names of
/// the other direction are read in the right order, and primary buttons are the last in their rows.
inline void look_over_scene(const std::string& name, const Windows& windows, Script names) {
  look_over(QString::fromStdString(name), windows, names, [](ShownScene& scene, const PageReview& review) {
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
