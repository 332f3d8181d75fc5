#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>
#include <algorithm>

namespace cardroom::window {

/// A list whose rows are what they were by their place: it grows and shrinks at its end.
class RowList : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  using QAbstractListModel::QAbstractListModel;
  int count() const { return rowCount(); }

 Q_SIGNALS:
  void countChanged();

 protected:
  /// Makes `rows`, which rowCount() and data() read, equal to `wanted` by the smallest steps.
  template <typename Row>
  void showRows(QList<Row>& rows, QList<Row> wanted) {
    const int before = count();
    const int kept = std::min(before, static_cast<int>(wanted.size()));
    if (before > kept) {
      beginRemoveRows({}, kept, before - 1);
      rows.resize(kept);
      endRemoveRows();
    }
    for (int i = 0; i < kept; ++i) {
      if (rows[i] == wanted[i]) continue;
      rows[i] = std::move(wanted[i]);
      Q_EMIT dataChanged(index(i), index(i));
    }
    if (wanted.size() > kept) {
      beginInsertRows({}, kept, static_cast<int>(wanted.size()) - 1);
      rows.append(wanted.mid(kept));
      endInsertRows();
    }
    if (count() != before) Q_EMIT countChanged();
  }
};

}  // namespace cardroom::window
