#include "client/models/journey/waiting_seat.h"

#include <algorithm>

#include "client/models/application.h"
#include "client/models/words.h"
#include "client/net/lan_shell.h"
#include "client/translations/direction.h"

namespace cardroom::window {

const client::KeptSeat* WaitingSeat::seat() const {
  const auto& seats = m_here.core().profile().seats;
  return seats.empty() ? nullptr : &seats.front();
}

std::optional<lan::TableSummary> WaitingSeat::announced() const {
  if (seat() == nullptr) return std::nullopt;
  const client::Address& server = seat()->server;
  const auto isOurs = [this](const lan::SeatSummary& seat) {
    return seat.who == lan::SeatSummary::Who::held && seat.name == m_here.core().profile().name;
  };
  for (const client::LanServer& near : m_lan.servers()) {
    const client::Address address{near.address, near.announcement.port};
    const bool onThisMachine =
        client::is_loopback(address.host) && client::is_loopback(server.host) && address.port == server.port;
    if (address != server && !onThisMachine) continue;
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
  if (seat() == nullptr) return {};
  if (announced)
    return Application::tr("%1. A bot holds your seat.", "a table's name").arg(isolated(shown(announced->name)));
  if (seat()->own) return Application::tr("At your own table. The game goes on where you left it.");
  // We cannot know from here whether that server is still running.
  return Application::tr("At %1, as long as the table is there.", "an address")
      .arg(QString::fromStdString(to_text(seat()->server)));
}

void WaitingSeat::show() {
  NearbyTables::OwnSeat ours;
  std::optional<lan::TableSummary> announcedAt;
  if (const client::Table* table = m_here.table()) {
    if (table->update.has_seat()) ours.tableId = table->update.table_id();
  } else if ((announcedAt = announced())) {
    ours = {.tableId = announcedAt->table_id, .held = true};
  }
  m_app.nearby()->showOwnSeat(std::move(ours));
  m_app.ways()->showWaitingSeat(words(announcedAt));
}

}  // namespace cardroom::window
