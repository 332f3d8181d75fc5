#include "server/table/requests/take_my_seat.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused TakeMySeat::apply(Table& table, Answer& answer) const {
  Person* const person = table.state.seating.roster().find(answer.session);
  if (person == nullptr || !person->seat) return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  if (!person->held()) return refusal(session::v1::REFUSAL_REASON_NOT_HELD);
  table.state.play.hand_back(*person);
  return std::nullopt;
}

}  // namespace cardroom::server
