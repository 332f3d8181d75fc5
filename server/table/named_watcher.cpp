#include "server/table/named_watcher.h"

#include "server/table/table_wire.h"

namespace cardroom::server {

Read<NamedWatcher> read_watcher(const journal::v1::NamedWatcher& watcher) {
  const auto session = from_wire_bytes<sizeof(SessionId)>(watcher.session());
  if (!session) return unread(session::v1::REFUSAL_REASON_MALFORMED);
  return NamedWatcher{*session, read_mark(watcher.address_mark()), watcher.picture()};
}

void write_watcher(const NamedWatcher& watcher, journal::v1::NamedWatcher& out) {
  out.set_session(wire_bytes(watcher.session));
  out.set_picture(watcher.picture);
  if (watcher.address) out.set_address_mark(wire_bytes(*watcher.address));
}

}  // namespace cardroom::server
