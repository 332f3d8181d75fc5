// Goal: no scene has anything cut off or unnamed in the languages and sizes that pages_test.cpp leaves out. How: as in
// that file, but only with CARDROOM_LONG=1.
#include <cstdlib>
#include <gtest/gtest.h>

#include "tests/window/pages/look_over.h"
#include "tests/window/pages/page_review.h"

namespace cardroom::testing {
namespace {

TEST(ScenesLong, CutNoWordInOtherLanguagesAndLargerWords) {
  if (std::getenv("CARDROOM_LONG") == nullptr)
    GTEST_SKIP() << "all scenes three times more: CARDROOM_LONG=1 looks at them";
  for (const std::string& scene : scene_names()) {
    SCOPED_TRACE(scene);
    look_over_scene(scene, {{"en", {kUsualLarger}}, {"nb", {kSmall, kUsualLarger}}, {"zh", {kSmall, kUsualLarger}}},
                    Script::latin);
  }
}

}  // namespace
}  // namespace cardroom::testing
