#include "server/ops/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <unistd.h>
#include <utility>

#include "common/protocol/name_text.h"
#include "server/ops/version.h"

namespace cardroom::server {
namespace {

/// The texts as given; they are interpreted after parsing.
struct Texts {
  std::string data_dir;
  std::string property_file;
  std::string log_file;
};

/// Defines every option once, for the command line, the file and the help.
void describe(CLI::App& app, Options& options, Texts& texts) {
  app.set_help_flag("-h,--help", "Show this help and end");
  app.set_version_flag("--version", std::string{kProgramVersion}, "Show the version and end");
  app.set_config("--config", "", "Read options from this file: lines of key = value, the keys as below without --")
      ->type_name("FILE");
  app.allow_config_extras(CLI::config_extras_mode::error);
  app.option_defaults()->always_capture_default();

  app.add_option("--data-dir", texts.data_dir,
                 "Where the server keeps its key. Empty: $XDG_DATA_HOME/cardroom, or ~/.local/share/cardroom")
      ->type_name("DIR")
      ->group("The server");
  app.add_option("--name", options.name, "What people see in their lists. Empty: the name of this machine")
      ->type_name("TEXT")
      ->group("The server");
  app.add_option("--bot-threads", options.bot_threads, "Threads in which bots think")
      ->type_name("N")
      ->check(CLI::Range(1, 64))
      ->group("The server");
  app.add_flag(
         "--end-with-parent", options.end_with_parent,
         "End when standard input ends, unless the line 'outlive' came before, and in any case once unused for ten "
         "minutes: for a server that a client starts for itself")
      ->group("The server");
  app.add_option("--property-file", texts.property_file,
                 "Offer one private table, played from this property file, and no other. Empty: none")
      ->type_name("[GAME=]FILE")
      ->group("The server");

  app.add_option("--port", options.port, "TCP port; the next free one if it is taken; 0: any free one")
      ->type_name("N")
      ->check(CLI::Range(0, 65535))
      ->group("The network");
  app.add_flag("--local-only", options.local_only, "Take connections from this machine only, and announce nothing")
      ->group("The network");
  app.add_flag("--no-announce", options.no_announce, "Do not tell the local network that the server is there")
      ->group("The network");

  const auto limit = [&](const char* name, std::size_t& value, const char* help) {
    app.add_option(name, value, help)->type_name("N")->check(CLI::Range(1, 1'000'000))->group("Limits");
  };
  limit("--max-connections", options.limits.connections, "Connections at the same time");
  limit("--max-connections-per-address", options.limits.connections_per_address, "Of them, from one address");
  limit("--max-tables", options.limits.tables, "Tables at the same time");
  limit("--max-tables-per-address", options.limits.tables_per_address, "Of them, owned from one address");
  limit("--max-tables-per-session", options.limits.tables_per_session, "Of them, owned by one person");

  app.add_option("--log-file", texts.log_file, "Append the log to this file. Empty: standard error")
      ->type_name("FILE")
      ->group("The log");
  app.add_option("--log-level", options.log_level, "Least important lines to write: debug, info, warning or error")
      ->type_name("LEVEL")
      ->check(CLI::IsMember({"debug", "info", "warning", "error"}))
      ->group("The log");
}

std::optional<std::filesystem::path> default_data_dir() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data == '/') return std::filesystem::path{data} / "cardroom";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return std::filesystem::path{home} / ".local/share/cardroom";
  return std::nullopt;
}

std::string machine_name() {
  std::array<char, 256> name{};
  if (::gethostname(name.data(), name.size() - 1) != 0 || !is_name(name.data(), kPlaceNameMax)) return "Cardroom";
  return name.data();
}

Unexpected<EarlyEnd> mistake(const std::string& what) {
  std::string line = what;
  std::replace(line.begin(), line.end(), '\n', ' ');
  return Unexpected<EarlyEnd>{EarlyEnd{2, "cardroom-server: " + line + " (see cardroom-server --help)"}};
}

/// Interprets the texts. Empty, or what is wrong.
std::string finish(Options& options, const Texts& texts) {
  if (!texts.data_dir.empty()) {
    options.data_dir = texts.data_dir;
  } else if (const auto directory = default_data_dir()) {
    options.data_dir = *directory;
  } else {
    return "--data-dir: neither XDG_DATA_HOME nor HOME says where";
  }
  if (options.name.empty()) options.name = machine_name();
  if (!is_name(options.name, kPlaceNameMax)) {
    return "--name: 1 to " + std::to_string(kPlaceNameMax) + " characters, none of them a control character";
  }
  if (!texts.property_file.empty()) {
    options.property_file = from_one_word(texts.property_file);
    if (!options.property_file) return "--property-file: '" + texts.property_file + "' is not FILE or GAME=FILE";
  }
  options.log_file = texts.log_file;
  return {};
}

constexpr const char* kDescription =
    "The server of a card room: tables for people on this machine, on the local network, or anywhere.\n"
    "It says where it listens in one line on standard output; SIGINT and SIGTERM end it politely.";

}  // namespace

Expected<Options, EarlyEnd> parse_options(std::vector<std::string> arguments) {
  Options options;
  Texts texts;
  CLI::App app{kDescription, "cardroom-server"};
  describe(app, options, texts);
  std::reverse(arguments.begin(), arguments.end());  // CLI11 expects them in this order.
  try {
    app.parse(arguments);
  } catch (const CLI::CallForHelp&) {
    return Unexpected<EarlyEnd>{EarlyEnd{0, app.help()}};
  } catch (const CLI::CallForVersion& version) {
    return Unexpected<EarlyEnd>{EarlyEnd{0, std::string{version.what()} + '\n'}};
  } catch (const CLI::ParseError& error) {
    return mistake(error.what());
  }
  if (const std::string wrong = finish(options, texts); !wrong.empty()) return mistake(wrong);
  return options;
}

std::vector<std::pair<std::string, std::string>> configuration_keys() {
  Options options;
  Texts texts;
  CLI::App app{kDescription, "cardroom-server"};
  describe(app, options, texts);
  std::vector<std::pair<std::string, std::string>> keys;
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_configurable()) continue;  // --help, --version, --config
    const bool flag = option->get_expected_max() == 0;
    keys.emplace_back(option->get_single_name(), flag ? "false" : option->get_default_str());
  }
  return keys;
}

}  // namespace cardroom::server
