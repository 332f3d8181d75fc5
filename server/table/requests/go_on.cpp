#include "server/table/requests/go_on.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused GoOn::apply(Table& table, Answer& answer) const {
  Play& play = table.state.play;
  TableBreak& table_break = table.state.seating.table_break();
  if (table_break.on()) {
    if (const auto refused = table.player_during_game(answer.session)) return refused;
    table_break.go_on(table.step.now);
    table.step.table_changed = true;
    return std::nullopt;
  }
  if (play.stepped_back()) {
    if (!table.audience.is_alone(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_ALONE);
    return play.go_on_stepped_back();
  }
  if (play.phase() != wire::PHASE_PAUSED) return refusal(session::v1::REFUSAL_REASON_NOT_PAUSED);
  Person* const person = table.state.seating.roster().find(answer.session);
  if (person == nullptr || !person->seat) {
    // At a table of bots a spectator may end the pause.
    if (!table.state.seating.bots_only()) return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
    play.go_on();
    return std::nullopt;
  }
  person->gone_on = true;
  return std::nullopt;
}

}  // namespace cardroom::server
