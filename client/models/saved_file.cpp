#include "client/models/saved_file.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "client/local/new_file.h"

namespace cardroom::window {

QString saveAmongDocuments(const QString& name, const std::string& text) {
  constexpr int kNamesMax = 1000;
  const QDir folder{QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
  if (!folder.mkpath(QStringLiteral("."))) return {};
  const QFileInfo wanted{name};
  for (int number = 1; number <= kNamesMax; ++number) {
    const QString stem = number == 1 ? wanted.baseName() : QStringLiteral("%1-%2").arg(wanted.baseName()).arg(number);
    const QString path = folder.filePath(stem + QLatin1Char{'.'} + wanted.suffix());
    if (QFileInfo::exists(path)) continue;
    return client::write_new_file(path.toStdString(), text) ? QDir::toNativeSeparators(path) : QString{};
  }
  return {};
}

}  // namespace cardroom::window
