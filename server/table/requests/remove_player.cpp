#include "server/table/requests/remove_player.h"

#include "server/table/table_wire.h"

namespace cardroom::server {

Read<RemovePlayer> RemovePlayer::parse(const ClientMessage& message, const Added& added) {
  const auto& wanted = message.remove_player();
  const auto seat = read_seat(wanted.seat());
  if (!seat) return Unexpected<RequestRefusal>{seat.error()};
  RemovePlayer remove{*seat, wanted.name(), wanted.address_too()};
  if (!added.has_removed_watcher()) return remove;
  const auto& watcher = added.removed_watcher();
  const auto session = from_wire_bytes<sizeof(SessionId)>(watcher.session());
  if (!session) return unread(session::v1::REFUSAL_REASON_MALFORMED);
  remove.watcher = RemovedWatcher{*session, read_mark(watcher.address_mark())};
  return remove;
}

void RemovePlayer::write(ClientMessage& out, Added& added) const {
  auto& message = *out.mutable_remove_player();
  message.set_seat(seat.index);
  message.set_name(name);
  message.set_address_too(address_too);
  if (!watcher) return;
  added.mutable_removed_watcher()->set_session(wire_bytes(watcher->session));
  if (watcher->address) added.mutable_removed_watcher()->set_address_mark(wire_bytes(*watcher->address));
}

}  // namespace cardroom::server
