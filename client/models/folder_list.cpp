#include "client/models/folder_list.h"

#include <QDir>
#include <QUrl>
#include <utility>

#include "common/record/game_record.h"

namespace cardroom::window {

bool FolderList::hasParent() const {
  return !m_folder.isEmpty() && !QDir{m_folder}.isRoot();
}

bool FolderList::show(const QString& path) {
  const QString wanted = path.isEmpty() ? (m_folder.isEmpty() ? QDir::homePath() : m_folder) : pathOf(path);
  const QDir folder{wanted};
  if (wanted.isEmpty() || !folder.exists() || !folder.isReadable()) return false;
  QList<FolderEntry> entries;
  const auto add = [&](const QStringList& names, QDir::Filters what, const FolderEntry& like) {
    for (const QFileInfo& one : folder.entryInfoList(names, what, QDir::Name | QDir::IgnoreCase | QDir::LocaleAware))
      entries.append({one.fileName(), one.absoluteFilePath(), like.isFolder, like.isRecord});
  };
  add({}, QDir::Dirs | QDir::NoDotAndDotDot, {.isFolder = true});
  add({QStringLiteral("*.properties")}, QDir::Files, {});
  add({QLatin1Char{'*'} + QLatin1StringView{kRecordEnding}}, QDir::Files, {.isRecord = true});
  showRows(m_entries, std::move(entries));
  setFolder(QDir::cleanPath(folder.absolutePath()));
  return true;
}

void FolderList::showParent() {
  show(QDir::cleanPath(m_folder + QStringLiteral("/..")));
}

QString FolderList::pathOf(const QString& pathOrUrl) {
  QString path = pathOrUrl.trimmed();
  if (path.startsWith(QStringLiteral("file:"))) path = QUrl{path}.toLocalFile();
  if (path == QStringLiteral("~") || path.startsWith(QStringLiteral("~/"))) path = QDir::homePath() + path.mid(1);
  return QDir::isAbsolutePath(path) ? QDir::cleanPath(path) : QString{};
}

}  // namespace cardroom::window
