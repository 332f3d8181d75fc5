#include "client/app/arguments.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "client/local/profile_store.h"
#include "client/models/kinds.h"
#include "common/protocol/name_text.h"

namespace cardroom::window {
namespace {

/// As the person typed them.
struct Typed {
  std::string gameOrLink;
  std::string file;
  std::string playNow;
  std::string host;
  std::string join;
};

constexpr const char* kAbout =
    "A card room: play against bots, host a table, or join one near you.\n"
    "\n"
    "  cardroom [GAME] FILE.properties\n"
    "plays a property file with you in its human seat. The file tells which game it is; GAME may say so too.\n"
    "\n"
    "  cardroom cardroom://HOST:PORT/TABLE?key=KEY\n"
    "follows an invitation.";

constexpr const char* kFooter =
    "Your name, the servers that you trust and your seats at them are kept in $XDG_CONFIG_HOME/cardroom/profiles (or\n"
    "~/.config). A second window at the same time is a person of its own, with the next free profile. A server that "
    "is\n"
    "started here logs to $XDG_STATE_HOME/cardroom/server.log (or ~/.local/state).";

struct Options {
  CLI::Option* playNow;
  CLI::Option* host;
  CLI::Option* join;
};

Options describe(CLI::App& app, Typed& typed, Arguments& arguments) {
  app.footer(kFooter);
  app.set_version_flag("--version", std::string{"cardroom "} + CARDROOM_VERSION, "Show the version and end");
  app.add_option("GAME", typed.gameOrLink, "A property file's game, which may be left out, or an invitation link");
  app.add_option("FILE", typed.file, "The property file");
  Options options{
      .playNow = app.add_option("--play-now", typed.playNow, "A table with bots, at once: of this game, or the first"),
      .host = app.add_option("--host", typed.host, "Host a table for others: of this game, or the first"),
      .join = app.add_option("--join", typed.join,
                             "Join somebody's server: HOST, HOST:PORT, [IPv6]:PORT or an invitation link; without any "
                             "of them, show the tables near you")};
  options.playNow->expected(0, 1)->type_name("[GAME]");
  options.host->expected(0, 1)->type_name("[GAME]");
  options.join->expected(0, 1)->type_name("[WHERE]");
  app.add_option("--server", arguments.launch.serverPort, "Use the server that runs on this port of this machine")
      ->type_name("PORT")
      ->check(CLI::Range(1, 65535));
  app.add_option("--name", arguments.name, "What the others call you, from now on")->type_name("NAME");
  app.add_option("--profile", arguments.profile, "Use this profile and no other")->type_name("NAME");
  app.add_flag("--keep-server", arguments.launch.keepServer, "A server that is started here lives on when you go");
  app.add_flag("--check-display", arguments.checkDisplay,
               "Open nothing; end with status 0 if there is a display that a window could be opened on");
  return options;
}

/// Empty, or the arguments that exclude each other.
std::string fillIn(const Typed& typed, const Options& options, Arguments& arguments) {
  Launch& launch = arguments.launch;
  const bool isLink = typed.gameOrLink.starts_with("cardroom://");
  if (options.playNow->count() + options.host->count() + options.join->count() + (typed.gameOrLink.empty() ? 0 : 1) > 1)
    return "one of --play-now, --host, --join, a link and a property file";
  if (!typed.gameOrLink.empty() && !isLink) {
    auto file = property_file_words(typed.gameOrLink, typed.file);
    if (!file) return "a game wants its property file: cardroom [GAME] FILE.properties";
    if (!file->game.empty() && findKind(QString::fromStdString(file->game)) == nullptr)
      return "there is no game '" + file->game + "'";
    launch.what = Launch::What::file;
    launch.file = *std::move(file);
    return {};
  }
  if (!typed.file.empty()) return "a link stands alone";
  const std::string& kind = options.host->count() > 0 ? typed.host : typed.playNow;
  launch.kind = QString::fromStdString(kind);
  if (!kind.empty() && findKind(launch.kind) == nullptr) return "there is no game '" + kind + "'";
  if (options.playNow->count() > 0) launch.what = Launch::What::playNow;
  if (options.host->count() > 0) launch.what = Launch::What::host;
  if (options.join->count() > 0 || isLink) launch.what = Launch::What::join;
  const std::string& target = isLink ? typed.gameOrLink : typed.join;
  if (!target.empty()) {
    launch.target = client::parse_invitation(target);
    if (!launch.target) return "'" + target + "' is no address and no invitation link";
  }
  if (launch.serverPort != 0 && launch.what == Launch::What::home) {
    launch.what = Launch::What::join;
    launch.target = client::Invitation{{"127.0.0.1", launch.serverPort}, {}, {}};
  }
  if (!arguments.name.empty() && !is_name(arguments.name, kPersonNameMax))
    return "--name: 1 to 24 characters, none of them a control character";
  return {};
}

}  // namespace

Arguments parseArguments(int argc, const char* const* argv) {
  Arguments arguments;
  Typed typed;
  CLI::App app{kAbout, "cardroom"};
  const Options options = describe(app, typed, arguments);
  std::string wrong;
  try {
    app.parse(argc, argv);
    wrong = fillIn(typed, options, arguments);
  } catch (const CLI::Success& asked_for) {
    arguments.status = app.exit(asked_for);
    return arguments;
  } catch (const CLI::ParseError& error) {
    wrong = error.what();
  }
  if (!wrong.empty()) {
    std::cerr << "cardroom: " << wrong << " (see cardroom --help)\n";
    arguments.status = 2;
  }
  arguments.launch.loginName = QString::fromStdString(client::login_name());
  arguments.launch.software = QStringLiteral("cardroom " CARDROOM_VERSION);
  return arguments;
}

}  // namespace cardroom::window
