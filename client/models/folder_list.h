#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "client/models/row_list.h"

namespace cardroom::window {

/// A folder of this machine, for a person who looks for a property file: its folders, and then its property files, by
/// name; hidden ones are left out.
class FolderList : public RowList {
  Q_OBJECT
  QML_ELEMENT
  /// Absolute.
  Q_PROPERTY(QString folder READ folder NOTIFY folderChanged FINAL)
  Q_PROPERTY(bool hasParent READ hasParent NOTIFY folderChanged FINAL)

 public:
  /// `name`; `isFolder`; `path`: absolute.
  enum Role { NameRole = Qt::UserRole + 1, IsFolderRole, PathRole };

  using RowList::RowList;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  QString folder() const { return m_folder; }
  bool hasParent() const;

  /// Shows that folder, as it is now; an empty path: the one that was shown, or at first the person's own. False: it is
  /// not a folder that can be read, and nothing has changed.
  Q_INVOKABLE bool show(const QString& path);
  Q_INVOKABLE void showParent();

  /// The absolute path that was typed or dropped: with "~/" for the person's own folder, or as a file's URL. Empty: it
  /// is not one of them.
  static QString pathOf(const QString& pathOrUrl);

 Q_SIGNALS:
  void folderChanged();

 private:
  struct Entry {
    QString name;
    QString path;
    bool isFolder = false;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  QString m_folder;
  QList<Entry> m_entries;
};

}  // namespace cardroom::window
