// Goal: lines with names and numbers in two writing directions are read in the right order, and the primary button of
// every dialog is the last in its row. How: canned models in the real window, without a display, with the names of
// people and places in the other script.
#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QRegularExpression>
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

/// All text that is visible now, and all text in the log and the chat.
QStringList texts_of(ShownScene& scene) {
  QStringList texts = PageReview{shown_window()}.texts();
  texts << shown_window().title();
  const window::TableController& table = *scene.application().table();
  texts << table.log()->justNow() << table.people()->watchersText() << table.turn()->prompt();
  for (const QAbstractItemModel* list : std::initializer_list<const QAbstractItemModel*>{
           table.people()->seats(), table.log(), table.chat()->lines(), scene.application().nearby()}) {
    const QList<int> roles = list->roleNames().keys();
    for (int row = 0; row < list->rowCount(); ++row) {
      for (const int role : roles)
        texts << list->index(row, 0).data(role).toString();
    }
  }
  return texts;
}

class Directions : public ::testing::TestWithParam<std::string> {};

TEST_P(Directions, OfNamesTurnNothingRound) {
  for (const Look& look : {Look{.size = kUsualSize, .language = "en", .blank = true, .persianNames = true},
                           Look{.size = kUsualSize, .language = "fa", .blank = true}}) {
    SCOPED_TRACE(look.language);
    ShownScene scene{QString::fromStdString(GetParam()), look};
    scene.rest();
    // A Persian zero looks like these dots, and the Persian decimal sign is U+066B.
    static const QRegularExpression wrong{QStringLiteral("[\u00b7\u2022]|[\u06f0-\u06f9][.,/][\u06f0-\u06f9]")};
    for (const QString& text : texts_of(scene)) {
      EXPECT_FALSE(has_loose_name(text, SceneNames::given())) << text.toStdString();
      if (QGuiApplication::layoutDirection() == Qt::RightToLeft) {
        EXPECT_FALSE(text.contains(wrong)) << text.toStdString();
      }
    }
    EXPECT_EQ(PageReview{shown_window()}.misplaced_primaries(), QStringList{});
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Directions, ::testing::ValuesIn(scene_names()), [](const auto& scene) {
  std::string name{scene.param};
  std::erase(name, '-');
  return name;
});

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
    for (const QSize size : {kUsualSize, kSmallSize}) {
      SCOPED_TRACE(std::string{language} + " " + std::to_string(size.width()));
      ShownScene scene{QString::fromLatin1(GetParam().scene), {.size = size, .language = language, .blank = true}};
      GetParam().open(scene);
      scene.rest();
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
