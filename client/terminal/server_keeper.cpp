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
  if (!goes_there) return;
  // If our server was restarted at the same address, the client only has to try again; on another port, too, the server
  // knows our seat.
  const bool same = address_of(server) == context_.core.server();
  std::exchange(again_, false) && same&& context_.core.table() != nullptr ? context_.tell(client::TryNow{}) : use();
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
