#include "client/load/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "client/games/games.h"

namespace cardroom::load {
namespace {

/// Moves per second: a server accepts no more than this from one person.
constexpr double kRateMax = 40;

/// One day.
constexpr double kSecondsMax = 86'400;

/// In MiB.
constexpr std::size_t kMemoryGrowthMax = 1'000'000;

/// The maximum rate of churn and of chat, per second.
constexpr double kPerSecondMax = 1'000;

std::string list(const auto& names) {
  std::string text;
  for (const auto& name : names)
    text += (text.empty() ? "" : ", ") + std::string{name};
  return text;
}

std::vector<std::string_view> known_games() {
  std::vector<std::string_view> ids;
  for (const GameFacts* game : client::games())
    ids.push_back(game->id);
  return ids;
}

/// The options as typed; they are interpreted after parsing.
struct Typed {
  CLI::App app{
      "Plays at many tables of a server at once, and says how long a move takes until all see it. It can kill and\n"
      "restart the server meanwhile, or attack it, and checks that no accepted move is lost.",
      "cardroom-load"};
  Arguments values;
  std::string server, key, metrics, start;
  std::size_t bots = 0, memory_growth = 0;
  std::vector<std::string> games;
  std::vector<std::string> attacks;
  double seconds = 10, kill_every = 0, stop_every = 0, rest_every = 0, restart_within = 0, undisturbed = 0;

