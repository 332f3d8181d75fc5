#pragma once

#include <QAbstractListModel>
#include <QList>
#include <algorithm>
#include <functional>

#include "client/models/gadget_field.h"

namespace cardroom::window {

/// A list of values of one gadget type: each property of the type is a role of the same name, and the role `modelData`
/// is the whole value. A row is identified by its position; the list grows and shrinks at its end.
class RowList : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  CARDROOM_READ(int, count, countChanged) { return rowCount(); }
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

 Q_SIGNALS:
  void countChanged();

 protected:
  /// `rows` is a member of the derived class, changed only by showRows() or between Qt's begin... and end... calls.
  template <class Row>
  RowList(const QList<Row>& rows, QObject* parent)
      : QAbstractListModel{parent},
        m_type{Row::staticMetaObject},
        m_count{[&rows] { return static_cast<int>(rows.size()); }},
        m_row{[&rows](int row) { return &rows[row]; }} {}

  /// Makes `rows` equal to `wanted`: reports rows that differ, and rows added or removed at the end.
  template <class Row>
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
  /// Reports all rows as changed, because strings computed by the rows are now in another language.
  void tellAllChanged();

 private:
  const QMetaObject& m_type;
  std::function<int()> m_count;
  std::function<const void*(int)> m_row;
};

}  // namespace cardroom::window
