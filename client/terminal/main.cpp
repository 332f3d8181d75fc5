#include <clocale>
#include <cstdlib>
#include <iostream>
#include <langinfo.h>
#include <string_view>
#include <unistd.h>

#include "client/local/command_line.h"
#include "client/terminal/game_text.h"
#include "client/terminal/terminal_shell.h"

namespace {

using namespace cardroom;

constexpr const char* kAbout =
    "A card room in a terminal: play against bots, host a table, or join one near you.\n"
    "Without an option it asks what you want. Everything is read line by line; type help at any time.\n"
    "\n"
    "  cardroom-term [GAME] FILE.properties\n"
    "plays a property file with you in its human seat. The file tells which game it is; GAME, which may say so too, "
    "is\n";

constexpr const char* kRecords =
    ".\n"
    "\n"
    "  cardroom-term FILE.cardroom\n"
    "replays a finished game from its record.";

constexpr const char* kFooter =
    "Your name, the servers that you trust and your seats at them are kept in $XDG_CONFIG_HOME/cardroom/profiles (or\n"
    "~/.config). A second client at the same time is a person of its own, with the next free profile.\n"
    "NO_COLOR in the environment turns colours off. A server that is started here logs to\n"
    "$XDG_STATE_HOME/cardroom/server.log (or ~/.local/state).";

client::ClientProgram program(bool& ascii, bool& no_colour) {
  return {
      .name = "cardroom-term",
      .software = std::string{"cardroom-term "} + CARDROOM_VERSION,
      .about = kAbout + terminal::game_choices() + kRecords,
      .footer = kFooter,
      .game_text = "A property file's game, which may be left out, or the record of a game",
      .play_now_text =
          "A table with bots, at once: of this game, or the first; 'pasur 3': for three, "
          "'pinochle cut-throat': played so",
      .host_text = "Host a table for others: of this game; asks for its name and seats",
      .join_text =
          "Join somebody's server: HOST, HOST:PORT, [IPv6]:PORT or an invitation link; without any of "
          "them, show the servers near you",
      .watch_text = "With --join: watch, take no seat",
      .flags = {{"--ascii", &ascii, "Write suits as letters"}, {"--no-colour,--no-color", &no_colour, "No colours"}},
      .wrong_game = [](const client::CommandLine& line) -> std::string {
        const auto meant = terminal::meant_game_and_seats(line.game);
        return line.game.empty() || meant.game ? "" : "'" + line.game + "': " + meant.wrong;
      }};
}

terminal::Style style_for(bool ascii, bool no_colour) {
  const char* no_color = std::getenv("NO_COLOR");
  const bool wanted = !no_colour && (no_color == nullptr || *no_color == '\0');
  const bool is_utf8 = std::string_view{::nl_langinfo(CODESET)} == "UTF-8";
  return {.colours = wanted && ::isatty(STDOUT_FILENO) != 0, .symbols = !ascii && is_utf8};
}

int mistake(const std::string& what) {
  std::cerr << "cardroom-term: " << what << " (see cardroom-term --help)\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::setlocale(LC_CTYPE, "");
  bool ascii = false;
  bool no_colour = false;
  const client::ClientProgram about = program(ascii, no_colour);
  auto line = client::read_command_line(argc, argv, about);
  if (!line) return line.error();

  const auto directory = client::profile_directory();
  if (directory.empty()) return mistake("neither XDG_CONFIG_HOME nor HOME says where your profile is");
  if (line->profile == "") line->profile.reset();
  auto profile = client::ProfileStore::open(directory, line->profile);
  if (!profile) return mistake(profile.error());
  try {
    return terminal::run({*line, style_for(ascii, no_colour), about.software}, std::move(*profile));
  } catch (const std::exception& error) {
    std::cerr << "cardroom-term: " << error.what() << '\n';
    return 1;
  }
}
