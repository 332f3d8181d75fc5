#include "server/lobby/announced_tables.h"

#include "cardroom/lobby/v1/lobby.pb.h"
#include "common/game/contract.h"

namespace cardroom::server {

lan::TableSummary announced(const lobby::v1::TableSummary& line) {
  const wire::Settings& settings = line.settings();
  lan::TableSummary table{.table_id = line.table_id(),
                          .name = settings.name(),
                          .kind = settings.kind(),
                          .seats = {},
                          .owner = {},
                          .has_password = settings.has_password(),
                          .turn_limit_ms = settings.turn_limit_ms(),
                          .playing = line.phase() != wire::PHASE_GATHERING,
                          .watching_allowed = settings.watching_allowed()};
  for (const wire::Seat& seat : line.seats()) {
    using Who = lan::SeatSummary::Who;
    lan::SeatSummary& told = table.seats.emplace_back();
    told.promised = seat.has_next_name();
    if (seat.has_person()) {
      told.who = seat.person().held_by_bot() ? Who::held : Who::person;
      told.name = seat.person().name();
      if (seat.person().owner()) table.owner = told.name;
    } else if (seat.has_bot()) {
      told.who = Who::bot;
      told.bot = seat.bot().type();
    }
  }
  return table;
}

}  // namespace cardroom::server
