#include "client/models/row_list.h"

#include <QMetaProperty>

namespace cardroom::window {
namespace {

constexpr int kFirstRole = Qt::UserRole + 1;

}  // namespace

int RowList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : m_count();
}

QVariant RowList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const void* row = m_row(index.row());
  if (role == kFirstRole + m_type.propertyCount()) return QVariant{m_type.metaType(), row};
  return m_type.property(role - kFirstRole).readOnGadget(row);
}

QHash<int, QByteArray> RowList::roleNames() const {
  QHash<int, QByteArray> names;
  for (int i = 0; i < m_type.propertyCount(); ++i)
    names[kFirstRole + i] = m_type.property(i).name();
  names[kFirstRole + m_type.propertyCount()] = "modelData";
  return names;
}

void RowList::tellAllChanged() {
  if (count() > 0) Q_EMIT dataChanged(index(0), index(count() - 1));
}

}  // namespace cardroom::window
