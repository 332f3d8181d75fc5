#include "server/table/requests/open_hands.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused OpenHands::apply(Table& table, Answer& answer) const {
  // Anybody may close them: while somebody else is here, nobody sees them anyway.
  if (open && !table.audience.is_alone(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_ALONE);
  table.state.play.open_hands(open);
  return std::nullopt;
}

}  // namespace cardroom::server
