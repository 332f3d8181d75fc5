#include <CLI/CLI.hpp>
#include <clocale>
#include <cstdlib>
#include <iostream>
#include <langinfo.h>
#include <string_view>
#include <unistd.h>

#include "client/terminal/game_text.h"
#include "client/terminal/terminal_shell.h"
#include "common/classic/property_words.h"
#include "common/protocol/name_text.h"

namespace {

using namespace cardroom;
using terminal::Launch;

/// As the person typed them.
struct Options {
  std::string game;
  std::string property_file;
  std::string join;
  std::string name;
  std::string profile;
  std::string play_now;
  std::string host;
  std::uint16_t server = 0;
  bool watch = false;
  bool keep_server = false;
  bool ascii = false;
  bool no_colour = false;
};

constexpr const char* kAbout =
    "A card room in a terminal: play against bots, host a table, or join one near you.\n"
    "Without an option it asks what you want. Everything is read line by line; type help at any time.\n"
    "\n"
    "  cardroom-term [GAME] FILE.properties\n"
    "plays a property file with you in its human seat. The file tells which game it is; GAME, which may say so too, "
    "is\n";

constexpr const char* kFooter =
    "Your name, the servers that you trust and your seats at them are kept in $XDG_CONFIG_HOME/cardroom/profiles (or\n"
    "~/.config). A second client at the same time is a person of its own, with the next free profile.\n"
    "NO_COLOR in the environment turns colours off. A server that is started here logs to\n"
    "$XDG_STATE_HOME/cardroom/server.log (or ~/.local/state).";

/// Those that may stand alone, without their value.
struct Described {
  const CLI::Option* play_now;
  const CLI::Option* host;
  const CLI::Option* join;
};

Described describe(CLI::App& app, Options& options) {
  app.footer(kFooter);
  app.set_version_flag("--version", std::string{"cardroom-term "} + CARDROOM_VERSION, "Show the version and end");
  app.add_option("GAME", options.game, "A property file's game; may be left out");
  app.add_option("FILE", options.property_file, "The property file");
  CLI::Option* play_now =
      app.add_option("--play-now", options.play_now,
                     "A table with bots, at once: of this game, or the first; 'pasur 3': for three, "
                     "'pinochle cut-throat': played so");
  CLI::Option* host =
      app.add_option("--host", options.host, "Host a table for others: of this game; asks for its name and seats");
  for (CLI::Option* option : {play_now, host})
    option->expected(0, 1)->type_name("[GAME]");
  CLI::Option* join = app.add_option("--join", options.join,
                                     "Join somebody's server: HOST, HOST:PORT, [IPv6]:PORT or an invitation link; "
                                     "without any of them, show the servers near you");
  join->expected(0, 1)->type_name("[WHERE]");
  app.add_option("--server", options.server, "Use the server that runs on this port of this machine")
      ->type_name("PORT")
      ->check(CLI::Range(1, 65535));
  app.add_flag("--watch", options.watch, "With --join: watch, take no seat");
  app.add_option("--name", options.name, "What the others call you, from now on")->type_name("NAME");
  app.add_option("--profile", options.profile, "Use this profile and no other")->type_name("NAME");
  app.add_flag("--keep-server", options.keep_server, "A server that is started here lives on when you go");
  app.add_flag("--ascii", options.ascii, "Write suits as letters");
  app.add_flag("--no-colour,--no-color", options.no_colour, "No colours");
  return {play_now, host, join};
}

bool is_utf8() {
  return std::string_view{::nl_langinfo(CODESET)} == "UTF-8";
}

terminal::Style style_for(const Options& options) {
  const char* no_color = std::getenv("NO_COLOR");
  const bool wanted = !options.no_colour && (no_color == nullptr || *no_color == '\0');
  return {.colours = wanted && ::isatty(STDOUT_FILENO) != 0, .symbols = !options.ascii && is_utf8()};
}

int mistake(const std::string& what) {
  std::cerr << "cardroom-term: " << what << " (see cardroom-term --help)\n";
  return 2;
}

/// Empty, or what does not go together.
std::string fill_in(const Options& options, const Described& typed, terminal::Session& session) {
  Launch& launch = session.launch;
  launch.watch = options.watch;
  launch.keep_server = options.keep_server;
  launch.proposed_name = client::login_name();
  if (typed.play_now->count() + typed.host->count() + typed.join->count() + (options.game.empty() ? 0 : 1) > 1)
    return "one of --play-now, --host, --join and a property file";
  if (!options.game.empty()) {
    session.server.property_file = property_file_words(options.game, options.property_file);
    if (!session.server.property_file) return "a game wants its property file: cardroom-term [GAME] FILE.properties";
    launch.kind = Launch::Kind::private_table;
    session.use_running_server = false;
    return {};
  }
  if (typed.play_now->count() > 0) launch.kind = Launch::Kind::play_now;
  if (typed.host->count() > 0) launch.kind = Launch::Kind::host;
  if (typed.join->count() > 0) launch.kind = Launch::Kind::join;
  if (const std::string& name = options.play_now.empty() ? options.host : options.play_now; !name.empty()) {
    if (const auto meant = terminal::meant_game_and_seats(name); !meant.game) return "'" + name + "': " + meant.wrong;
    launch.kind_of_game = name;
  }
  if (!options.join.empty()) {
    launch.target = client::parse_invitation(options.join);
    if (!launch.target) return "--join: '" + options.join + "' is no address and no invitation link";
  }
  if (options.server != 0) {
    session.server_port = options.server;
    if (launch.kind == Launch::Kind::home) {
      launch.kind = Launch::Kind::join;
      launch.target = client::Invitation{{"127.0.0.1", options.server}, {}, {}};
    }
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  std::setlocale(LC_CTYPE, "");
  Options options;
  CLI::App app{kAbout + terminal::game_choices() + ".", "cardroom-term"};
  const Described typed = describe(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked_for) {
    return app.exit(asked_for);
  } catch (const CLI::ParseError& error) {
    return mistake(error.what());
  }

  terminal::Session session;
  session.software = std::string{"cardroom-term "} + CARDROOM_VERSION;
  session.style = style_for(options);
  if (const std::string wrong = fill_in(options, typed, session); !wrong.empty()) return mistake(wrong);
  if (!options.name.empty() && !is_name(options.name, kPersonNameMax))
    return mistake("--name: 1 to 24 characters, none of them a control character");

  const auto directory = client::profile_directory();
  if (directory.empty()) return mistake("neither XDG_CONFIG_HOME nor HOME says where your profile is");
  auto profile =
      client::ProfileStore::open(directory, options.profile.empty() ? std::nullopt : std::optional{options.profile});
  if (!profile) return mistake(profile.error());
  session.name = options.name;
  try {
    return terminal::run(std::move(session), std::move(*profile));
  } catch (const std::exception& error) {
    std::cerr << "cardroom-term: " << error.what() << '\n';
    return 1;
  }
}
