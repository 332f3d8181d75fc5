#pragma once

#include <QList>
#include <QString>

#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// A folder, a property file or the record of a game.
struct FolderEntry {
  CARDROOM_GADGET(folderEntry)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, path) = {};  ///< Absolute.
  CARDROOM_FIELD(bool, isFolder) = false;
  CARDROOM_FIELD(bool, isRecord) = false;
  friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// The contents of a folder on this machine, for choosing a file to open: subfolders, then property files, then records
/// of games, each group sorted by name. Hidden entries are left out.
class FolderList : public RowList {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit FolderList(QObject* parent = nullptr) : RowList{m_entries, parent} {}

  /// An absolute path.
  CARDROOM_VALUE(QString, folder, setFolder);
  CARDROOM_READ(bool, hasParent, folderChanged);
  const QList<FolderEntry>& entries() const { return m_entries; }

  /// Reads that folder. An empty path means the last folder shown, or initially the home folder. Returns false and
  /// changes nothing if the path is not a readable folder.
  Q_INVOKABLE bool show(const QString& path);
  Q_INVOKABLE void showParent();

  /// The absolute path that typed or dropped text stands for: the text may be an absolute path, a path that begins with
  /// "~/" (the home folder), or a file URL. Empty for anything else.
  static QString pathOf(const QString& pathOrUrl);

 private:
  QList<FolderEntry> m_entries;
};

}  // namespace cardroom::window
