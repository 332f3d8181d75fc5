#include "server/table/requests/wait_for.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<WaitFor> WaitFor::parse(const ClientMessage& message, const Added&) {
  return read_seat(message.wait_for().seat()).map([&](Seat seat) { return WaitFor{seat, message.wait_for().wait()}; });
}

void WaitFor::write(ClientMessage& out, Added&) const {
  out.mutable_wait_for()->set_seat(seat.index);
  out.mutable_wait_for()->set_wait(wait);
}

Refused WaitFor::apply(Table& table, Answer& answer) const {
  Seating& seating = table.state.seating;
  if (const auto refused = table.player_during_game(answer.session)) return refused;
  Person* const missing = seating.roster().has(seat) ? seating.roster().sitting(seat) : nullptr;
  if (missing == nullptr) return refusal(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  if (missing->reading.connected) return refusal(session::v1::REFUSAL_REASON_NOT_MISSING);
  // Somebody else was quicker.
  if (missing->held() || seating.table_break().on()) return std::nullopt;
  if (wait) {
    seating.table_break().wait_for(table.step.now, answer.session, missing->session);
    table.step.table_changed = true;
  } else {
    table.state.play.take_over(*missing);
  }
  return std::nullopt;
}

}  // namespace cardroom::server