  Typed() {
    app.set_help_flag("-h,--help", "Show this help and end");
    app.option_defaults()->always_capture_default();
    const auto text = [&](const char* name, std::string& value, const char* type, const char* help) {
      return app.add_option(name, value, help)->type_name(type)->always_capture_default(false)->group("The server");
    };
    const auto whole = [&](const char* name, std::size_t& value, std::size_t least, std::size_t most,
                           const char* help) {
      return app.add_option(name, value, help)->type_name("N")->check(CLI::Range(least, most));
    };
    const auto real = [&](const char* name, double& value, double least, double most, const char* help) {
      return app.add_option(name, value, help)->type_name("N")->check(CLI::Range(least, most));
    };
    text("--server", server, "HOST:PORT", "Load this server, which runs already");
    text("--key", key, "FINGERPRINT", "Its key, as its first line of output says; otherwise any key will do");
    text("--metrics", metrics, "HOST:PORT", "Where this server shows its own figures: report those of the run");
    text("--start", start, "PROGRAM", "Start this server (the one beside this program) with data of its own");
    app.add_option("--server-option", values.server_options,
                   "An option for the server that is started; may be repeated")
        ->type_name("WORD")
        ->allow_extra_args(false)
        ->always_capture_default(false)
        ->group("The server");
    real("--kill-every", kill_every, 0, kSecondsMax, "Seconds after which it is killed and started again; 0: never")
        ->group("The server");
    real("--stop-every", stop_every, 0, kSecondsMax, "Seconds after which it is stopped and started again; 0: never")
        ->group("The server");
    real("--rest-every", rest_every, 0, kSecondsMax,
         "Seconds after which all leave a table for a while, so that it puts the table away; 0: never")
        ->group("The server");
    real("--restart-within", restart_within, 0, kSecondsMax,
         "Seconds after which it must listen again when it was killed or stopped; 0: any")
        ->group("The server");
    app.add_flag("--at-random", values.at_random, "Vary these times by up to a half")->group("The server");
    real("--undisturbed", undisturbed, 0, kSecondsMax, "Seconds at first in which it is neither killed nor stopped")
        ->group("The server");
    whole("--memory-growth", memory_growth, 0, kMemoryGrowthMax,
          "MiB by which its memory may grow while it is undisturbed, after the first minute; otherwise any")
        ->always_capture_default(false)
        ->default_str("")
        ->group("The server");

    whole("--tables", values.tables, 1, kTablesMax, "Tables")->group("The tables");
    whole("--people", values.people, 1, 8, "Clients at each table")->group("The tables");
    whole("--bots", bots, 0, 8, "Bots at each table; otherwise as many as the game usually has besides the clients")
        ->always_capture_default(false)
        ->default_str("")
        ->group("The tables");
    app.add_option("--game", games, "What is played, KIND,KIND,...: " + list(known_games()) + "; otherwise all of them")
        ->type_name("KIND")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->always_capture_default(false)
        ->group("The tables");
    app.add_flag("--one-address", values.one_address,
                 "All clients come from one address, as people behind one router do")
        ->group("The tables");
    real("--rate", values.rate, 0.01, kRateMax, "Moves per second at each table, with those of bots")
        ->group("The tables");
    real("--seconds", seconds, 0.1, kSecondsMax, "How long to measure; in a run with attacks, each of them")
        ->group("The tables");
    app.add_option("--seed", values.seed, "Of the moves and of who leaves")->type_name("N")->group("The tables");
    real("--churn", values.churn, 0, kPerSecondMax, "Guests per second who leave or lose their connection")
        ->group("The tables");
    real("--chat", values.chat, 0, kPerSecondMax, "Lines of chat per second")->group("The tables");

    app.add_option("--attack", attacks,
                   "Attack a server on this machine, NAME,NAME,...: " + list(kAttackNames) + "; or all of them: all")
        ->type_name("NAME")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->always_capture_default(false)
        ->group("Attacks");
    whole("--attackers", values.attackers, 1, kAttackersMax, "Addresses from which it is attacked")->group("Attacks");
    app.add_flag("--json", values.json, "Print the result as one JSON object")->group("The result");
  }
};

Unexpected<EarlyEnd> mistake(std::string what) {
  std::ranges::replace(what, '\n', ' ');
  return Unexpected<EarlyEnd>{EarlyEnd{2, "cardroom-load: " + what + " (see cardroom-load --help)"}};
}

std::chrono::milliseconds milliseconds(double seconds) {
  return std::chrono::round<std::chrono::milliseconds>(std::chrono::duration<double>{seconds});
}

/// Returns the error in the games and seats; empty if there is none.
std::string take_games(const std::vector<std::string>& names, Arguments& out) {
  for (const GameFacts* game : client::games())
    if (names.empty()) out.games.push_back(game);
  for (const std::string& name : names) {
    const auto found = std::ranges::find(client::games(), name, &GameFacts::id);
    if (found == client::games().end()) return "--game " + name + ": expected one of " + list(known_games());
    out.games.push_back(*found);
  }
  for (const GameFacts* game : out.games) {
    const std::size_t seats = out.people + out.bots_of(*game);
    if (seats >= game->seats_min && seats <= game->seats_max) continue;
    return "--people and --bots: " + std::string{game->id} + " has " + std::to_string(game->seats_min) + " to " +
           std::to_string(game->seats_max) + " seats, not " + std::to_string(seats);
  }
  return {};
}

std::string take_server(const Typed& typed, Arguments& out) {
  const bool runs = !typed.server.empty();
  if (runs) {
    out.server = client::parse_address(typed.server);
    if (!out.server) return "--server " + typed.server + ": not HOST:PORT";
  }
  if (!typed.key.empty()) {
    out.key = fingerprint_from_hex(typed.key);
    if (!out.key) return "--key " + typed.key + ": not 64 hexadecimal digits";
    if (!runs) return "--key: only with --server";
  }
  if (!typed.metrics.empty()) {
    out.metrics = client::parse_address(typed.metrics);
    if (!out.metrics) return "--metrics " + typed.metrics + ": not HOST:PORT";
    if (!runs) return "--metrics: only with --server";
  }
  if (runs && (!typed.start.empty() || !out.server_options.empty() || typed.kill_every > 0 || typed.stop_every > 0))
    return "--server: not with --start, --server-option, --kill-every or --stop-every";
  if (runs && (typed.rest_every > 0 || typed.undisturbed > 0))
    return "--server: not with --rest-every or --undisturbed";
  out.start = typed.start;
  return {};
}

std::string take_times(const Typed& typed, Arguments& out) {
  out.time = milliseconds(typed.seconds);
  out.kill_every = milliseconds(typed.kill_every);
  out.stop_every = milliseconds(typed.stop_every);
  out.rest_every = milliseconds(typed.rest_every);
  out.undisturbed = milliseconds(typed.undisturbed);
  out.restart_within = milliseconds(typed.restart_within);
  if (typed.restart_within > 0 && typed.kill_every == 0 && typed.stop_every == 0)
    return "--restart-within: only with --kill-every or --stop-every";
  if (out.undisturbed > out.time) return "--undisturbed: longer than --seconds";
  if (typed.app.count("--memory-growth") == 0) return {};
  if (typed.undisturbed == 0) return "--memory-growth: only with --undisturbed";
  out.memory_growth = typed.memory_growth;
  return {};
}

std::string take_attacks(const Typed& typed, Arguments& out) {
  for (const std::string& name : typed.attacks) {
    const auto attack = attack_named(name);
    if (!attack && name != "all") return "--attack " + name + ": expected one of " + list(kAttackNames) + ", all";
    if (attack) out.attacks.push_back(*attack);
    if (!attack)
      for (const std::string_view one : kAttackNames)
        out.attacks.push_back(*attack_named(one));
  }
  if (out.attacks.empty()) return {};
  if (typed.kill_every > 0 || typed.stop_every > 0) return "--attack: not with --kill-every or --stop-every";
  if (typed.rest_every > 0 || typed.undisturbed > 0) return "--attack: not with --rest-every or --undisturbed";
  if (out.metrics) return "--attack: not with --metrics";
  // Attackers use loopback addresses, from which they can reach only this machine.
  if (out.server && out.server->host != "127.0.0.1") return "--attack: only a server at 127.0.0.1";
  return {};
}

}  // namespace

std::size_t Arguments::bots_of(const GameFacts& game) const {
  if (bots) return *bots;
  return people >= game.seats_usual ? 0 : game.seats_usual - people;
}

Expected<Arguments, EarlyEnd> parse_arguments(int count, const char* const* words) {
  Typed typed;
  try {
    typed.app.parse(count, words);
  } catch (const CLI::CallForHelp&) {
    return Unexpected<EarlyEnd>{EarlyEnd{0, typed.app.help()}};
  } catch (const CLI::ParseError& error) {
    return mistake(error.what());
  }
  Arguments out = std::move(typed.values);
  if (typed.app.count("--bots") > 0) out.bots = typed.bots;
  if (std::string wrong = take_times(typed, out); !wrong.empty()) return mistake(std::move(wrong));
  if (std::string wrong = take_server(typed, out); !wrong.empty()) return mistake(std::move(wrong));
  if (std::string wrong = take_attacks(typed, out); !wrong.empty()) return mistake(std::move(wrong));
  if (std::string wrong = take_games(typed.games, out); !wrong.empty()) return mistake(std::move(wrong));
  return out;
}

}  // namespace cardroom::load
