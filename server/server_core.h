#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "common/game/contract.h"
#include "common/games/registry.h"
#include "server/limits.h"
#include "server/lobby/announced_tables.h"
#include "server/server_io.h"
#include "server/table/settings.h"

namespace cardroom::server {

/// The one table of a server that was started for a property file. It is there from the start, stands in the list like
/// any other, is marked as no fair deal, and belongs to the first person who joins.
struct PrivateTable {
  std::string name;
  std::string kind;
  std::function<std::unique_ptr<Match>()> begin;  ///< Called for every game.
  std::vector<std::optional<BotPlan>> seats;      ///< Without a plan: a person's. Bots alone wait to be told to play.
  std::chrono::milliseconds script_pace{};        ///< Of a seat whose script moves for it.
  std::optional<bool> animate{};                  ///< Whether cards move; absent: the file has no word for it.
};

struct Config {
  std::string server_name;  ///< As people see it.
  Limits limits{};
  std::optional<PrivateTable> private_table;
  std::span<const GameKind> kinds = game_kinds();  ///< What can be played here.
};

/// What the beacon and the status line say.
struct ServerStatus {
  std::size_t connections{};
  std::size_t sessions{};
  std::size_t tables{};
  std::size_t open_tables{};  ///< With people, and a seat that a person could take: an open one, or a bot's.
};

/// The server without sockets, clocks and threads: connections, sessions, the lobby and all tables. Inputs and the time
/// go in, outputs come out (server_io.h); the same inputs, times and entropy give the same outputs. Whoever holds it
/// calls it from one thread and performs the outputs in their order.
class ServerCore {
 public:
  /// Fills the span with random bytes of the operating system (in tests: of a seed). For tokens, ids and the secrets of
  /// the deals.
  using Entropy = std::function<void(std::span<std::byte>)>;

  ServerCore(Config config, Entropy entropy);
  ~ServerCore();
  ServerCore(const ServerCore&) = delete;
  ServerCore& operator=(const ServerCore&) = delete;

  /// Takes one input and appends what is to be done. `now` never goes back. The first call may be Woken.
  void step(Instant now, Input input, std::vector<Output>& outputs);

  ServerStatus status() const;

  /// What anybody near is told of the tables: those where a person could sit down first, at most kTablesAnnouncedMax,
  /// by id. None of a property file. Looks at the whole list.
  AnnouncedTables announced_tables() const;

 private:
  class Rooms;
  std::unique_ptr<Rooms> rooms_;
};

}  // namespace cardroom::server
