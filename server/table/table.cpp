#include "server/table/table.h"

#include <utility>

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

void Table::give_seat(const Person& absent, const Successor& successor) {
  Roster& roster = state.seating.roster();
  const Person former = absent;
  audience.remove(successor.session);
  roster.remove(successor.session);  // Somebody who waits for a seat is one of the people already.
  Person& person = *roster.find(former.session);
  roster.replace(person, successor.session, successor.name);
  person.address = successor.address;
  // The events of this game are sent again, because the seat sees more of them than a spectator.
  person.reading = Reading{.last_chat_line = successor.last_chat_line};
  person.last_sign.reset();
  person.away = false;
  person.gone_on = false;
  person.turns_missed = 0;
  if (state.play.between_games()) person.ready = true;
  if (person.held()) state.play.hand_back(person);
  TableBreak& table_break = state.seating.table_break();
  if (table_break.on() && table_break.waits_for() == former.session) table_break.go_on(step.now);
  table_break.hand_over(former.session, person.session);
  state.evening.give(former.session, person.session, person.name.text());
  SeatsGiven::Given given{.session = former.session, .name = former.name.text(), .to = person.name.text()};
  if (former.reading.connected) {
    tell(given);
  } else if (const auto dropped = state.seating.seats_given().add(std::move(given))) {
    tell(*dropped);
  }
  step.newcomers.push_back(person.session);
  step.change_listing();
}

void Table::tell(const SeatsGiven::Given& given) {
  step.outputs.push_back(SessionLeft{given.session, lobby::v1::LEFT_REASON_SEAT_GIVEN, given.to});
}

}  // namespace cardroom::server
