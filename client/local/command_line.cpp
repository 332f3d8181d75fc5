#include "client/local/command_line.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "client/local/profile_store.h"
#include "common/protocol/name_text.h"
#include "common/record/game_record.h"

namespace cardroom::client {
namespace {

using Kind = CommandLine::Kind;

/// The arguments as typed.
struct Typed {
  std::string first;  ///< A game, a file, a record or a link.
  std::string file;
  std::string play_now;
  std::string host;
  std::string join;
};

void describe(CLI::App& app, const ClientProgram& program, Typed& typed, CommandLine& line) {
  app.footer(program.footer);
  app.set_version_flag("--version", program.software, "Show the version and end");
  app.add_option("GAME", typed.first, program.game_text);
  app.add_option("FILE", typed.file, "The property file");
  // The values of these options are optional.
  app.add_option("--play-now", typed.play_now, program.play_now_text)->expected(0, 1)->type_name("[GAME]");
  app.add_option("--host", typed.host, program.host_text)->expected(0, 1)->type_name("[GAME]");
  app.add_option("--join", typed.join, program.join_text)->expected(0, 1)->type_name("[WHERE]");
  if (!program.tv_text.empty())
    app.add_option("--tv", line.tv_page, program.tv_text)->expected(0, 1)->type_name("[PAGE]");
  app.add_option("--server", line.server_port, "Use the server that runs on this port of this machine")
      ->type_name("PORT")
      ->check(CLI::Range(1, 65535));
  if (!program.watch_text.empty()) app.add_flag("--watch", line.watch, program.watch_text);
  app.add_option("--name", line.name, "What the others call you, from now on")->type_name("NAME");
  app.add_option("--profile", line.profile, "Use this profile and no other")->type_name("NAME");
  app.add_flag("--keep-server", line.keep_server, "A server that is started here lives on when you go");
  for (const auto& [names, set, text] : program.flags)
    app.add_flag(names, *set, text);
}

/// Fills in `line`. Returns an error message, or an empty string if the arguments are valid.
std::string fill_in(const CLI::App& app, const ClientProgram& program, const Typed& typed, CommandLine& line) {
  const std::string_view link = program.follows_links ? ", a link" : "";
  const bool is_link = program.follows_links && typed.first.starts_with("cardroom://");
  const bool is_record = typed.first.ends_with(kRecordEnding);
  const bool plays = app.count("--play-now") > 0;
  const bool hosts = app.count("--host") > 0;
  const bool joins = app.count("--join") > 0;
  if (plays + hosts + joins + (typed.first.empty() ? 0 : 1) > 1)
    return "one of --play-now, --host, --join" + std::string{link} + ", a property file and a record";
  if (is_record && !typed.file.empty()) return "a record stands alone";
  if (is_record) {
    line.record = typed.first;
    return app.get_option_no_throw("--tv") != nullptr && app.count("--tv") > 0 ? "a record stands alone" : "";
  }
  if (!typed.first.empty() && !is_link) {
    auto file = property_file_words(typed.first, typed.file);
    if (!file) return "a game wants its property file: " + program.name + " [GAME] FILE.properties";
    line.kind = Kind::private_table;
    line.file = *std::move(file);
    return program.wrong_game(line);
  }
  if (!typed.file.empty()) return "a link stands alone";
  line.kind = plays ? Kind::play_now : hosts ? Kind::host : joins || is_link ? Kind::join : Kind::home;
  line.tv = !program.tv_text.empty() && app.count("--tv") > 0;
  if (line.tv && plays) return "--tv: with --host or --join; at a table to play now, nobody else can join";
  // A screen for a room shows other people's table, so the client joins one.
  if (line.tv && line.kind == Kind::home) line.kind = Kind::join;
  if (!line.tv_page.empty() && !line.tv_page.starts_with("http://") && !line.tv_page.starts_with("https://"))
    return "--tv: '" + line.tv_page + "' is not the address of a page";
  // Such a screen has no seat anywhere, so it does not need a person's profile.
  if (line.tv && !line.profile) line.profile = "tv";
  line.game = plays ? typed.play_now : typed.host;
  if (std::string wrong = program.wrong_game(line); !wrong.empty()) return wrong;
  if (const std::string& target = is_link ? typed.first : typed.join; !target.empty()) {
    line.target = parse_invitation(target);
    if (!line.target)
      return (program.follows_links ? "'" : "--join: '") + target + "' is neither an address nor an invitation link";
  }
  if (line.server_port != 0 && line.kind == Kind::home) {
    line.kind = Kind::join;
    line.target = Invitation{{"127.0.0.1", line.server_port}, {}, {}};
  }
  return {};
}

}  // namespace

Expected<CommandLine, int> read_command_line(int argc, const char* const* argv, const ClientProgram& program) {
  CommandLine line{.proposed_name = login_name()};
  Typed typed;
  CLI::App app{program.about, program.name};
  describe(app, program, typed, line);
  std::string wrong;
  try {
    app.parse(argc, argv);
    wrong = fill_in(app, program, typed, line);
  } catch (const CLI::Success& asked_for) {
    return Unexpected{app.exit(asked_for)};
  } catch (const CLI::ParseError& error) {
    wrong = error.what();
  }
  if (wrong.empty() && !line.name.empty() && !is_name(line.name, kPersonNameMax))
    wrong = "--name: 1 to 24 characters, none of them a control character";
  if (wrong.empty()) return line;
  std::cerr << program.name << ": " << wrong << " (see " << program.name << " --help)\n";
  return Unexpected{2};
}

}  // namespace cardroom::client
