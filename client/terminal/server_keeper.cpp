#include "client/terminal/server_keeper.h"

namespace cardroom::terminal {

void ServerKeeper::use() {
  if (starting_) return context_.print("The server is on its way.");
  if (const auto& server = context_.hosting.server())
    return context_.tell(client::GoTo{address_of(*server), server->key, server->key.has_value()});
  starting_ = true;
  context_.print("Starting a server on this machine ...");
  context_.dialog.put(StartServer{});
}

bool ServerKeeper::start_again() {
  const auto port = context_.hosting.died(context_.now);
  if (!port || context_.for_one_table()) return false;
  starting_ = again_ = true;
  looks_.begin();
  context_.dialog.put(StartServer{*port});
  return true;
}

bool ServerKeeper::failed(const std::string& why) {
  why_not_ = why;
  if (const auto wait = again_ ? looks_.next() : std::nullopt) {
    context_.dialog.put(LookForServer{*wait});
    return false;
  }
  starting_ = again_ = false;
  return true;
}

void ServerKeeper::look_for_lost() {
  if (!starting_ && context_.hosting.may_have_died()) context_.dialog.put(LookForServer{});
}

ServerKeeper::Found ServerKeeper::looked_for(const std::optional<OwnServer>& running) {
  if (again_) return running ? Found::restarted : Found::not_started;
  if (starting_ || !context_.hosting.may_have_died()) return Found::nothing_to_do;
  if (!running) return Found::died;
  if (running->port == context_.hosting.server()->port) return Found::nothing_to_do;
  context_.hosting.restarted_by_another(*running);
  return Found::restarted;
}

void ServerKeeper::ready(const OwnServer& server, bool goes_there) {
  starting_ = false;
  context_.hosting.use(server);
  for (const std::string& said : server.warnings)
    context_.dialog.put(Print{warning(said, context_.style)});  // Not wrapped, for programs that read the output.
  const bool keeps = context_.hosting.must_keep_again() || context_.launch.keep_server;
  if (keeps && !context_.for_one_table() && context_.hosting.keep()) context_.dialog.put(KeepServer{});
  const bool again = std::exchange(again_, false);
  if (context_.hosting.client_awaits_restart()) return context_.tell(client::ServerRestarted{address_of(server)});
  // A restart for others does not bring back a person who has gone elsewhere.
  if (goes_there && (!again || context_.visit.has_aim())) use();
}

void ServerKeeper::keep_for_others() {
  if (!context_.for_one_table() && context_.hosting.keep_for_others()) context_.dialog.put(KeepServer{});
}

void ServerKeeper::end() {
  context_.dialog.put(EndServer{});
  context_.hosting.end();
}

void ServerKeeper::let_go() {
  context_.dialog.put(LetServerGo{});
  context_.hosting.end();
}

Lines ServerKeeper::invitation() const {
  const auto addresses = context_.hosting.guest_addresses();
  Lines lines{addresses.size() == 1
                  ? "Others nearby see this table in their lists, or join with its address:"
                  : "Others nearby see this table in their lists, or join with one of its addresses:"};
  for (const client::Address& address : addresses)
    lines.push_back("  " + to_text(address));
  lines.emplace_back("Or with this link, which also says whose server it is:");
  const std::string& table_id = context_.core.table()->update.table_id();
  for (const client::Address& address : addresses)
    lines.push_back("  " + to_text(client::Invitation{address, table_id, context_.core.server_key()}));
  return lines;
}

}  // namespace cardroom::terminal
