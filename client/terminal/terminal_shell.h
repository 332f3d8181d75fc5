#pragma once

#include <memory>
#include <optional>
#include <string>

#include "client/local/own_server.h"
#include "client/local/profile_store.h"
#include "client/terminal/style.h"
#include "client/terminal/terminal_io.h"

namespace cardroom::terminal {

/// What the command line asks for.
struct Session {
  Launch launch;
  Style style;
  client::ServerOptions server;   ///< Used if a server is started.
  std::string software;           ///< Program and version.
  std::string name;               ///< The person's, from now on; empty: as in the profile.
  std::uint16_t server_port = 0;  ///< A server on this machine to use; 0: the one that runs, if any.
  bool use_running_server = true;
};

/// Runs the terminal client until the person leaves: moves lines, bytes and times between the terminal, the network and
/// the machines, and decides nothing. Returns the exit status.
int run(Session session, client::ProfileStore profile);

}  // namespace cardroom::terminal
