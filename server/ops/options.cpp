#include "server/ops/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <charconv>
#include <cstdlib>
#include <sstream>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "common/protocol/name_text.h"
#include "server/ops/config_file.h"
#include "server/ops/version.h"

namespace cardroom::server {

using boost::asio::ip::tcp;

namespace {

/// The values of these options as given; they are interpreted after parsing.
struct Texts {
  std::string config;
  std::string data_dir;
  std::string property_file;
  std::string lesson;
  std::string position;
  std::string metrics;
  std::string trusted_addresses;
  std::string log_file;
  std::string check;
  std::string back_up;
};

/// Validators for CLI11: they return what is wrong, or an empty string.
std::string is_server_name(const std::string& name) {
  if (name.empty() || is_name(name, kPlaceNameMax)) return {};
  return "1 to " + std::to_string(kPlaceNameMax) + " characters, none of them a control character";
}

std::string is_property_file(const std::string& word) {
  if (word.empty() || from_one_word(word)) return {};
  return "'" + word + "' is not FILE or GAME=FILE";
}

std::string is_lesson(const std::string& word) {
  if (word.empty() || lesson_from_one_word(word)) return {};
  return "'" + word + "' is not GAME or GAME=NUMBER";
}

std::string is_position(const std::string& word) {
  if (word.empty() || position_from_one_word(word)) return {};
  return "'" + word + "' is not SEAT,MOMENT=FILE";
}

/// Reads "9100", "192.168.1.5:9100" or "[::1]:9100"; without an address, uses 127.0.0.1. Host names are not looked up.
std::optional<tcp::endpoint> read_endpoint(std::string_view word) {
  const auto colon = word.rfind(':');
  std::string_view host = colon == std::string_view::npos ? "127.0.0.1" : word.substr(0, colon);
  const std::string_view number = colon == std::string_view::npos ? word : word.substr(colon + 1);
  const bool brackets = host.starts_with('[') && host.ends_with(']');
  if (brackets) host = host.substr(1, host.size() - 2);
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string{host}, error);
  std::uint16_t port = 0;
  const auto [end, wrong] = std::from_chars(number.data(), number.data() + number.size(), port);
  const bool is_port = wrong == std::errc{} && end == number.data() + number.size();
  if (error || !is_port || address.is_v6() != brackets) return std::nullopt;
  return tcp::endpoint{address, port};
}

std::string is_endpoint(const std::string& word) {
  if (word.empty() || read_endpoint(word)) return {};
  return "'" + word + "' is not PORT or ADDRESS:PORT, with an address in numbers, in brackets for IPv6";
}

/// Reads numeric addresses, separated by commas. The error is the first word that is not one.
Expected<std::vector<boost::asio::ip::address>, std::string> read_addresses(const std::string& list) {
  std::vector<boost::asio::ip::address> addresses;
  std::istringstream words{list};
  for (std::string word; std::getline(words, word, ',');) {
    const auto begin = word.find_first_not_of(' ');
    const auto end = word.find_last_not_of(' ');
    word = begin == std::string::npos ? "" : word.substr(begin, end - begin + 1);
    boost::system::error_code error;
    addresses.push_back(boost::asio::ip::make_address(word, error));
    if (error) return Unexpected<std::string>{word};
  }
  return addresses;
}

std::string are_addresses(const std::string& list) {
  const auto read = read_addresses(list);
  return read ? std::string{} : "'" + read.error() + "' is not an address in numbers";
}

/// Defines every option once, for the command line, the file and the help.
void describe(CLI::App& app, Options& options, Texts& texts) {
  app.set_help_flag("-h,--help", "Show this help and end");
  app.set_version_flag("--version", std::string{kProgramVersion}, "Show the version and end");
  app.add_option("--config", texts.config,
                 "Read options from this file: lines of key = value, the keys as below without --")
      ->type_name("FILE")
      ->configurable(false);
  app.option_defaults()->always_capture_default();

  app.add_option(
         "--data-dir", texts.data_dir,
         "Where the server keeps its key and its tables. Empty: $XDG_DATA_HOME/cardroom, or ~/.local/share/cardroom")
      ->type_name("DIR")
      ->group("The server");
  app.add_option("--name", options.name, "What people see in their lists. Empty: the name of this machine")
      ->type_name("TEXT")
      ->check(is_server_name)
      ->group("The server");
  app.add_option("--bot-threads", options.bot_threads, "Threads in which bots think")
      ->type_name("N")
      ->check(CLI::Range(1, 64))
      ->group("The server");
  app.add_flag(
         "--end-with-parent", options.end_with_parent,
         "End when standard input has ended and nobody is connected, unless the line 'outlive' came before (the line "
         "'follow' takes it back), and in any case once unused for ten minutes: for a server that a client starts for "
         "itself")
      ->group("The server");
  app.add_option("--property-file", texts.property_file,
                 "Offer one private table, played from this property file, and no other. Empty: none")
      ->type_name("[GAME=]FILE")
      ->check(is_property_file)
      ->group("The server");
  app.add_option("--lesson", texts.lesson,
                 "Offer one private table, a guided first game of this kind, and no other; NUMBER: how many moves the "
                 "person has made in it already. For a server that a client starts for itself")
      ->type_name("GAME[=NUMBER]")
      ->check(is_lesson)
      ->configurable(false)
      ->excludes("--property-file")
      ->group("The server");
  app.add_option("--position", texts.position,
                 "Offer one private table, which continues the game of a record, and no other: from that moment (0: "
                 "the first deal; each deal and each move counts) with a person in that seat (from 0), and bots in the "
                 "others. For a server that a client starts for itself")
      ->type_name("SEAT,MOMENT=FILE")
      ->check(is_position)
      ->configurable(false)
      ->excludes("--property-file")
      ->excludes("--lesson")
      ->group("The server");

  app.add_option("--port", options.port, "TCP port; 0: any free one")
      ->type_name("N")
      ->check(CLI::Range(0, 65535))
      ->group("The network");
  app.add_flag("--next-port", options.next_port,
               "If the port is taken, take the next free one instead of ending: for a host who tells the guests")
      ->group("The network");
  app.add_flag("--local-only", options.local_only, "Take connections from this machine only, and announce nothing")
      ->group("The network");
  app.add_flag("--no-announce", options.no_announce, "Do not tell the local network that the server is there")
      ->group("The network");

  app.add_option(
         "--metrics", texts.metrics,
         "Serve /metrics (for Prometheus) and /healthz over HTTP: a TCP port, on 127.0.0.1 unless an address is "
         "given; 0: any free port. Empty: do not serve them")
      ->type_name("[ADDRESS:]PORT")
      ->check(is_endpoint)
      ->group("The network");

  const auto limit = [&](const char* name, std::size_t& value, const char* help) {
    app.add_option(name, value, help)->type_name("N")->check(CLI::Range(1, 1'000'000))->group("Limits");
  };
  limit("--max-connections", options.limits.connections, "Maximum number of connections");
  limit("--max-connections-per-address", options.limits.connections_per_address,
        "Maximum number of connections from one address, by people who are not at a table");
  app.add_option("--trusted-addresses", texts.trusted_addresses,
                 "Gateways that many people share, separated by commas: each connection from one counts as a separate "
                 "address. Empty: none")
      ->type_name("ADDRESS,...")
      ->check(are_addresses)
      ->group("Limits");
  limit("--max-tables", options.limits.tables, "Maximum number of running tables");
  limit("--max-tables-per-address", options.limits.tables_per_address,
        "Maximum number of running tables created from one address");
  limit("--max-tables-per-session", options.limits.tables_per_session,
        "Maximum number of running tables created by one person");
  limit("--rest-after", options.limits.rest_after_seconds,
        "Seconds with none of its people connected after which a table is put away, until one of them resumes it");
  limit("--max-resting-days", options.limits.resting_days, "Days for which a table that nobody resumes is kept");
  limit("--max-game-days", options.limits.game_days, "Days for which the record of a finished game is kept");

  app.add_option("--log-file", texts.log_file,
                 "Append the log to this file. Empty: server.log in $LOGS_DIRECTORY, which systemd sets for a service; "
                 "otherwise standard error")
      ->type_name("FILE")
      ->group("The log");
  app.add_option("--log-size", options.log_rotation.mebibytes, "Begin a new log file when this many MiB are written")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000))
      ->group("The log");
  app.add_option("--log-files", options.log_rotation.kept, "Older log files to keep")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000))
      ->group("The log");
  app.add_option("--log-level", options.log_level, "Least important lines to write: debug, info, warning or error")
      ->type_name("LEVEL")
      ->check(CLI::IsMember({"debug", "info", "warning", "error"}))
      ->group("The log");

  const auto instead = [&](const char* name, std::string& value, const char* type, const char* help) {
    return app.add_option(name, value, help)->type_name(type)->configurable(false)->group("Instead of a server");
  };
  instead("--check", texts.check, "DIR",
          "Replay every table of the database in this data directory, also beside a running server, and end: with "
          "status 0 if all is well, 1 if something is damaged, 2 if it cannot be read");
  instead("--backup", texts.back_up, "FILE",
          "Write a consistent copy of the database in the data directory to this new file, also beside a running "
          "server, and end")
      ->excludes("--check");
  app.add_flag("--check-config", options.check_config,
               "Read the configuration and end: with status 0 if it is valid; otherwise the mistake is named, and the "
               "status is 2")
      ->configurable(false)
      ->group("Instead of a server");
}

