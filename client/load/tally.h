#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "client/load/percentiles.h"
#include "client/load/player.h"
#include "client/load/referee.h"

namespace cardroom::load {

/// The combined figures of all tables of a run.
struct Tally {
  /// Begins a measurement; the faults found so far are kept.
  void begin() { *this = Tally{.faults = std::move(faults)}; }

  Percentiles latency{};  ///< From sending a move until all clients of the table have seen it.
  Percentiles back{};     ///< From the start of the server's process to a client's first view, after a restart.
  Traffic traffic{};
  std::uint64_t moves = 0;                         ///< Accepted moves of clients.
  std::map<std::string, std::uint64_t> refused{};  ///< Refused moves, by reason.
  std::uint64_t lines = 0;                         ///< Accepted lines of chat.
  std::uint64_t arrived = 0;
  std::uint64_t left = 0;
  std::uint64_t rests = 0;        ///< Tables that all their clients have left for a while.
  std::uint64_t put_away = 0;     ///< Clients that have come back to a table at rest.
  std::uint64_t cut = 0;          ///< Connections that the run itself has cut.
  std::uint64_t disconnects = 0;  ///< Connections that were lost while the server ran.
  Faults faults{};
};

}  // namespace cardroom::load
