#include "client/models/journey/waiting_seats.h"

#include <algorithm>
#include <utility>

#include "client/models/application.h"

namespace cardroom::window {

void WaitingSeats::show() {
  const client::Table* here = m_here.table();
  const client::Day today = m_here.core().today();
  auto tables = client::waiting_tables(m_here.core().profile(), here, m_here.serversNear(), today);
  NearbyTables::OwnSeat ours;
  if (here != nullptr) {
    if (here->update.has_seat()) ours.tableId = here->update.table_id();
  } else if (const auto held = std::ranges::find(tables, true, &client::WaitingTable::held); held != tables.end()) {
    ours = {.tableId = held->seat.table_id, .held = true};
  }
  m_app.nearby()->showOwnSeat(std::move(ours));
  m_app.goOn()->show(std::move(tables), today);
}

}  // namespace cardroom::window
