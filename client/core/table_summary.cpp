#include "client/core/table_summary.h"

#include <utility>

namespace cardroom::client {

using lan::SeatSummary;

lan::TableSummary summary_of(const lobby::v1::TableSummary& listed) {
  const auto& settings = listed.settings();
  lan::TableSummary table{.table_id = listed.table_id(),
                          .name = settings.name(),
                          .kind = settings.kind(),
                          .seats = {},
                          .owner = {},
                          .has_password = settings.has_password(),
                          .turn_limit_ms = settings.turn_limit_ms(),
                          .playing = listed.phase() != table::v1::PHASE_GATHERING,
                          .watching_allowed = settings.watching_allowed()};
  for (const table::v1::Seat& seat : listed.seats()) {
    SeatSummary& summary = table.seats.emplace_back();
    summary.promised = seat.has_next_name();
    if (seat.has_person()) {
      summary.who = seat.person().held_by_bot() ? SeatSummary::Who::held : SeatSummary::Who::person;
      summary.name = seat.person().name();
      if (seat.person().owner()) table.owner = seat.person().name();
    } else if (seat.has_bot()) {
      summary.who = SeatSummary::Who::bot;
      summary.bot = seat.bot().type();
    }
  }
  return table;
}

}  // namespace cardroom::client
