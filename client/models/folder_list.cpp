#include "client/models/folder_list.h"

#include <QDir>
#include <QUrl>
#include <utility>

namespace cardroom::window {

int FolderList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant FolderList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& entry = m_entries[index.row()];
  switch (role) {
    case Qt::DisplayRole:
    case NameRole: return entry.name;
    case IsFolderRole: return entry.isFolder;
    case PathRole: return entry.path;
    default: return {};
  }
}

QHash<int, QByteArray> FolderList::roleNames() const {
  return {{NameRole, "name"}, {IsFolderRole, "isFolder"}, {PathRole, "path"}};
}

bool FolderList::hasParent() const {
  return !m_folder.isEmpty() && !QDir{m_folder}.isRoot();
}

bool FolderList::show(const QString& path) {
  const QString wanted = path.isEmpty() ? (m_folder.isEmpty() ? QDir::homePath() : m_folder) : pathOf(path);
  const QDir folder{wanted};
  if (wanted.isEmpty() || !folder.exists() || !folder.isReadable()) return false;
  QList<Entry> entries;
  const auto add = [&](const QStringList& names, QDir::Filters what, bool areFolders) {
    for (const QFileInfo& one : folder.entryInfoList(names, what, QDir::Name | QDir::IgnoreCase | QDir::LocaleAware))
      entries.append({one.fileName(), one.absoluteFilePath(), areFolders});
  };
  add({}, QDir::Dirs | QDir::NoDotAndDotDot, true);
  add({QStringLiteral("*.properties")}, QDir::Files, false);
  showRows(m_entries, std::move(entries));
  if (std::exchange(m_folder, QDir::cleanPath(folder.absolutePath())) != m_folder) Q_EMIT folderChanged();
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
