#include "server/table/requests/take_seat.h"

#include "server/table/table_wire.h"

namespace cardroom::server {

Read<TakeSeat> TakeSeat::parse(const ClientMessage& message, const Added& added) {
  return read_seat(message.take_seat().seat()).map([&](Seat seat) {
    return TakeSeat{added.name(), seat, read_mark(added.address_mark())};
  });
}

void TakeSeat::write(ClientMessage& out, Added& added) const {
  out.mutable_take_seat()->set_seat(seat.index);
  added.set_name(name);
  if (address) added.set_address_mark(wire_bytes(*address));
}

}  // namespace cardroom::server
