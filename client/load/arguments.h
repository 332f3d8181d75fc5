#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "client/core/address.h"
#include "client/load/attack_names.h"
#include "common/base/expected.h"
#include "common/game/facts.h"

namespace cardroom::load {

/// More would need more ports, files and memory than one process has.
inline constexpr std::size_t kTablesMax = 5'000;

/// Loopback has more addresses; this is enough to reach every limit of a server.
inline constexpr std::size_t kAttackersMax = 1'000;

/// The command line.
struct Arguments {
  std::optional<client::Address> server{};  ///< A server that is already running; empty: one is started.
  std::optional<KeyFingerprint> key{};
  std::optional<client::Address> metrics{};   ///< The address at which that server shows its own figures.
  std::filesystem::path start{};              ///< The server program to start; empty: the one next to this program.
  std::vector<std::string> server_options{};  ///< Further options for the server that is started.
  std::size_t tables = 5;
  std::size_t people = 2;               ///< The number of people at each table.
  std::optional<std::size_t> bots{};    ///< At each table; empty: as many as the game usually has besides the people.
  std::vector<const GameFacts*> games;  ///< Assigned to the tables in turn.
  bool one_address = false;             ///< All clients connect from one address; otherwise each table has its own.
  double rate = 1;                      ///< Moves per second at each table, including those of bots.
  std::chrono::milliseconds time{10'000};
  std::uint64_t seed = 1;
  double churn = 0;                             ///< Guests per second, across all tables, who leave or are cut off.
  double chat = 0;                              ///< Lines per second, across all tables.
  std::chrono::milliseconds kill_every{0};      ///< The interval; 0: never.
  std::chrono::milliseconds stop_every{0};      ///< The interval; 0: never.
  std::chrono::milliseconds rest_every{0};      ///< The interval at which a table is left until it rests; 0: never.
  bool at_random = false;                       ///< These intervals vary.
  std::chrono::milliseconds restart_within{0};  ///< The time limit for a restarted server to listen; 0: none.
  std::chrono::milliseconds undisturbed{0};     ///< The initial period without kills or stops.
  /// By how many MiB the server's memory may grow in that period, once it has settled; empty: no limit.
  std::optional<std::size_t> memory_growth{};
  std::vector<Attack> attacks{};
  std::size_t attackers = 1;  ///< The number of addresses that attack.
  bool json = false;

  std::size_t bots_of(const GameFacts& game) const;
};

/// Why the program exits before it does anything.
struct EarlyEnd {
  int status{};  ///< 0: help, for standard output. 2: one line about the error, for standard error.
  std::string text;
};

/// `words[0]` is the program's name.
Expected<Arguments, EarlyEnd> parse_arguments(int count, const char* const* words);

}  // namespace cardroom::load
