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
}

void Table::take_away(const Person& person) {
  const std::optional<Seat> seat = person.seat;
  // Returns to the newest moment if the table has been stepped back, so that the game can go on.
  if (seat) state.play.open_hands(false);
  if (state.play.last_move().is_of(person.session)) state.play.last_move().drop();
  Roster& roster = state.seating.roster();
  state.evening.remember(person.session, person.name.text());
  roster.remove(person.session);
  step.change_listing();
  if (seat && !state.play.between_games()) {
    roster.place(*seat) = Place{BotPlan{BotType::clever, kHoldingPace},
                                /*bot_until_game_ends=*/true};
    state.play.player_changed(*seat);
  }
}

void Table::give_seat(const Person& absent, const Successor& successor) {
  Roster& roster = state.seating.roster();
  const Person former = absent;
  if (state.play.last_move().is_of(former.session)) state.play.last_move().drop();
  audience.remove(successor.session);
  roster.remove(successor.session);  // Somebody who waits for a seat is one of the people already.
  Person& person = *roster.find(former.session);
  roster.replace(person, successor.session, successor.name);
  person.address = successor.address;
  person.picture = successor.picture;
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

void Table::note_presence() {
  state.decisions.put_off(state.seating.note_presence());
}

void Table::settle_break() {
  Seating& seating = state.seating;
  if (seating.table_break().settle(step.now, seating.roster(), !state.play.between_games())) {
    step.table_changed = true;
  }
  note_presence();
}

PublicTable Table::shown() const {
  const auto& [settings, animate, version, ended, seating, decisions, evening, play] = state;
  const Instant now = step.now;
  PublicTable table{.id = id,
                    .settings = settings,
                    .seating = seating,
                    .version = version,
                    .phase = play.phase(),
                    .game_number = play.game_number(),
                    .turn_left = {},
                    .pause_left = {},
                    .now = now,
                    .scores = {},
                    .evening = &evening,
                    .pace = seating.bots_only() ? &decisions.pace() : nullptr,
                    .last_move = &play.last_move(),
                    .animate = animate};
  std::optional<Instant> turn_ends;
  for (std::uint8_t i = 0; i < seating.roster().seats(); ++i) {
    const Decision& decision = decisions.of(Seat{i});
    if (!decision.asked || seating.table_break().on()) continue;
    table.to_act.insert(Seat{i});
    const auto deadline = decision.deadline();
    if (!deadline || seating.still() || (turn_ends && *turn_ends <= *deadline)) continue;
    turn_ends = deadline;
    table.turn_time = decision.turn_time;
  }
  if (turn_ends) table.turn_left = *turn_ends - now;
  if (const auto pause_ends = play.pause_ends()) table.pause_left = *pause_ends - now;
  if (const Match* match = play.match()) {
    table.scores = match->scores();
    // Not during the pause before the result.
    if (play.between_games()) table.winners = match->winners();
    table.fair = match->fair();
  }
  return table;
}

}  // namespace cardroom::server
