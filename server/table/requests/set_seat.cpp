#include "server/table/requests/set_seat.h"

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

}  // namespace cardroom::server
