#include "client/models/nearby_tables.h"

#include <algorithm>
#include <utility>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/core/client_core.h"
#include "client/core/table_summary.h"
#include "client/models/kinds.h"
#include "client/models/words.h"

namespace cardroom::window {
namespace {

using lan::SeatSummary;

/// How long a table that has gone stays, so that nobody clicks on what moves up.
constexpr std::chrono::seconds kFadesFor{5};

int count(const lan::TableSummary& table, SeatSummary::Who who) {
  return static_cast<int>(
      std::ranges::count_if(table.seats, [who](const SeatSummary& seat) { return seat.who == who && !seat.promised; }));
}

QVariantMap seatMap(const SeatSummary& seat) {
  using Who = SeatSummary::Who;
  return {{QStringLiteral("name"), shown(seat.name)},
          {QStringLiteral("person"), seat.who == Who::person || seat.who == Who::held},
          {QStringLiteral("botType"), seat.who == Who::bot ? nameOf(seat.bot) : QString{}},
          {QStringLiteral("held"), seat.who == Who::held},
          {QStringLiteral("open"), seat.who == Who::open}};
}

}  // namespace

NearbyTables::NearbyTables(QObject* parent) : QAbstractListModel{parent} {
  m_everySecond.setInterval(std::chrono::seconds{1});
  connect(&m_everySecond, &QTimer::timeout, this, [this] {
    m_secondsSinceHeard = static_cast<int>(m_sinceHeard.elapsed() / 1000);
    Q_EMIT lastHeardChanged();
  });
}

int NearbyTables::count() const {
  return static_cast<int>(std::ranges::count_if(m_rows, [](const Row& row) { return !row.gone; }));
}

QString NearbyTables::lastHeard() const {
  if (!m_sinceHeard.isValid()) return {};
  if (m_secondsSinceHeard < 1) return tr("Last one heard just now.");
  return m_secondsSinceHeard == 1 ? tr("Last one heard a second ago.")
                                  : tr("Last one heard %Ln seconds ago.", nullptr, m_secondsSinceHeard);
}

void NearbyTables::heard() {
  m_sinceHeard.start();
  m_secondsSinceHeard = 0;
  if (!m_everySecond.isActive()) m_everySecond.start();
}

int NearbyTables::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString NearbyTables::stateOf(const Row& row) const {
  using Who = SeatSummary::Who;
  if (row.more > 0) return tr("Too many to announce them all");
  if (isOurs(row)) return m_ownSeat.held ? tr("A bot holds your seat") : tr("You sit there");
  const int open = cardroom::window::count(row.table, Who::open);
  const int bots = cardroom::window::count(row.table, Who::bot);
  if (open == 0 && bots == 0) return tr("All seats are taken");
  if (open == 0)
    return row.table.playing ? tr("A game is on; a bot’s seat is yours from the next one on")
                             : tr("A bot gives you its seat");
  const QString free = open == 1   ? tr("One seat free")
                       : open == 2 ? tr("Two seats free")
                       : open == 3 ? tr("Three seats free")
                                   : tr("%Ln seats free", nullptr, open);
  const auto limit = static_cast<int>(row.table.turn_limit_ms / 1000);
  return limit == 0 ? free : tr("%1, turn limit %L2 s", "how many seats are free").arg(free).arg(limit);
}

QString NearbyTables::troubleOf(const Row& row) const {
  if (row.protocolMin > client::kProtocolMax) return tr("Uses a newer Cardroom. Update to join.");
  if (row.protocolMax < client::kProtocolMin) return tr("Uses an older Cardroom. Its host has to update it.");
  if (row.more == 0 && findKind(QString::fromStdString(row.table.kind)) == nullptr)
    return tr("Plays a game that this Cardroom does not know.");
  return {};
}

NearbyTables::Action NearbyTables::actionOf(const Row& row) const {
  using Who = SeatSummary::Who;
  if (row.gone || !troubleOf(row).isEmpty()) return NoAction;
  if (row.more > 0) return Look;
  if (isOurs(row)) return TakeMySeat;
  if (cardroom::window::count(row.table, Who::open) + cardroom::window::count(row.table, Who::bot) > 0) return Join;
  return watchable(row) ? Watch : NoAction;
}

/// A seat of ours waits there.
bool NearbyTables::isOurs(const Row& row) const {
  return !m_ownSeat.tableId.empty() && row.table.table_id == m_ownSeat.tableId;
}

bool NearbyTables::watchable(const Row& row) const {
  return row.table.watching_allowed && !row.gone && !isOurs(row) && troubleOf(row).isEmpty();
}

QVariant NearbyTables::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  const QString kind = QString::fromStdString(row.table.kind);
  switch (role) {
    case NameRole:
      if (row.more == 1) return tr("One more table");
      return row.more > 1 ? tr("%Ln more tables", nullptr, static_cast<int>(row.more)) : shown(row.table.name);
    case KindRole: return kind;
    case KindTitleRole: return titleOf(kind);
    case HostRole: return shown(row.serverName);
    case OwnerNameRole: return shown(row.table.owner.empty() ? row.serverName : row.table.owner);
    case OwnRole: return client::is_loopback(row.address.host);
    case SeatsRole: {
      QVariantList seats;
      for (const SeatSummary& seat : row.table.seats)
        seats << seatMap(seat);
      return seats;
    }
    case TakenRole: {
      using Who = SeatSummary::Who;
      const int free = cardroom::window::count(row.table, Who::open) + cardroom::window::count(row.table, Who::bot);
      return static_cast<int>(row.table.seats.size()) - free;
    }
    case SeatsMaxRole: return static_cast<int>(row.table.seats.size());
    case LockedRole: return row.table.has_password;
    case StateRole: return stateOf(row);
    case TroubleRole: return troubleOf(row);
    case ActionRole: return actionOf(row);
    case WatchableRole: return watchable(row);
    case GoneRole: return row.gone;
    default: return {};
  }
}

