#include "server/table/requests/take_break.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused TakeBreak::apply(Table& table, Answer& answer) const {
  Seating& seating = table.state.seating;
  if (const auto refused = table.player_during_game(answer.session)) return refused;
  if (seating.table_break().on()) return std::nullopt;
  seating.table_break().ask(table.step.now, answer.session);
  table.step.table_changed = true;
  return std::nullopt;
}

}  // namespace cardroom::server
