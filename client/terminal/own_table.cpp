#include "client/terminal/own_table.h"

#include <utility>

namespace cardroom::terminal {

namespace visit = client::visit;

void OwnTable::begin(OwnTableWords words) {
  server_.reset();
  wanted_ = true;
  arrived_ = false;
  context_.dialog.put(StartOwnTable{std::move(words)});
}

void OwnTable::ready(const OwnServer& server) {
  if (!std::exchange(wanted_, false) || context_.visit.table()) return context_.dialog.put(EndOwnTable{});
  server_ = address_of(server);
  way_.step(visit::Pursue{visit::TakeOnlySeat{}});
  context_.tell(client::GoTo{address_of(server), server.key, server.key.has_value()});
}

void OwnTable::follow() {
  if (server_ && context_.core.table() && context_.core.server() == server_) arrived_ = true;
}

bool OwnTable::take_left() {
  if (!arrived_ || context_.core.table()) return false;
  arrived_ = false;
  server_.reset();
  context_.dialog.put(EndOwnTable{});
  return true;
}

}  // namespace cardroom::terminal
