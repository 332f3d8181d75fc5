#include "server/table/requests/step_game.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused StepGame::apply(Table& table, Answer& answer) const {
  if (!table.audience.is_alone(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_ALONE);
  return table.state.play.step(forth);
}

}  // namespace cardroom::server
