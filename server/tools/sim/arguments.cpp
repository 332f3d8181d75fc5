#include "server/tools/sim/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <limits>
#include <string_view>

#include "common/base/number.h"
#include "common/classic/properties.h"
#include "common/classic/property_keys.h"
#include "common/classic/property_words.h"
#include "common/games/registry.h"
#include "server/tools/sim/bad_input.h"

namespace cardroom::sim {
namespace {

/// More threads would only compete with each other.
constexpr std::uint64_t kThreadsMax = 1024;

[[noreturn]] void bad(std::string_view option, std::string_view value, std::string_view what) {
  throw BadInput{"cardroom-sim: " + std::string{option} + " " + one_line(value) + ": " + std::string{what}};
}

std::uint64_t number(std::string_view option, std::string_view text, std::uint64_t least,
                     std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
  const auto value = number_in<std::uint64_t>(text);
  if (!value || *value < least || *value > most) {
    bad(option, text, "not a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  }
  return *value;
}

std::vector<std::string> seats_of(std::string_view text) {
  std::vector<std::string> seats;
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto comma = std::min(text.find(',', begin), text.size());
    seats.emplace_back(text.substr(begin, comma - begin));
    begin = comma + 1;
  }
  return seats;
}

std::pair<std::string, std::string> option_of(const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos || equals == 0) bad("--option", text, "not KEY=VALUE");
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::string known_games() {
  std::string names;
  for (const GameKind& kind : game_kinds())
    names += (names.empty() ? "" : ", ") + std::string{kind.id};
  return names;
}

/// The arguments as typed, because it also matters which of them are present.
struct Typed {
  CLI::App app{"Plays games without a network: bots against each other from the fair shuffle, or one property file.",
               "cardroom-sim"};
  std::string game, file, seats, budget, games, first, seed, threads, log, transcript;
  std::vector<std::string> options;
  bool duplicate = false;
  bool json = false;

  Typed() {
    app.add_option("GAME", game, "Which game: " + known_games() + "; before a file it may be left out")->required();
    app.add_option("FILE", file, "A property file: plays its one game, with classic randomness, and writes the log");
    app.add_option("--seats", seats,
                   "Players by seat, NAME,NAME,...: random, basic, clever, expert, or a baseline of the game (random "
                   "everywhere)");
    app.add_option("--budget", budget, "How much expert may work for one decision, in steps of its game (its usual)");
    app.add_option("--games", games, "How many games (1)");
    app.add_option("--first", first, "Index of the first game (0)");
    app.add_option("--seed", seed, "Seed (1); with a property file instead of the file's");
    app.add_flag("--duplicate", duplicate, "Play each pack once in every rotation of the bots through the seats");
    app.add_option("--threads", threads, "How many threads (1); the results do not depend on it");
    app.add_option("--option", options, "An option of the rules, KEY=VALUE; may be repeated")->allow_extra_args(false);
    app.add_option("--log", log, "Write the classic logs to this file, or - for standard output");
    app.add_option("--transcript", transcript, "Write JSON Lines to this file, or - for standard output");
    app.add_flag("--json", json, "Print the summary as one JSON object (a property file has none)");
  }

  bool given(const char* option) const { return app.count(option) > 0; }
};

void take_file(const Typed& typed, const std::string& file, Arguments& arguments) {
  for (const char* option : {"--games", "--first", "--seats", "--budget", "--duplicate", "--option", "--threads"}) {
    if (typed.given(option)) throw BadInput{"cardroom-sim: " + std::string{option} + ": not with a property file"};
  }
  arguments.file = file;
  if (!typed.given("--seed")) return;
  const auto seed = whole_number(typed.seed);
  if (!seed) bad("--seed", typed.seed, seed.error());
  arguments.classic_seed = *seed;
}

void take_games(const Typed& typed, Arguments& arguments) {
  if (typed.given("--seats")) arguments.seats = seats_of(typed.seats);
  if (typed.given("--budget")) {
    constexpr std::uint64_t kMost = 1'000'000'000;
    arguments.budget = Budget{static_cast<std::uint32_t>(number("--budget", typed.budget, 1, kMost))};
  }
  if (typed.given("--games")) arguments.games = number("--games", typed.games, 1);
  if (typed.given("--first")) arguments.first = number("--first", typed.first, 0);
  if (typed.given("--seed")) arguments.seed = number("--seed", typed.seed, 0);
  if (typed.given("--threads")) {
    arguments.threads = static_cast<unsigned>(number("--threads", typed.threads, 1, kThreadsMax));
  }
  // --duplicate plays only complete groups, which may add a few games.
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max() - kSeatsMax;
  if (arguments.first > kMost || arguments.games > kMost - arguments.first) {
    bad("--games", std::to_string(arguments.games), "too many after --first");
  }
  arguments.duplicate = typed.duplicate;
  for (const std::string& option : typed.options)
    arguments.options.push_back(option_of(option));
}

}  // namespace

std::optional<Arguments> parse_arguments(int count, const char* const* words) {
  Typed typed;
  try {
    typed.app.parse(count, words);
  } catch (const CLI::CallForHelp&) {
    std::cout << typed.app.help();
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    throw BadInput{"cardroom-sim: " + one_line(error.what())};
  }

  Arguments arguments;
  const auto file = property_file_words(typed.game, typed.file);
  arguments.game = file ? file->game : typed.game;
  if (!arguments.game.empty() && find_game_kind(arguments.game) == nullptr) {
    throw BadInput{"cardroom-sim: unknown game " + one_line(typed.game) + "; expected one of " + known_games()};
  }
  if (file) {
    take_file(typed, file->file, arguments);
  } else {
    take_games(typed, arguments);
  }
  if (typed.given("--log")) arguments.log = typed.log;
  if (typed.given("--transcript")) arguments.transcript = typed.transcript;
  if (arguments.log == kStandardOutput && arguments.transcript == kStandardOutput) {
    throw BadInput{"cardroom-sim: --log - and --transcript -: only one of them can have standard output"};
  }
  arguments.json = typed.json;
  return arguments;
}

}  // namespace cardroom::sim
