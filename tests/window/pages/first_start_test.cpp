// Goal: the first page asks for a name, shows what others will see, and leads to Home. How: the real window with canned
// models, without a display.
#include <gtest/gtest.h>

#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using window::Application;

const QString kFox = QStringLiteral("Fox, picture 2 of 13");

TEST(FirstStart, BeginsUnderTheTypedNameWithEnter) {
  ShownScene scene{QStringLiteral("first-start"), {.size = kUsualSize}};
  EXPECT_EQ(scene.focused(), "Your name");
  scene.type(QStringLiteral("  Kari "));  // Replaces the proposed name.
  EXPECT_EQ(scene.application().page(), Application::FirstStartPage);
  scene.key(Qt::Key_Return);
  EXPECT_EQ(scene.application().personName(), "Kari");
  EXPECT_EQ(scene.application().page(), Application::HomePage);
}

TEST(FirstStart, NeedsAName) {
  ShownScene scene{QStringLiteral("first-start"), {.size = kUsualSize}};
  EXPECT_TRUE(scene.shows(QStringLiteral("Start playing")));
  scene.key(Qt::Key_Backspace);
  EXPECT_TRUE(scene.shows(QStringLiteral("Type a name")));
  EXPECT_FALSE(scene.shows(QStringLiteral("Start playing")));
  scene.key(Qt::Key_Return);
  scene.key(Qt::Key_Escape);
  EXPECT_EQ(scene.application().page(), Application::FirstStartPage);
  scene.type(QString{QChar{0x202E}});
  scene.key(Qt::Key_Return);
  EXPECT_EQ(scene.focused(), "Your name: A name has 1 to 24 characters.");
}

TEST(FirstStart, PicturesAreChosenByKeysAndByAScreenReader) {
  ShownScene scene{QStringLiteral("first-start"), {.size = kUsualSize}};
  scene.press(QStringLiteral("Lamp, picture 13 of 13"));
  EXPECT_EQ(scene.application().personPicture(), "lamp");
  scene.key(Qt::Key_Tab);
  EXPECT_EQ(scene.focused(), "Your initial, picture 1 of 13");
  scene.key(Qt::Key_Right);
  EXPECT_EQ(scene.focused(), kFox);
  scene.key(Qt::Key_Space);
  EXPECT_EQ(scene.application().personPicture(), "fox");
  EXPECT_EQ(scene.application().page(), Application::FirstStartPage);
}

TEST(SettingsYou, ChangesThePictureAndTheCloth) {
  ShownScene scene{QStringLiteral("settings"), {.size = kUsualSize}};
  scene.press(QStringLiteral("You"));
  scene.press(kFox);
  EXPECT_EQ(scene.application().personPicture(), "fox");
  scene.press(QStringLiteral("Cloth: Winter"));
  EXPECT_EQ(scene.application().preferences()->cloth(), "thrones");
  scene.press(QStringLiteral("Cloth: one for each game"));
  EXPECT_EQ(scene.application().preferences()->cloth(), "");
}

}  // namespace
}  // namespace cardroom::testing
