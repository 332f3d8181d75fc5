#include "server/table/requests/set_seat.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<SetSeat> SetSeat::parse(const ClientMessage& message, const Added&) {
  return read_seat(message.set_seat().seat()).and_then([&](Seat seat) {
    return read_plan(message.set_seat().plan()).map([&](const auto& bot) { return SetSeat{seat, bot}; });
  });
}

void SetSeat::write(ClientMessage& out, Added&) const {
  out.mutable_set_seat()->set_seat(seat.index);
  write_plan(bot, *out.mutable_set_seat()->mutable_plan());
}

Refused SetSeat::apply(Table& table, Answer& answer) const {
  Roster& roster = table.state.seating.roster();
  if (const auto refused = table.owner_between_games(answer.session)) return refused;
  if (!roster.has(seat)) return refusal(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  if (roster.sitting(seat) != nullptr) return refusal(session::v1::REFUSAL_REASON_SEAT_TAKEN);
  if (roster.place(seat).bot == bot) return std::nullopt;
  roster.place(seat) = Place{.bot = bot};
  table.step.change_listing();
  return std::nullopt;
}

}  // namespace cardroom::server