QHash<int, QByteArray> NearbyTables::roleNames() const {
  return {{NameRole, "name"},     {KindRole, "kind"},           {KindTitleRole, "kindTitle"},
          {HostRole, "host"},     {OwnerNameRole, "ownerName"}, {OwnRole, "own"},
          {SeatsRole, "seats"},   {TakenRole, "taken"},         {SeatsMaxRole, "seatsMax"},
          {LockedRole, "locked"}, {StateRole, "state"},         {TroubleRole, "trouble"},
          {ActionRole, "action"}, {WatchableRole, "watchable"}, {GoneRole, "gone"}};
}

void NearbyTables::show(const std::vector<client::LanServer>& servers, bool lonely) {
  std::vector<Row> rows;
  for (const client::LanServer& server : servers) {
    for (const lan::TableSummary& table : server.announcement.tables)
      rows.push_back({.address = {server.address, server.announcement.port},
                      .serverName = server.announcement.name,
                      .protocolMin = server.announcement.protocol_min,
                      .protocolMax = server.announcement.protocol_max,
                      .table = table});
    if (server.announcement.more_tables == 0) continue;
    Row& others = rows.emplace_back();
    others.address = {server.address, server.announcement.port};
    others.serverName = server.announcement.name;
    others.protocolMin = server.announcement.protocol_min;
    others.protocolMax = server.announcement.protocol_max;
    others.table.table_id = "more at " + to_text(others.address);
    others.more = server.announcement.more_tables;
  }
  m_announced = std::move(rows);
  update();
  if (std::exchange(m_lonely, lonely) != lonely) Q_EMIT lonelyChanged();
}

void NearbyTables::showOwnSeat(OwnSeat seat) {
  if (seat == m_ownSeat) return;
  m_ownSeat = std::move(seat);
  if (!m_rows.empty()) Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

void NearbyTables::showListed(std::vector<Row> tables) {
  m_listed = std::move(tables);
  update();
}

void NearbyTables::update() {
  const int before = count();
  const auto isSame = [](const Row& a, const Row& b) { return a.table.table_id == b.table.table_id; };
  std::vector<Row> wanted = m_announced;
  for (const Row& row : m_listed)
    if (std::ranges::none_of(wanted, [&](const Row& one) { return isSame(one, row); })) wanted.push_back(row);

  // What is shown keeps its place.
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const auto found = std::ranges::find_if(wanted, [&](const Row& one) { return isSame(one, m_rows[i]); });
    Row next = found == wanted.end() ? m_rows[i] : *found;
    next.gone = found == wanted.end();
    if (found != wanted.end()) wanted.erase(found);
    if (next.gone && !m_rows[i].gone)
      QTimer::singleShot(kFadesFor, this, [this, id = next.table.table_id] { removeGone(id); });
    if (next == m_rows[i]) continue;
    m_rows[i] = std::move(next);
    Q_EMIT dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
  }
  if (!wanted.empty()) {
    const auto first = static_cast<int>(m_rows.size());
    beginInsertRows({}, first, first + static_cast<int>(wanted.size()) - 1);
    std::ranges::move(wanted, std::back_inserter(m_rows));
    endInsertRows();
  }
  if (count() != before) Q_EMIT countChanged();
}

void NearbyTables::removeGone(const std::string& tableId) {
  const auto found =
      std::ranges::find_if(m_rows, [&](const Row& row) { return row.gone && row.table.table_id == tableId; });
  if (found == m_rows.end()) return;
  const auto place = static_cast<int>(found - m_rows.begin());
  beginRemoveRows({}, place, place);
  m_rows.erase(found);
  endRemoveRows();
}

const NearbyTables::Row* NearbyTables::row(int index) const {
  const bool exists = index >= 0 && static_cast<std::size_t>(index) < m_rows.size();
  return exists ? &m_rows[static_cast<std::size_t>(index)] : nullptr;
}

void NearbyTables::retranslate() {
  if (!m_rows.empty()) Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
  Q_EMIT lastHeardChanged();
}

std::vector<NearbyTables::Row> rowsOf(const lobby::v1::TableList& list, const client::Address& address,
                                      const std::string& serverName) {
  std::vector<NearbyTables::Row> rows;
  for (const lobby::v1::TableSummary& one : list.tables())
    rows.push_back({.address = address,
                    .serverName = serverName,
                    .protocolMin = client::kProtocolMin,
                    .protocolMax = client::kProtocolMax,
                    .table = client::summary_of(one)});
  return rows;
}

}  // namespace cardroom::window
