#include "server/table/requests/join.h"

#include <utility>

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<Join> Join::parse(const ClientMessage& message, const Added& added) {
  const auto& wanted = message.join_table();
  Join join{added.name(), std::nullopt, wanted.watch(), read_mark(added.address_mark()), added.picture()};
  if (!wanted.has_seat()) return join;
  return read_seat(wanted.seat()).map([&](Seat seat) {
    join.seat = seat;
    return std::move(join);
  });
}

void Join::write(ClientMessage& out, Added& added) const {
  auto& message = *out.mutable_join_table();
  if (seat) message.set_seat(seat->index);
  message.set_watch(watch);
  added.set_name(name);
  added.set_picture(picture);
  if (address) added.set_address_mark(wire_bytes(*address));
}

Refused Join::apply(Table& table, Answer& answer) const {
  Seating& seating = table.state.seating;
  const SessionId session = answer.session;
  Person* const here = seating.roster().find(session);
  if (here != nullptr && watch && seating.roster().owns(session)) return stand_up(table, *here);
  if (here != nullptr || table.audience.watcher(session) != nullptr) {
    return refusal(session::v1::REFUSAL_REASON_AT_A_TABLE);
  }
  const ShownName shown = watch ? table.audience.shown_as(name) : seating.roster().shown_as(ShownName{name});
  if (seating.removed().bars(session, shown, address, table.step.now)) {
    return refusal(session::v1::REFUSAL_REASON_REMOVED);
  }
  // At a table with fixed seats, whoever joins when no seat is open can only watch.
  if (watch || (seating.fixed() && seating.roster().full())) return join_as_watcher(table, answer);
  const auto free = seating.seat_for(seat);
  if (!free) return free.error();
  Person& person = seating.roster().add(session, name);
  person.address = address;
  person.picture = picture;
  table.step.newcomers.push_back(session);
  seating.give_seat(person, *free, table.state.play.between_games());
  answer.joined = true;
  return std::nullopt;
}

Refused Join::stand_up(Table& table, Person& person) {
  // Everybody is looking at the seats in which the game is played, so nobody leaves a seat before the game is over.
  if (!table.state.play.between_games()) return refusal(session::v1::REFUSAL_REASON_GAME_RUNNING);
  if (table.state.seating.fixed()) return refusal(session::v1::REFUSAL_REASON_UNSUPPORTED);
  if (person.watches) return std::nullopt;
  table.state.seating.roster().stand_up(person);
  table.step.newcomers.push_back(person.session);
  table.step.watchers_changed = true;
  table.step.change_listing();
  return std::nullopt;
}

Refused Join::join_as_watcher(Table& table, Answer& answer) const {
  if (!table.state.settings.watching_allowed && !table.state.seating.fixed()) {
    return refusal(session::v1::REFUSAL_REASON_NO_WATCHING);
  }
  if (const auto refused = table.audience.admit(answer.session, *this)) return refused;
  answer.joined = true;
  table.step.wanted_by_watcher = table.state.seating.bots_only();
  return std::nullopt;
}

}  // namespace cardroom::server
