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

/// A folder on this machine, for a person who looks for a property file: its subfolders, then its property files, each
/// sorted by name, without hidden ones.
class FolderList : public RowList {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit FolderList(QObject* parent = nullptr) : RowList{m_entries, parent} {}

  /// Absolute.
  CARDROOM_VALUE(QString, folder, setFolder);
  CARDROOM_READ(bool, hasParent, folderChanged);
  const QList<FolderEntry>& entries() const { return m_entries; }

  /// Lists that folder anew; an empty path: the folder shown before, or at first the home folder. False: it is not a
  /// readable folder, and nothing has changed.
  Q_INVOKABLE bool show(const QString& path);
  Q_INVOKABLE void showParent();

  /// The absolute path for what was typed or dropped: an absolute path, one that begins with "~/" (the home folder), or
  /// the URL of a file. Empty: none of these.
  static QString pathOf(const QString& pathOrUrl);

 private:
  QList<FolderEntry> m_entries;
};

}  // namespace cardroom::window
