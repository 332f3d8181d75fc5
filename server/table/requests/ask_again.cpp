#include "server/table/requests/ask_again.h"

#include <utility>

#include "server/table/table.h"

namespace cardroom::server {

Refused AskAgain::apply(Table& table, Answer& answer) const {
  if (!table.state.play.between_games()) return refusal(session::v1::REFUSAL_REASON_GAME_RUNNING);
  const Seating& seating = table.state.seating;
  Person* const person = table.state.seating.roster().find(answer.session);
  if (person == nullptr || !person->seat) {
    // At a table of bots a spectator may ask for another game.
    table.step.wanted_by_watcher = seating.fixed() && seating.bots_only();
    if (!table.step.wanted_by_watcher) return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
    return std::nullopt;
  }
  if (person->held()) table.state.play.hand_back(*person);
  if (!std::exchange(person->ready, true)) table.step.change_listing();
  return std::nullopt;
}

}  // namespace cardroom::server
