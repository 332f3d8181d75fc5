#include "server/table/requests/let_back.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused LetBack::apply(Table& table, Answer& answer) const {
  Seating& seating = table.state.seating;
  if (!seating.roster().owns(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_OWNER);
  if (!seating.removed().let_back(name)) return refusal(session::v1::REFUSAL_REASON_MALFORMED);
  return std::nullopt;
}

}  // namespace cardroom::server
