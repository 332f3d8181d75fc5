#include "server/table/table.h"

#include "server/limits.h"

namespace cardroom::server {

Refused Table::owner_between_games(const SessionId& session) const {
  if (!state.seating.roster().owns(session)) return refusal(session::v1::REFUSAL_REASON_NOT_OWNER);
  if (!state.play.between_games()) return refusal(session::v1::REFUSAL_REASON_GAME_RUNNING);
  if (state.seating.fixed()) return refusal(session::v1::REFUSAL_REASON_UNSUPPORTED);
  return std::nullopt;
}

Refused Table::player_during_game(const SessionId& session) const {
  const Person* const person = state.seating.roster().find(session);
  if (person == nullptr || !person->seat) return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  if (state.play.between_games()) return refusal(session::v1::REFUSAL_REASON_NO_GAME);
  return std::nullopt;
}

void Table::lose(Person& person, std::chrono::milliseconds silent_for) {
  person.reading.connected = false;
  person.last_sign = step.now - silent_for;
  step.change_listing();
  state.play.end_pause_if_read();
}

void Table::take_away(const Person& person) {
  const std::optional<Seat> seat = person.seat;
  Roster& roster = state.seating.roster();
  state.evening.remember(person.session, person.name.text());
  roster.remove(person.session);
  step.change_listing();
  if (seat && !state.play.between_games()) {
    roster.place(*seat) = Place{BotPlan{BotType::clever, kHoldingPace},
                                /*bot_until_game_ends=*/true};
    state.play.player_changed(*seat);
  }
  state.play.end_pause_if_read();
}

}  // namespace cardroom::server
