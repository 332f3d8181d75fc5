// Goal: the primary button of every dialog is the last in its row, and names that would reverse the order of a line are
// found (pages_test.cpp looks for them in the scenes). How: canned models in the real window, without a display.
#include <QCoreApplication>
#include <QGuiApplication>
#include <QQuickWindow>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/scene_names.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

TEST(LooseNames, AreFound) {
  const QStringList names{QStringLiteral("Kari"), QStringLiteral("Ola")};
  EXPECT_FALSE(has_loose_name(QStringLiteral("Kari"), names));
  EXPECT_FALSE(has_loose_name(QStringLiteral("<b>\u2068Kari\u2069</b> passed"), names));
  EXPECT_FALSE(has_loose_name(QStringLiteral("\u2068\u2068Kari\u2069, \u2068Ola\u2069\u2069 wait"), names));
  EXPECT_TRUE(has_loose_name(QStringLiteral("Kari passed"), names));
  EXPECT_TRUE(has_loose_name(QStringLiteral("\u2068Kari, Ola\u2069 wait"), names));
  EXPECT_TRUE(has_loose_name(QStringLiteral("\u2068Kari\u2069 and Ola wait"), names));
}

/// A dialog: the scene in which it appears, and what opens it.
struct Dialog {
  const char* name;
  const char* scene;
  std::function<void(ShownScene&)> open = [](ShownScene&) {};
};

void PrintTo(const Dialog& dialog, std::ostream* out) {
  *out << dialog.name;
}

QString tr(const char* context, const char* text) {
  return QCoreApplication::translate(context, text);
}

/// The translated text with this name in it, isolated as the language requires.
QString tr(const char* context, const char* text, const char* name) {
  const bool isolates = QGuiApplication::layoutDirection() == Qt::RightToLeft;
  const QString isolated =
      isolates ? QStringLiteral("\u2068%1\u2069").arg(QString::fromLatin1(name)) : QString::fromLatin1(name);
  return tr(context, text).arg(isolated);
}

void ask_with_two(ShownScene& scene) {
  const window::Question question{.what = QStringLiteral("leave"),
                                  .title = QStringLiteral("A title"),
                                  .text = QStringLiteral("A sentence."),
                                  .choices = {{QStringLiteral("leave"), QStringLiteral("leave")},
                                              {QStringLiteral("stay"), QStringLiteral("stay")}}};
  scene.application().dialogs()->ask([question] { return question; }, [](const QString&) {});
}

const std::vector<Dialog> kDialogs{
    {"Password", "ask-password"},
    {"Key", "ask-key"},
    {"Watch", "ask-watch"},
    {"Close", "ask-close"},
    {"Trouble", "trouble"},
    {"ConnectionLost", "connection-lost"},
    {"Leave", "home", ask_with_two},
    {"LeaveTheTable", "lucky-thirteen", ask_with_two},
    {"Rename", "home",
     [](ShownScene& scene) { scene.press(tr("HomeHeader", "You are %1. Change your name", "Maren")); }},
    {"Link", "home", [](ShownScene& scene) { scene.press(tr("HomePage", "Join with a link")); }},
    {"SetPassword", "host-table", [](ShownScene& scene) { scene.press(tr("SetupOptions", "Set a password")); }},
    {"Remove", "host-table",
     [](ShownScene& scene) { scene.press(tr("SeatSetup", "Remove %1 from the table", "Jonas")); }},
    {"GiveSeat", "host-table-away",
     [](ShownScene& scene) { scene.press(tr("SeatSetup", "Give %1’s seat to somebody else", "Jonas")); }},
    {"ResultOfLuckyThirteen", "lucky-thirteen-result"},
    {"ResultOfThrones", "thrones-result"},
    {"ResultOfPasur", "pasur-result"},
    {"ResultOfPinochle", "pinochle-result"},
    {"SetUp", "host-table"},
};

class Dialogs : public ::testing::TestWithParam<Dialog> {};

TEST_P(Dialogs, HaveTheirMainButtonWhereTheLineEnds) {
  for (const char* language : {"en", "fa"}) {
    ShownScene scene{QString::fromLatin1(GetParam().scene), {.size = kUsualSize, .language = language, .blank = true}};
    GetParam().open(scene);
    for (const QSize size : {kUsualSize, kSmallSize}) {
      SCOPED_TRACE(std::string{language} + " " + std::to_string(size.width()));
      scene.resize(size);
      const PageReview review{shown_window()};
      EXPECT_GT(review.primaries_in_line(), 0);
      EXPECT_EQ(review.misplaced_primaries(), QStringList{});
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Dialogs, ::testing::ValuesIn(kDialogs),
                         [](const auto& dialog) { return std::string{dialog.param.name}; });

}  // namespace
}  // namespace cardroom::testing