std::optional<std::filesystem::path> default_data_dir() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data == '/') return std::filesystem::path{data} / "cardroom";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return std::filesystem::path{home} / ".local/share/cardroom";
  return std::nullopt;
}

/// The log file of a service; empty if this is not one. systemd separates several directories by colons.
std::filesystem::path log_file_of_service() {
  const char* given = std::getenv("LOGS_DIRECTORY");
  if (given == nullptr || *given != '/') return {};
  const std::string directories = given;
  return std::filesystem::path{directories.substr(0, directories.find(':'))} / "server.log";
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

/// Interprets the values in `texts`. Returns what is wrong, or an empty string.
std::string finish(Options& options, const Texts& texts) {
  if (!texts.data_dir.empty()) {
    options.data_dir = texts.data_dir;
  } else if (const auto directory = default_data_dir()) {
    options.data_dir = *directory;
  } else {
    return "--data-dir: neither XDG_DATA_HOME nor HOME says where";
  }
  if (options.name.empty()) options.name = machine_name();
  if (!texts.property_file.empty()) options.property_file = from_one_word(texts.property_file);
  if (!texts.lesson.empty()) options.lesson = lesson_from_one_word(texts.lesson);
  if (!texts.position.empty()) options.position = position_from_one_word(texts.position);
  if (!texts.metrics.empty()) options.metrics = read_endpoint(texts.metrics);
  options.trusted_addresses = *read_addresses(texts.trusted_addresses);
  options.log_file = texts.log_file.empty() ? log_file_of_service() : std::filesystem::path{texts.log_file};
  if (!texts.check.empty()) options.check = texts.check;
  if (!texts.back_up.empty()) options.back_up = texts.back_up;
  return {};
}

constexpr const char* kDescription =
    "The server of a card room: tables for people on this machine, on the local network, or anywhere.\n"
    "It says where it listens in one line on standard output; SIGINT and SIGTERM end it politely.";

/// The options, and the parser that fills them in.
struct Parsed {
  Parsed() { describe(app, options, texts); }
  /// Throws CLI::ParseError.
  void parse(std::vector<std::string> arguments) {
    std::reverse(arguments.begin(), arguments.end());  // CLI11 expects them in this order.
    app.parse(arguments);
  }

  Options options;
  Texts texts;
  CLI::App app{kDescription, "cardroom-server"};
};

/// The lines of the file as arguments, except those that the command line overrides; or the first mistake. CLI11 could
/// read the file too, but does not report where a mistake is.
Expected<std::vector<std::string>, std::string> arguments_of(const std::string& file, const CLI::App& command_line) {
  const auto lines = read_config(file);
  if (!lines) return Unexpected<std::string>{lines.error()};
  std::vector<std::string> arguments;
  for (const ConfigLine& line : *lines) {
    const auto mistake = [&](const std::string& what) {
      return Unexpected<std::string>{file + ':' + std::to_string(line.number) + ": " + what};
    };
    const CLI::Option* const option = command_line.get_option_no_throw("--" + line.key);
    if (option == nullptr || !option->get_configurable()) return mistake("there is no key '" + line.key + "'");
    if (line.value.empty()) {
      const bool flag = option->get_expected_max() == 0;
      if (flag || !option->get_default_str().empty()) return mistake(line.key + ": the value is missing");
      continue;  // An empty value counts as if the key were absent.
    }
    const std::string argument = "--" + line.key + '=' + line.value;
    try {
      Parsed{}.parse({argument});
    } catch (const CLI::ParseError& error) {
      const std::string what = error.what();
      return mistake(what.starts_with("--") ? what.substr(2) : line.key + ": " + what);
    }
    if (option->count() == 0) arguments.push_back(argument);
  }
  return arguments;
}

}  // namespace

