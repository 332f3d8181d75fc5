#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "client/core/address.h"
#include "common/base/expected.h"
#include "common/classic/property_words.h"

/// The command line of the window and the terminal client, defined once for both.
namespace cardroom::client {

/// The arguments that the person gave to the program.
struct CommandLine {
  enum class Kind : std::uint8_t {
    home,      ///< With `record`: that game is shown there at once.
    play_now,  ///< A table with bots.
    host,
    join,           ///< Goes to `target`; without it, to the nearby servers or tables.
    private_table,  ///< The only table on a server started by the client to play `file`.
  } kind = Kind::home;
  std::string game{};  ///< The game to play or host, as typed; empty: none was named.
  std::optional<Invitation> target{};
  PropertyFileWords file{};
  std::string record{};           ///< The path of a game's record; empty: none.
  std::uint16_t server_port = 0;  ///< The server to use on this machine; 0: this user's, or a new one.
  bool watch = false;
  /// Shows the table to a room, full screen, and takes no seat there.
  bool tv = false;
  std::string tv_page{};     ///< The page for phones to which --tv points people; empty: the one that the host knows.
  bool keep_server = false;  ///< A server started by the client outlives it.
  std::string name{};        ///< The person's new name; empty: the name in the profile.
  std::optional<std::string> profile{};  ///< The only profile that may be used.
  std::string proposed_name{};           ///< The login name; may be empty or not a valid name.
};

/// The parts of the command line that differ between the clients.
struct ClientProgram {
  std::string name;      ///< "cardroom-term"
  std::string software;  ///< Program and version.
  std::string about{};
  std::string footer{};
  // Help for the options that the clients describe differently.
  std::string game_text{};
  std::string play_now_text{};
  std::string host_text{};
  std::string join_text{};
  std::string watch_text{};    ///< Empty if this client has no such option.
  std::string tv_text{};       ///< The same for --tv.
  bool follows_links = false;  ///< An invitation link is accepted as the only argument.
  /// A flag that only this client has.
  struct Flag {
    std::string names;
    bool* set;
    std::string text;
  };
  std::vector<Flag> flags{};
  /// Validates the named game. Returns an error message, or an empty string if it is valid.
  std::function<std::string(const CommandLine&)> wrong_game;
};

/// The error is the program's exit status; any message has already been printed.
Expected<CommandLine, int> read_command_line(int argc, const char* const* argv, const ClientProgram& program);

}  // namespace cardroom::client
