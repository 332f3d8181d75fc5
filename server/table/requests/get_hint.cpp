#include "server/table/requests/get_hint.h"

#include "server/limits.h"
#include "server/table/table.h"

namespace cardroom::server {

/// A function of what the person sees and of the decision, so that it is the same when it is asked for again.
Refused GetHint::apply(Table& table, Answer& answer) const {
  const Person* const person = table.state.seating.roster().find(answer.session);
  if (const auto refused = table.state.play.answerable(person, decision)) return refused;
  const Seat seat = *person->seat;
  // Of dice that have nothing to do with any bot's: everybody may know them.
  const std::uint64_t seed = std::uint64_t{seat.index} << 56 | decision;
  answer.later = true;
  table.step.outputs.push_back(
      GiveHint{answer.session, answer.request_id, decision, table.state.play.match()->advise(seat, kBotBudget, seed)});
  return std::nullopt;
}

}  // namespace cardroom::server
