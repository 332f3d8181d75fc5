#pragma once

#include <optional>

#include "server/ids.h"
#include "server/table/address_mark.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// The spectator whom a request names. Part of the record because a replayed table does not know spectators.
struct NamedWatcher {
  SessionId session{};
  std::optional<AddressMark> address{};
  wire::Picture picture{};
};

Read<NamedWatcher> read_watcher(const journal::v1::NamedWatcher& watcher);
void write_watcher(const NamedWatcher& watcher, journal::v1::NamedWatcher& out);

}  // namespace cardroom::server
