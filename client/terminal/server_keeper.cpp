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
  context_.dialog.put(StartServer{*port});
  return true;
}

void ServerKeeper::ready(const OwnServer& server, bool goes_there) {
  starting_ = false;
  context_.hosting.use(server);
  for (const std::string& said : server.warnings)
    context_.dialog.put(Print{warning(said, context_.style)});  // A single line, for programs that read the output.
  if (context_.launch.keep_server && !context_.for_one_table() && context_.hosting.keep())
    context_.dialog.put(KeepServer{});
  const bool again = std::exchange(again_, false);
  if (context_.hosting.client_awaits_restart()) return context_.tell(client::ServerRestarted{address_of(server)});
  // A person who is elsewhere is not brought back by a restart for others.
  if (goes_there && (!again || context_.visit.has_aim())) use();
}

void ServerKeeper::keep_for_others() {
  if (!context_.for_one_table() && context_.hosting.keep_for_others()) context_.dialog.put(KeepServer{});
}

void ServerKeeper::end() {
  context_.dialog.put(EndServer{});
  context_.hosting.end();
}

Lines ServerKeeper::invitation() const {
  const auto addresses = context_.hosting.guest_addresses();
  Lines lines{addresses.size() == 1 ? "Others near find this table by themselves, or join with its address:"
                                    : "Others near find this table by themselves, or join with one of its addresses:"};
  for (const client::Address& address : addresses)
    lines.push_back("  " + to_text(address));
  lines.emplace_back("Or with this link, which also says whose server it is:");
  const std::string& table_id = context_.core.table()->update.table_id();
  for (const client::Address& address : addresses)
    lines.push_back("  " + to_text(client::Invitation{address, table_id, context_.core.server_key()}));
  return lines;
}

}  // namespace cardroom::terminal
