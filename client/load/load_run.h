#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/load/arguments.h"
#include "client/load/attack.h"
#include "client/load/load_table.h"
#include "client/load/server_figures.h"
#include "client/load/server_under_load.h"
#include "client/load/stranger.h"
#include "client/load/tally.h"

namespace cardroom::load {

/// One stop or kill of the server by the run, and the restart after it.
struct Restart {
  bool killed = false;             ///< False: it was asked to stop.
  std::chrono::milliseconds down;  ///< From the signal until it listens again.
  Percentiles back;                ///< From the start of the process to a client's first view.
  std::size_t missing = 0;         ///< Clients that had not returned by the next restart or the end of the run.
};

/// How the tables fared in one part of a run with attacks.
struct Ordeal {
  std::optional<Attack> attack;  ///< Empty: the quiet part, without an attack.
  Percentiles latency;
  std::uint64_t moves = 0;
  std::uint64_t disconnects = 0;
  Percentiles strangers;     ///< From a newcomer's first packet until they watch a table.
  std::size_t shut_out = 0;  ///< Strangers who had still not got in at the end, after kStrangerWithin or longer.
  AttackCounts counts;
  std::chrono::nanoseconds processor{};  ///< CPU time of the server, if the run started it.
  std::uint64_t peak_bytes = 0;          ///< The server's peak memory so far.
  std::uintmax_t log_bytes = 0;          ///< How much the server's log has grown.
};

/// The measurements and findings of a run.
struct Result {
  std::chrono::nanoseconds time{};  ///< The measured time.
  std::size_t clients = 0;
  Tally tally;
  std::chrono::nanoseconds own_processor{};  ///< The CPU time of this program during the measurement.
  std::optional<ProcessCost> cost;           ///< If the run started the server; CPU time of the measurement only.
  std::optional<MemoryGrowth> memory;        ///< If the server was left undisturbed for a while.
  std::optional<ServerFigures> figures;      ///< For the measurement, as counted by the server itself.
  std::vector<Restart> restarts;
  std::vector<Ordeal> ordeals;  ///< The quiet one first; empty without attacks.
};

/// A run: all clients in this process, on one thread. Throws std::runtime_error, with the reason, if it cannot begin.
class LoadRun {
 public:
  explicit LoadRun(const Arguments& arguments);
  Result run();

 private:
  /// Work that is done at regular intervals.
  struct Task {
    std::chrono::nanoseconds every;
    std::function<void()> work;
    bool at_random = false;  ///< The intervals vary from half to one and a half times `every`.
    Time next{};
  };

  void start_clients();
  void measure();
  /// Lets the tables play for this time, and meanwhile performs `tasks`, churn, chat and rests.
  void pass(std::chrono::milliseconds time, std::vector<Task> tasks);
  std::chrono::nanoseconds interval(const Task& task);
  /// The part of the measurement in which the server's memory is watched.
  void leave_undisturbed();
  void bear(std::optional<Attack> attack);
  AttackPlan plan_of(Attack attack);
  void restart(int signal);
  void end_restart();
  void settle();
  void begin_figures();

  const Arguments& arguments_;
  boost::asio::io_context io_;
  client::TlsClient tls_{io_};
  std::optional<ServerUnderLoad> server_;
  Course course_;
  Result result_;
  BotDice dice_;
  Way way_;
  std::size_t strangers_ = 0;  ///< The number so far; each has its own address.
  std::vector<std::unique_ptr<LoadTable>> tables_;
};

}  // namespace cardroom::load
