#include "server/table/requests/join.h"

#include <utility>

#include "server/table/table_wire.h"

namespace cardroom::server {

Read<Join> Join::parse(const ClientMessage& message, const Added& added) {
  const auto& wanted = message.join_table();
  Join join{added.name(), std::nullopt, wanted.watch(), read_mark(added.address_mark())};
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
  if (address) added.set_address_mark(wire_bytes(*address));
}

}  // namespace cardroom::server
