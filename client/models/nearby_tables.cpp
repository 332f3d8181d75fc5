#include "client/models/nearby_tables.h"

namespace cardroom::window {

struct NearbyTables::Row {
  client::LanServer server;
};

NearbyTables::NearbyTables(QObject* parent) : QAbstractListModel{parent} {}

NearbyTables::~NearbyTables() = default;

int NearbyTables::count() const {
  return 0;
}

QString NearbyTables::lastHeard() const {
  return {};
}

int NearbyTables::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant NearbyTables::data(const QModelIndex& /*index*/, int /*role*/) const {
  return {};
}

QHash<int, QByteArray> NearbyTables::roleNames() const {
  return {{NameRole, "name"},           {KindRole, "kind"},     {KindTitleRole, "kindTitle"}, {HostRole, "host"},
          {OwnerNameRole, "ownerName"}, {OwnRole, "own"},       {SeatsRole, "seats"},         {TakenRole, "taken"},
          {SeatsMaxRole, "seatsMax"},   {LockedRole, "locked"}, {StateRole, "state"},         {TroubleRole, "trouble"},
          {ActionRole, "action"},       {GoneRole, "gone"}};
}

void NearbyTables::show(const std::vector<client::LanServer>& /*servers*/, bool lonely,
                        const std::string& /*seatTableId*/) {
  if (m_lonely == lonely) return;
  m_lonely = lonely;
  Q_EMIT lonelyChanged();
}

const NearbyTables::Row* NearbyTables::row(int index) const {
  return index >= 0 && index < m_rows.size() ? m_rows[index] : nullptr;
}

}  // namespace cardroom::window
