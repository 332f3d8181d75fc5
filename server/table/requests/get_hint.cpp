#include "server/table/requests/get_hint.h"

#include "server/limits.h"
#include "server/table/table.h"

namespace cardroom::server {

/// Depends only on the person's view and the decision, so that a second request gets the same hint.
Refused GetHint::apply(Table& table, Answer& answer) const {
  const Person* const person = table.state.seating.roster().find(answer.session);
  if (const auto refused = table.state.play.answerable(person, decision)) return refused;
  const Seat seat = *person->seat;
  // These dice are independent of the bots' and need not be secret.
  const std::uint64_t seed = std::uint64_t{seat.index} << 56 | decision;
  const BotType adviser = table.state.settings.hints_by_expert ? BotType::expert : BotType::clever;
  answer.later = true;
  table.step.outputs.push_back(
      GiveHint{answer.session, answer.request_id, decision, table.state.play.match()->advise(seat, adviser, seed)});
  return std::nullopt;
}

}  // namespace cardroom::server
