#include "server/table/requests/leave.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused Leave::apply(Table& table, Answer& answer) const {
  Person* person = table.state.seating.roster().find(answer.session);
  if (person == nullptr && table.audience.watcher(answer.session) == nullptr) {
    return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  }
  table.step.outputs.push_back(SessionLeft{answer.session, lobby::v1::LEFT_REASON_UNSPECIFIED});
  if (person != nullptr && keep_seat) {
    table.lose(*person, {});
    person->away = true;
  } else if (person != nullptr) {
    table.take_away(*person);
  } else {
    table.audience.remove(answer.session);
  }
  return std::nullopt;
}

}  // namespace cardroom::server
