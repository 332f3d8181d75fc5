#include "client/models/nearby_tables.h"

#include <algorithm>
#include <utility>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/core/client_core.h"
#include "client/models/kinds.h"
#include "client/models/words.h"

namespace cardroom::window {
namespace {

using lan::SeatSummary;
using Who = SeatSummary::Who;

/// How long the row of a vanished table stays, so that nobody clicks a row that has just moved up under the pointer.
constexpr std::chrono::seconds kFadesFor{5};

int count(const TableNear& near, Who who) {
  return static_cast<int>(std::ranges::count_if(
      near.table.seats, [who](const SeatSummary& seat) { return seat.who == who && !seat.promised; }));
}

NearbySeat seatOf(const SeatSummary& seat) {
  return {.name = shown(seat.name),
          .picture = nameOf(seat.picture),
          .botType = seat.who == Who::bot ? nameOf(seat.bot) : QString{},
          .person = seat.has_person(),
          .held = seat.who == Who::held,
          .open = seat.who == Who::open};
}

QString rowName(const TableNear& near) {
  if (near.more == 0) return shown(near.table.name);
  return near.more == 1 ? NearbyTables::tr("One more table")
                        : NearbyTables::tr("%Ln more tables", nullptr, static_cast<int>(near.more));
}

QString stateOf(const TableNear& near, const NearbyTables::OwnSeat* own) {
  if (near.more > 0) return NearbyTables::tr("Too many to announce them all");
  if (own != nullptr) return own->held ? NearbyTables::tr("A bot holds your seat") : NearbyTables::tr("You sit there");
  const int open = count(near, Who::open);
  const int bots = count(near, Who::bot);
  if (open == 0 && bots == 0) return NearbyTables::tr("All seats are taken");
  if (open == 0)
    return near.table.playing ? NearbyTables::tr("A game is on; a bot’s seat is yours from the next one on")
                              : NearbyTables::tr("A bot gives you its seat");
  const QString free = open == 1   ? NearbyTables::tr("One seat free")
                       : open == 2 ? NearbyTables::tr("Two seats free")
                       : open == 3 ? NearbyTables::tr("Three seats free")
                                   : NearbyTables::tr("%Ln seats free", nullptr, open);
  const auto limit = static_cast<int>(near.table.turn_limit_ms / 1000);
  return limit == 0 ? free : NearbyTables::tr("%1, turn limit %L2 s", "how many seats are free").arg(free).arg(limit);
}

QString troubleOf(const TableNear& near) {
  if (near.protocolMin > client::kProtocolMax) return NearbyTables::tr("Uses a newer Cardroom. Update to join.");
  if (near.protocolMax < client::kProtocolMin)
    return NearbyTables::tr("Uses an older Cardroom. Its host has to update it.");
  if (near.more == 0 && findKind(QString::fromStdString(near.table.kind)) == nullptr)
    return NearbyTables::tr("Plays a game that this Cardroom does not know.");
  return {};
}

/// `own`: our seat waiting at this table; null if there is none.
NearbyTable shownRow(const TableNear& near, bool gone, const NearbyTables::OwnSeat* own) {
  const int free = count(near, Who::open) + count(near, Who::bot);
  const auto seats = static_cast<int>(near.table.seats.size());
  const QString kind = QString::fromStdString(near.table.kind);
  NearbyTable row{.name = rowName(near),
                  .kind = kind,
                  .kindTitle = titleOf(kind),
                  .host = shown(near.serverName),
                  .ownerName = shown(near.table.owner.empty() ? near.serverName : near.table.owner),
                  .own = client::is_loopback(near.address.host),
                  .taken = seats - free,
                  .seatsMax = seats,
                  .locked = near.table.has_password,
                  .state = stateOf(near, own),
                  .trouble = troubleOf(near),
                  .gone = gone,
                  .table = near};
  for (const SeatSummary& seat : near.table.seats)
    row.seats << seatOf(seat);
  if (!gone && row.trouble.isEmpty()) {
    row.watchable = near.table.watching_allowed && own == nullptr;
    row.action = near.more > 0    ? NearbyTables::Look
                 : own != nullptr ? NearbyTables::TakeMySeat
                 : free > 0       ? NearbyTables::Join
                 : row.watchable  ? NearbyTables::Watch
                                  : NearbyTables::NoAction;
  }
  return row;
}

}  // namespace

NearbyTables::NearbyTables(QObject* parent) : RowList{m_rows, parent} {
  m_everySecond.setInterval(std::chrono::seconds{1});
  connect(&m_everySecond, &QTimer::timeout, this, [this] {
    m_secondsSinceHeard = static_cast<int>(m_sinceHeard.elapsed() / 1000);
    Q_EMIT lastHeardChanged();
  });
}

int NearbyTables::present() const {
  return static_cast<int>(std::ranges::count(m_rows, false, &NearbyTable::gone));
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

void NearbyTables::show(const std::vector<client::LanServer>& servers, bool lonely) {
  std::vector<TableNear> rows;
  for (const auto& [announcement, address] : servers) {
    TableNear row{.address = {address, announcement.port},
                  .serverName = announcement.name,
                  .protocolMin = announcement.protocol_min,
                  .protocolMax = announcement.protocol_max,
                  .table = {}};
    for (const lan::TableSummary& table : announcement.tables) {
      row.table = table;
      rows.push_back(row);
    }
    if (announcement.more_tables == 0) continue;
    row.more = announcement.more_tables;
    row.table = {};
    row.table.table_id = "more at " + to_text(row.address);
    rows.push_back(std::move(row));
  }
  m_announced = std::move(rows);
  update();
  showLonely(lonely);
}

void NearbyTables::showOwnSeat(OwnSeat seat) {
  if (seat == m_ownSeat) return;
  m_ownSeat = std::move(seat);
  showAllAnew();
}

void NearbyTables::showListed(std::vector<TableNear> tables) {
  m_listed = std::move(tables);
  update();
}

NearbyTable NearbyTables::rowOf(const TableNear& table, bool gone) const {
  const bool ours = !m_ownSeat.tableId.empty() && table.table.table_id == m_ownSeat.tableId;
  return shownRow(table, gone, ours ? &m_ownSeat : nullptr);
}

void NearbyTables::showRow(int row, const TableNear& table, bool gone) {
  NearbyTable next = rowOf(table, gone);
  if (next == m_rows[row]) return;
  m_rows[row] = std::move(next);
  Q_EMIT dataChanged(index(row), index(row));
}

void NearbyTables::showAllAnew() {
  for (int row = 0; row < count(); ++row)
    showRow(row, m_rows[row].table, m_rows[row].gone);
}

void NearbyTables::update() {
  const int before = present();
  const auto isSame = [](const TableNear& table) {
    return [&table](const TableNear& one) { return one.table.table_id == table.table.table_id; };
  };
  std::vector<TableNear> wanted = m_announced;
  for (const TableNear& table : m_listed)
    if (std::ranges::none_of(wanted, isSame(table))) wanted.push_back(table);

  // Tables that are already shown keep their rows.
  for (int row = 0; row < count(); ++row) {
    const TableNear shown = m_rows[row].table;
    const auto found = std::ranges::find_if(wanted, isSame(shown));
    const bool gone = found == wanted.end();
    if (gone && !m_rows[row].gone) fade(shown.table.table_id);
    showRow(row, gone ? shown : *found, gone);
    if (!gone) wanted.erase(found);
  }
  if (!wanted.empty()) {
    beginInsertRows({}, count(), count() + static_cast<int>(wanted.size()) - 1);
    for (const TableNear& table : wanted)
      m_rows << rowOf(table, /*gone=*/false);
    endInsertRows();
    Q_EMIT countChanged();
  }
  if (present() != before) Q_EMIT presentChanged();
}

void NearbyTables::fade(const std::string& tableId) {
  auto* timer = new QTimer{this};  // Unlike a singleShot(), it belongs to this object.
  timer->setSingleShot(true);
  timer->callOnTimeout(this, [this, timer, tableId] {
    timer->deleteLater();
    removeGone(tableId);
  });
  timer->start(kFadesFor);
}

void NearbyTables::removeGone(const std::string& tableId) {
  const auto found = std::ranges::find_if(
      m_rows, [&](const NearbyTable& row) { return row.gone && row.table.table.table_id == tableId; });
  if (found == m_rows.end()) return;
  const auto place = static_cast<int>(found - m_rows.begin());
  beginRemoveRows({}, place, place);
  m_rows.erase(found);
  endRemoveRows();
  Q_EMIT countChanged();
}

const TableNear* NearbyTables::row(int index) const {
  return index >= 0 && index < count() ? &m_rows[index].table : nullptr;
}

void NearbyTables::retranslate() {
  showAllAnew();
  Q_EMIT lastHeardChanged();
}

std::vector<TableNear> rowsOf(const lobby::v1::TableList& list, const client::Address& address,
                              const std::string& serverName) {
  std::vector<TableNear> rows;
  for (const lobby::v1::TableSummary& one : list.tables())
    rows.push_back({.address = address,
                    .serverName = serverName,
                    .protocolMin = client::kProtocolMin,
                    .protocolMax = client::kProtocolMax,
                    .table = lan::summary_of(one)});
  return rows;
}

}  // namespace cardroom::window
