#pragma once

#include <QList>
#include <QString>

#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// A folder or a property file.
struct FolderEntry {
  CARDROOM_GADGET(folderEntry)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, path) = {};  ///< Absolute.
  CARDROOM_FIELD(bool, isFolder) = false;
  friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// A folder of this machine, for a person who looks for a property file: its folders, and then its property files, by
/// name; hidden ones are left out.
class FolderList : public RowList {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit FolderList(QObject* parent = nullptr) : RowList{m_entries, parent} {}

  /// Absolute.
  CARDROOM_VALUE(QString, folder, setFolder);
  CARDROOM_READ(bool, hasParent, folderChanged);
  const QList<FolderEntry>& entries() const { return m_entries; }

  /// Shows that folder, as it is now; an empty path: the one that was shown, or at first the person's own. False: it is
  /// not a folder that can be read, and nothing has changed.
  Q_INVOKABLE bool show(const QString& path);
  Q_INVOKABLE void showParent();

  /// The absolute path that was typed or dropped: with "~/" for the person's own folder, or as a file's URL. Empty: it
  /// is not one of them.
  static QString pathOf(const QString& pathOrUrl);

 private:
  QList<FolderEntry> m_entries;
};

}  // namespace cardroom::window