Expected<Options, EarlyEnd> parse_options(std::vector<std::string> arguments) {
  Parsed result;
  try {
    Parsed command_line;
    command_line.parse(arguments);
    if (const std::string& file = command_line.texts.config; !file.empty()) {
      const auto more = arguments_of(file, command_line.app);
      if (!more) return mistake(more.error());
      arguments.insert(arguments.begin(), more->begin(), more->end());
    }
    result.parse(std::move(arguments));
  } catch (const CLI::CallForHelp&) {
    return Unexpected<EarlyEnd>{EarlyEnd{0, Parsed{}.app.help()}};
  } catch (const CLI::CallForVersion& version) {
    return Unexpected<EarlyEnd>{EarlyEnd{0, std::string{version.what()} + '\n'}};
  } catch (const CLI::ParseError& error) {
    return mistake(error.what());
  }
  if (const std::string wrong = finish(result.options, result.texts); !wrong.empty()) return mistake(wrong);
  return std::move(result.options);
}

std::vector<std::pair<std::string, std::string>> configuration_keys() {
  const Parsed parsed;
  std::vector<std::pair<std::string, std::string>> keys;
  for (const CLI::Option* option : parsed.app.get_options()) {
    if (!option->get_configurable()) continue;  // --help, --version, --config, and the actions instead of a server
    const bool flag = option->get_expected_max() == 0;
    keys.emplace_back(option->get_single_name(), flag ? "false" : option->get_default_str());
  }
  return keys;
}

}  // namespace cardroom::server
