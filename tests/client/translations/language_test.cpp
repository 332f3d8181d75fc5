// The window's language: its wording, direction and digits.

#include "client/translations/language.h"

#include <QGuiApplication>
#include <QLocale>
#include <QQmlApplicationEngine>
#include <QTranslator>
#include <algorithm>
#include <gtest/gtest.h>

#include "client/translations/window_language.h"

namespace cardroom::window {
namespace {

class LanguageTest : public testing::Test {
 protected:
  void TearDown() override { install_language(application, nullptr, QStringLiteral("en")); }

  const bool without_a_screen = qputenv("QT_QPA_PLATFORM", "offscreen");
  int argc = 1;
  char name[5] = "test";
  char* argv[2] = {name, nullptr};
  QGuiApplication application{argc, argv};
};

TEST_F(LanguageTest, EveryLanguageIsOfferedInItsOwnWords) {
  const QList<Language> all = languages();
  ASSERT_GE(all.size(), 2);
  EXPECT_EQ(all[0].code, "en");
  EXPECT_EQ(all[0].name, "English");
  const auto persian = std::ranges::find(all, "fa", &Language::code);
  ASSERT_NE(persian, all.end());
  EXPECT_EQ(persian->name, "فارسی");
  const auto norwegian = std::ranges::find(all, "nb", &Language::code);
  ASSERT_NE(norwegian, all.end());
  EXPECT_EQ(norwegian->name, "Norsk bokmål");
  for (const Language& language : all) {
    EXPECT_FALSE(language.name.isEmpty()) << language.code.toStdString();
    EXPECT_EQ(std::ranges::count(all, language.name, &Language::name), 1) << language.name.toStdString();
  }
}

TEST_F(LanguageTest, EveryLanguageHasItsDirectionAndDigits) {
  for (const Language& language : languages()) {
    SCOPED_TRACE(language.code.toStdString());
    install_language(application, nullptr, language.code);
    const QLocale itself{language.code};
    EXPECT_EQ(QLocale().language(), itself.language());
    EXPECT_EQ(QGuiApplication::layoutDirection(), itself.textDirection());
    EXPECT_EQ(QStringLiteral("%L1").arg(0), itself.zeroDigit());
    EXPECT_EQ(QStringLiteral("%L1").arg(1042).size(), 4) << "four digits are not grouped";
    EXPECT_EQ(QCoreApplication::translate("Language", "English"), language.name);
  }
}

TEST_F(LanguageTest, ThePersonsFirstSupportedLanguageIsUsed) {
  const auto preferred = [](const QStringList& wanted) { return preferred_language(wanted).toStdString(); };
  EXPECT_EQ(preferred({"tlh-US", "tlh", "fa-IR", "fa", "en"}), "fa");
  EXPECT_EQ(preferred({"en-GB", "en", "fa"}), "en");
  EXPECT_EQ(preferred({"nb-NO", "nb", "en"}), "nb");
  EXPECT_EQ(preferred({"no-NO", "no", "en"}), "nb") << "its name in older settings";
  EXPECT_EQ(preferred({"C"}), "en");
  EXPECT_EQ(preferred({}), "en");
  for (const Language& language : languages())
    EXPECT_EQ(preferred({language.code}), language.code.toStdString());
}

TEST_F(LanguageTest, PersianIsWrittenFromTheRightWithItsOwnDigits) {
  install_language(application, nullptr, QStringLiteral("fa"));
  EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::RightToLeft);
  EXPECT_EQ(QStringLiteral("%L1").arg(1042), "۱۰۴۲");
  EXPECT_EQ(QCoreApplication::translate("Language", "English"), "فارسی");
}

// In C++ and in QML, which format numbers in different ways.
TEST_F(LanguageTest, AFractionHasTheDecimalSignOfTheLanguage) {
  QQmlApplicationEngine engine;
  install_language(application, &engine, QStringLiteral("fa"));
  engine.loadData(R"(
    import QtQml
    QtObject { property string text: "%L1".arg(0.5) })");
  ASSERT_EQ(engine.rootObjects().size(), 1);
  EXPECT_EQ(QStringLiteral("%L1").arg(0.5), "۰٫۵");
  EXPECT_EQ(engine.rootObjects().first()->property("text").toString(), "۰٫۵");
}

TEST_F(LanguageTest, EnglishCanBeRestored) {
  install_language(application, nullptr, QStringLiteral("fa"));
  install_language(application, nullptr, QStringLiteral("en"));
  EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight);
  EXPECT_EQ(QStringLiteral("%L1").arg(1042), "1042");
  EXPECT_EQ(QCoreApplication::translate("Language", "English"), "English");
}

TEST_F(LanguageTest, AnUnknownLanguageIsEnglish) {
  install_language(application, nullptr, QStringLiteral("tlh"));
  EXPECT_EQ(QLocale().language(), QLocale::English);
}

TEST_F(LanguageTest, VisibleTextsAreTranslatedAgain) {
  QQmlApplicationEngine engine;
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  engine.loadData(R"(
    import QtQml
    import Cardroom.Translations
    QtObject {
      property string text: qsTranslate("Language", "English")
      property string number: Words.number(42)
      property string offered: LanguageList.languages.map(one => one.name).join()
    })");
  ASSERT_EQ(engine.rootObjects().size(), 1);
  const QObject* shown = engine.rootObjects().first();
  EXPECT_EQ(shown->property("number").toString(), "42");
  QStringList names;
  for (const Language& language : languages())
    names.append(language.name);
  EXPECT_EQ(shown->property("offered").toString(), names.join(u','));
  install_language(application, &engine, QStringLiteral("fa"));
  EXPECT_EQ(shown->property("text").toString(), "فارسی");
  EXPECT_EQ(shown->property("number").toString(), "۴۲");
}

TEST_F(LanguageTest, EveryChineseScriptGetsTheChineseTexts) {
  for (const char* wanted : {"zh-Hans-CN", "zh-CN", "zh-SG", "zh-Hant-TW"})
    EXPECT_EQ(preferred_language(QStringList{QString::fromLatin1(wanted), QStringLiteral("en")}), "zh") << wanted;
  install_language(application, nullptr, QStringLiteral("zh"));
  EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight);
  EXPECT_EQ(QStringLiteral("%L1").arg(1042), "1042");
  EXPECT_EQ(QCoreApplication::translate("Language", "English"), "简体中文");
}

}  // namespace
}  // namespace cardroom::window
