#include "client/assets/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QString>

namespace cardroom {

void install_fonts() {
  const QDir folder{QStringLiteral(":/cardroom/fonts")};
  for (const QString& file : folder.entryList(QDir::Files)) {
    QFontDatabase::addApplicationFont(folder.filePath(file));
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
