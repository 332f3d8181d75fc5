// The generated sounds, as embedded in the window.

#include "client/ui/sounds.h"

#include <QDir>
#include <QFile>
#include <QtEndian>
#include <algorithm>
#include <gtest/gtest.h>

namespace cardroom::window {
namespace {

constexpr int kHeaderBytes = 44;
/// -12 dB relative to the 16-bit range, plus one step for rounding.
constexpr int kPeak = 8232;

/// The samples of a sound: mono, 16 bits.
QList<qint16> samples(const QString& file) {
  QFile wave{QStringLiteral(":/cardroom/sounds/") + file};
  if (!wave.open(QIODevice::ReadOnly)) return {};
  const QByteArray bytes = wave.readAll().mid(kHeaderBytes);
  QList<qint16> values(bytes.size() / 2);
  qFromLittleEndian<qint16>(bytes.constData(), values.size(), values.data());
  return values;
}

int loudest(const QList<qint16>& values) {
  int peak = 0;
  for (const qint16 value : values)
    peak = std::max(peak, std::abs(int{value}));
  return peak;
}

TEST(Sounds, EveryNameHasOneAndADealHasThree) {
  for (const char* name : {"flip", "place", "pick-up", "your-turn", "last-seconds", "illegal", "chat", "lost", "back",
                           "win", "other-wins"}) {
    EXPECT_EQ(Sounds::files(QString::fromLatin1(name)).size(), 1) << name;
  }
  EXPECT_EQ(Sounds::files(QStringLiteral("deal")).size(), 3);
  EXPECT_TRUE(Sounds::files(QString{}).isEmpty());
  EXPECT_TRUE(Sounds::files(QStringLiteral("*")).isEmpty());
}

TEST(Sounds, AreShortAndQuietButNotSilent) {
  const QStringList all = QDir{QStringLiteral(":/cardroom/sounds")}.entryList();
  ASSERT_GE(all.size(), 14);
  for (const QString& file : all) {
    const auto values = samples(file);
    EXPECT_LE(loudest(values), kPeak) << qPrintable(file);
    EXPECT_GE(loudest(values), 2000) << qPrintable(file);
    EXPECT_LE(values.size(), 44100) << qPrintable(file) << " is longer than a second";
    EXPECT_LE(std::abs(values.last()), 400) << qPrintable(file) << " ends with a click";
  }
}

TEST(Sounds, AnotherPlayersWinIsHalfAsLoudAsOnesOwn) {
  EXPECT_NEAR(loudest(samples(QStringLiteral("other-wins.wav"))) * 2, loudest(samples(QStringLiteral("win.wav"))), 300);
}

}  // namespace
}  // namespace cardroom::window
