// Goal: the window looks as it did in a script that is neither Latin nor Arabic, with its fonts, its figures and lines
// without blanks. How: a few pages and a table of each game, large by night and small by day.
#include <gtest/gtest.h>
#include <string>

#include "tests/window/pictures/comparison.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

class ChinesePicture : public ::testing::TestWithParam<const char*> {};

TEST_P(ChinesePicture, IsAsItWas) {
  for (const Look& look : {Look{"-zh", {1280, 800}, false, "zh"}, Look{"-zh-light-800", {800, 600}, true, "zh"}}) {
    ShownScene scene{QString::fromLatin1(GetParam()), look};
    expect_golden_picture(QString::fromLatin1(GetParam()) + QString::fromLatin1(look.suffix), scene.picture());
    EXPECT_EQ(Offscreen::complaints(), QStringList{}) << look.suffix;
  }
}

INSTANTIATE_TEST_SUITE_P(Some, ChinesePicture,
                         ::testing::Values("home", "settings", "host-table", "lucky-thirteen", "thrones-selected",
                                           "pasur-choice", "pinochle-bid"),
                         [](const auto& scene) {
                           std::string name{scene.param};
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace cardroom::testing
