#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "client/core/client_io.h"
#include "client/core/lan_core.h"
#include "client/local/own_server.h"

/// What goes into the terminal's machine (TerminalCore) and what comes out. The shell and the tests both speak exactly
/// this.
namespace cardroom::terminal {

using client::Instant;

/// What the person started the program for.
struct Launch {
  enum class Kind : std::uint8_t {
    home,
    play_now,
    host,
    join,           ///< `target`, or the list of servers near if there is none.
    private_table,  ///< The one table of the server that the shell starts for a property file.
  } kind{Kind::home};
  std::optional<client::Invitation> target{};
  std::string kind_of_game{};   ///< To play or host, as typed: "pasur 3". Empty: the first, or asked.
  bool watch = false;           ///< Take no seat.
  bool keep_server = false;     ///< The server that we start lives on when we go.
  std::string proposed_name{};  ///< The login name; may be empty.
};

using client::OwnServer;

// --- In ----------------------------------------------------------------------------------------------------------

/// The first input.
struct Start {
  std::optional<OwnServer> running;  ///< One that was there before us.
};

/// The person has typed a line.
struct Typed {
  std::string line;
};

/// Nobody types any more: the terminal was closed.
struct InputEnded {};

/// Control-C.
struct Interrupted {};

/// What ClientCore has said. Outputs that are the shell's affair are ignored.
struct Noticed {
  client::Output notice;
};

struct LanChanged {
  std::vector<client::LanServer> servers;
  bool lonely = false;
};

/// The answer to StartServer.
struct ServerReady {
  OwnServer server;
};
struct ServerFailed {
  std::string reason;  ///< For the person.
};

/// The server that we have started has ended.
struct ServerEnded {};

/// The time that WakeAt named has come (or passed).
struct Woken {};

using Input = std::variant<Start, Typed, InputEnded, Interrupted, Noticed, LanChanged, ServerReady, ServerFailed,
                           ServerEnded, Woken>;

// --- Out ---------------------------------------------------------------------------------------------------------

/// One line, or several with line ends between them, of at most 80 columns where words allow it.
struct Print {
  std::string text;
};

/// For ClientCore.
struct Tell {
  client::Input input;
};

/// Look for servers near, or stop looking.
struct BrowseLan {
  bool on = false;
};

/// Answered with ServerReady or ServerFailed.
struct StartServer {};

/// What the person types is a password: it is not to be seen until this is taken back.
struct HideTyping {
  bool on = false;
};

/// Let the server that we have started outlive us, whatever happens to us.
struct KeepServer {};

/// End the server that we have started, also one that was to outlive us.
struct EndServer {};

/// One alarm; a newer one replaces it.
struct WakeAt {
  Instant at{};
};

/// The program ends, and a server that we have started with it, unless KeepServer came before.
struct Quit {
  int status = 0;
};

using Output = std::variant<Print, Tell, BrowseLan, HideTyping, StartServer, KeepServer, EndServer, WakeAt, Quit>;

}  // namespace cardroom::terminal
