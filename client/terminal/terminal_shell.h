#pragma once

#include <string>

#include "client/local/profile_store.h"
#include "client/terminal/style.h"
#include "client/terminal/terminal_io.h"

namespace cardroom::terminal {

/// The arguments of the program.
struct Session {
  Launch launch;
  Style style;
  std::string software;  ///< Program and version.
};

/// Runs the terminal client until the person quits: performs the I/O between the terminal, the network and the state
/// machines, with no decisions of its own. Returns the exit status.
int run(Session session, client::ProfileStore profile);

}  // namespace cardroom::terminal
