// Goal: the window looks unchanged in a script that is neither Latin nor Arabic, with its fonts, its figures and lines
// without spaces. How: two pages and two tables; one of each is large and dark, the other small and light.
#include <gtest/gtest.h>
#include <string>
#include <utility>

#include "tests/window/pictures/comparison.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

const Look kChinese{"-zh", {1280, 800}, false, "zh"};
const Look kSmallChinese{"-zh-light-800", {800, 600}, true, "zh"};

class ChinesePicture : public ::testing::TestWithParam<std::pair<const char*, Look>> {};

TEST_P(ChinesePicture, IsUnchanged) {
  const auto& [name, look] = GetParam();
  ShownScene scene{QString::fromLatin1(name), look};
  expect_golden_picture(QString::fromLatin1(name) + QString::fromLatin1(look.suffix), scene.picture());
  EXPECT_EQ(Offscreen::complaints(), QStringList{});
}

INSTANTIATE_TEST_SUITE_P(Some, ChinesePicture,
                         ::testing::Values(std::pair{"home", kSmallChinese}, std::pair{"settings", kChinese},
                                           std::pair{"pasur-choice", kChinese},
                                           std::pair{"pinochle-bid", kSmallChinese}),
                         [](const auto& picture) {
                           std::string name{picture.param.first};
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace cardroom::testing
