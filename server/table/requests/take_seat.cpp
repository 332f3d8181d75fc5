#include "server/table/requests/take_seat.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<TakeSeat> TakeSeat::parse(const ClientMessage& message, const Added& added) {
  return read_seat(message.take_seat().seat()).map([&](Seat seat) {
    return TakeSeat{added.name(), seat, read_mark(added.address_mark()), added.picture()};
  });
}

void TakeSeat::write(ClientMessage& out, Added& added) const {
  out.mutable_take_seat()->set_seat(seat.index);
  added.set_name(name);
  added.set_picture(picture);
  if (address) added.set_address_mark(wire_bytes(*address));
}

Refused TakeSeat::apply(Table& table, Answer& answer) const {
  Seating& seating = table.state.seating;
  const bool between_games = table.state.play.between_games();
  Person* person = seating.roster().find(answer.session);
  if (!between_games && person != nullptr && person->seat) return refusal(session::v1::REFUSAL_REASON_GAME_RUNNING);
  const auto free = seating.seat_for(seat);
  if (!free) return free.error();
  if (person == nullptr) {
    // A spectator, whom a replay does not know. What was sent to the spectator is not sent again.
    const Watcher* watcher = table.audience.watcher(answer.session);
    Reading reading = watcher != nullptr ? watcher->reading : Reading{};
    // The session has just sent a request. A replay does not know whether the spectator was connected.
    reading.connected = true;
    table.audience.remove(answer.session);
    person = &seating.roster().add(answer.session, name);
    person->reading = reading;
    person->address = address;
    person->picture = picture;
  }
  if (person->held()) table.state.play.hand_back(*person);
  table.step.watchers_changed = table.step.watchers_changed || person->watches;
  seating.give_seat(*person, *free, between_games);
  person->ready = true;
  table.step.newcomers.push_back(answer.session);
  return std::nullopt;
}

}  // namespace cardroom::server
