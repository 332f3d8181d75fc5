#include "client/models/journey/waiting_seat.h"

#include <algorithm>

#include "client/models/application.h"
#include "client/models/words.h"
#include "client/net/lan_shell.h"
#include "client/translations/direction.h"

namespace cardroom::window {

std::optional<lan::TableSummary> WaitingSeat::announced() const {
  if (!server() || server() == m_forgotten) return std::nullopt;
  const auto isOurs = [this](const lan::SeatSummary& seat) {
    return seat.who == lan::SeatSummary::Who::held && seat.name == m_here.core().profile().name;
  };
  for (const client::LanServer& near : m_lan.servers()) {
    const client::Address address{near.address, near.announcement.port};
    const bool onThisMachine =
        client::is_loopback(address.host) && client::is_loopback(server()->host) && address.port == server()->port;
    if (address != *server() && !onThisMachine) continue;
    for (const lan::TableSummary& table : near.announcement.tables)
      if (std::ranges::any_of(table.seats, isOurs)) return table;
  }
  return std::nullopt;
}

QString WaitingSeat::words(const std::optional<lan::TableSummary>& announced) const {
  if (const client::Table* table = m_here.table()) {
    const bool isShown = m_app.page() == Application::TablePage || m_app.page() == Application::SetupPage;
    if (!table->update.has_seat() || isShown) return {};
    return Application::tr("You sit at %1.", "a table's name").arg(isolated(shown(table->update.settings().name())));
  }
  if (!server() || server() == m_forgotten) return {};
  if (client::is_loopback(server()->host)) {
    // A server on this machine that has ended keeps no seat.
    const auto running = client::running_server();
    if (!running || running->port != server()->port) return {};
  }
  if (announced)
    return Application::tr("%1. A bot holds your seat.", "a table's name").arg(isolated(shown(announced->name)));
  // We cannot know from here whether that server still runs.
  return client::is_loopback(server()->host) ? Application::tr("At a table on this machine, as long as it is there.")
                                             : Application::tr("At %1, as long as the table is there.", "an address")
                                                   .arg(QString::fromStdString(to_text(*server())));
}

void WaitingSeat::show() {
  NearbyTables::OwnSeat seat;
  std::optional<lan::TableSummary> announcedAt;
  if (const client::Table* table = m_here.table()) {
    if (table->update.has_seat()) seat.tableId = table->update.table_id();
  } else if ((announcedAt = announced())) {
    seat = {.tableId = announcedAt->table_id, .held = true};
  }
  m_app.nearby()->showOwnSeat(std::move(seat));
  m_app.ways()->showWaitingSeat(words(announcedAt));
}

void WaitingSeat::forget() {
  m_forgotten = server();
  show();
}

}  // namespace cardroom::window
