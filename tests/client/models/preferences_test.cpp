#include "client/models/preferences.h"

#include <fstream>
#include <gtest/gtest.h>

#include "tests/support/temporary_directory.h"

namespace cardroom::window {
namespace {

class PreferencesTest : public ::testing::Test {
 protected:
  TemporaryDirectory directory;
  const QString file = QString::fromStdString((directory.path() / "window.ini").string());
};

TEST_F(PreferencesTest, SurviveARestart) {
  {
    Preferences chosen{file};
    chosen.setLight(Preferences::Day);
    chosen.setFourColours(true);
    chosen.setMovement(Preferences::Calm);
    chosen.setBotPaceMs(2000);
    chosen.setWords(Preferences::LargerWords);
    chosen.setLanguage(QStringLiteral("fa"));
    chosen.setSound(false);
    chosen.setVolume(0.25);
    chosen.setHandOrder(Preferences::AsDrawn);
    chosen.setKeepTableOpen(true);
    chosen.setCardBack(QStringLiteral("pasur"));
    chosen.setCloth(QStringLiteral("thrones"));
  }
  const Preferences again{file};
  EXPECT_FALSE(again.dark());
  EXPECT_TRUE(again.fourColours());
  EXPECT_EQ(again.motion(), 1.6);
  EXPECT_EQ(again.botPaceMs(), 2000);
  EXPECT_EQ(again.wordScale(), 1.3);
  EXPECT_EQ(again.language(), QStringLiteral("fa"));
  EXPECT_FALSE(again.sound());
  EXPECT_EQ(again.volume(), 0.25);
  EXPECT_EQ(again.handOrder(), Preferences::AsDrawn);
  EXPECT_TRUE(again.keepTableOpen());
  EXPECT_EQ(again.cardBack(), QStringLiteral("pasur"));
  EXPECT_EQ(again.cloth(), QStringLiteral("thrones"));
}

TEST_F(PreferencesTest, InvalidValuesAreIgnored) {
  std::ofstream{file.toStdString()} << "[General]\nlight=17\nmovement=fast\nbotPaceMs=3\nvolume=9\ncardBack=mine\n"
                                    << "cloth=cardroom\n";
  const Preferences preferences{file};
  EXPECT_EQ(preferences.light(), Preferences::Evening);
  EXPECT_EQ(preferences.movement(), Preferences::Normal);
  EXPECT_EQ(preferences.botPaceMs(), 1000);
  EXPECT_EQ(preferences.volume(), 1);
  EXPECT_EQ(preferences.cardBack(), QString{});
  EXPECT_EQ(preferences.cloth(), QString{}) << "no game's";
}

TEST_F(PreferencesTest, TheDesktopsWishAppliesIfThePersonHasChosenThat) {
  Preferences preferences{file};
  int changes = 0;
  QObject::connect(&preferences, &Preferences::darkChanged, [&] { ++changes; });
  preferences.setSystemDark(false);
  EXPECT_TRUE(preferences.dark()) << "evening was chosen";
  preferences.setLight(Preferences::System);
  EXPECT_FALSE(preferences.dark());
  preferences.setSystemDark(true);
  EXPECT_TRUE(preferences.dark());
  EXPECT_EQ(changes, 2);
  preferences.setSystemReducedMotion(true);
  EXPECT_EQ(preferences.motion(), 0);
}

TEST_F(PreferencesTest, AChangeIsSignalledOnceAndOnlyIfTheValueDiffers) {
  Preferences preferences{file};
  int changes = 0;
  QObject::connect(&preferences, &Preferences::volumeChanged, [&] { ++changes; });
  preferences.setVolume(0.5);
  preferences.setVolume(0.5);
  preferences.setVolume(7);
  preferences.setVolume(1);
  EXPECT_EQ(changes, 2);
}

}  // namespace
}  // namespace cardroom::window
