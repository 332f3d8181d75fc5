#include "client/assets/fonts.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QString>
#include <QtEndian>
#include <string_view>

namespace cardroom {
namespace {

/// The offset of a table in a font file, in bytes; 0 if it is not there or shorter than `size` bytes. Source: OpenType,
/// "Organization of an OpenType Font".
qsizetype place_of(std::string_view table, const QByteArray& font, quint32 size) {
  constexpr qsizetype kHeader = 12;
  constexpr qsizetype kRecord = 16;
  if (font.size() < kHeader) return 0;
  const auto* bytes = reinterpret_cast<const uchar*>(font.constData());
  for (int i = 0; i < qFromBigEndian<quint16>(bytes + 4) && font.size() >= kHeader + (i + 1) * kRecord; ++i) {
    const uchar* record = bytes + kHeader + i * kRecord;
    if (std::string_view{reinterpret_cast<const char*>(record), table.size()} != table) continue;
    const auto place = qFromBigEndian<quint32>(record + 8);
    return qint64{place} + size <= font.size() ? qsizetype{place} : 0;
  }
  return 0;
}

/// The font, whose lines are as high as its typographic metrics say: one em in Lato. Versions of Lato from 2.015 on
/// (Debian 13, Ubuntu 24.04) no longer ask for that, and their lines would be a fifth higher. Source: OpenType, "OS/2".
QByteArray with_typographic_lines(QByteArray font) {
  constexpr qsizetype kSelection = 62;
  constexpr quint16 kUseTypographicMetrics = 1U << 7;
  const qsizetype table = place_of("OS/2", font, kSelection + 2);
  if (table == 0) return font;
  auto* selection = reinterpret_cast<uchar*>(font.data()) + table + kSelection;
  qToBigEndian<quint16>(qFromBigEndian<quint16>(selection) | kUseTypographicMetrics, selection);
  return font;
}

}  // namespace

void install_fonts() {
  const QDir folder{QStringLiteral(":/cardroom/fonts")};
  for (const QString& name : folder.entryList(QDir::Files)) {
    QFile file{folder.filePath(name)};
    if (!file.open(QIODevice::ReadOnly)) continue;
    const QByteArray font = file.readAll();
    QFontDatabase::addApplicationFontFromData(name.startsWith(QStringLiteral("Lato")) ? with_typographic_lines(font)
                                                                                      : font);
  }
  // Substitutes are needed because before Qt 6.5, QML cannot name several font families. DejaVu has the suit symbols,
  // each as wide as a letter.
  QFont::insertSubstitutions(QStringLiteral("Yrsa"),
                             {QStringLiteral("Noto Naskh Arabic"), QStringLiteral("Noto Serif CJK SC")});
  QFont::insertSubstitution(QStringLiteral("Noto Serif CJK SC"), QStringLiteral("Yrsa"));
  QFont::insertSubstitutions(QStringLiteral("Lato"), {QStringLiteral("Noto Sans Arabic"), QStringLiteral("DejaVu Sans"),
                                                      QStringLiteral("Noto Sans CJK SC")});
}

}  // namespace cardroom
