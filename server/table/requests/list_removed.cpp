#include "server/table/requests/list_removed.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused ListRemoved::apply(Table& table, Answer& answer) const {
  const Seating& seating = table.state.seating;
  if (!seating.roster().owns(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_OWNER);
  answer.removed = seating.removed().list(table.id, table.step.now);
  return std::nullopt;
}

}  // namespace cardroom::server
