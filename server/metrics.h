#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "server/ids.h"

/// What the server counts for the people who operate it. The figures are those of the whole process: none belongs to a
/// person, a table or an address. Each part counts what it knows in a value of its own, on its own thread;
/// metrics_page() (server/ops/monitoring.h) writes all of them as text.
namespace cardroom::server {

using namespace std::chrono_literals;

/// The upper bounds of the buckets of every Histogram, ascending. A commit to a fast disk takes a tenth of a
/// millisecond; whatever takes longer than ten seconds has failed. The bounds are closest around ten milliseconds,
/// within which a server under full load should show a move.
inline constexpr std::array<std::chrono::microseconds, 19> kTimeBounds{
    100us, 250us, 500us, 1ms,   2500us, 5ms, 7500us, 10ms, 12500us, 15ms,
    25ms,  50ms,  100ms, 250ms, 500ms,  1s,  2500ms, 5s,   10s};

/// The bounds for times that are measured in whole milliseconds.
inline constexpr auto kMillisecondBounds = std::span{kTimeBounds}.subspan<3>();

/// The distribution of measured times. A value; not thread-safe.
class Histogram {
 public:
  using Bounds = std::span<const std::chrono::microseconds>;

  Histogram() = default;
  /// `bounds`: part of kTimeBounds.
  explicit Histogram(Bounds bounds) : bounds_{bounds} {}

  void add(std::chrono::microseconds time) {
    ++counts_[static_cast<std::size_t>(std::ranges::lower_bound(bounds_, time) - bounds_.begin())];
    sum_ += time;
  }

  Bounds bounds() const { return bounds_; }
  /// The number of times that are at most bounds()[bucket] and longer than the bound before it. The last bucket, number
  /// bounds().size(), counts the times that are longer than every bound.
  std::uint64_t count(std::size_t bucket) const { return counts_[bucket]; }
  std::chrono::microseconds sum() const { return sum_; }

 private:
  Bounds bounds_{kTimeBounds};
  std::array<std::uint64_t, kTimeBounds.size() + 1> counts_{};
  std::chrono::microseconds sum_{};
};

/// Counts by a reason that clients are told: a RefusalReason or a GoodbyeReason (session.proto).
class ReasonCounts {
 public:
  /// Every reason's number is smaller.
  static constexpr std::size_t kReasons = 64;

  void add(int reason) { ++counts_.at(static_cast<std::size_t>(reason)); }
  std::uint64_t of(int reason) const { return counts_.at(static_cast<std::size_t>(reason)); }

 private:
  std::array<std::uint64_t, kReasons> counts_{};
};

/// What ServerCore counts. All counts begin with the process.
struct ServerCounts {
  std::uint64_t connections = 0;                 ///< Opened.
  std::map<std::string, std::uint64_t> moves{};  ///< People's moves that were accepted and recorded, by kind.
  Histogram move_times{kMillisecondBounds};      ///< Of each of these: from its arrival until its views are sent.
  ReasonCounts refusals{};                       ///< Refused requests, by RefusalReason.
  ReasonCounts goodbyes{};                       ///< Connections that the server has ended, by GoodbyeReason.
  std::uint64_t tables_stopped = 0;              ///< Tables that could not continue, or could not be restored.
  std::uint64_t faults = 0;                      ///< Steps that were aborted by a defect outside the tables.
};

struct ServerMetrics {
  ServerCounts counts{};
  std::size_t connections = 0;                  ///< Open.
  std::size_t sessions = 0;                     ///< With or without a connection.
  std::map<std::string, std::size_t> tables{};  ///< Running, by kind; includes kinds without a table.
  std::size_t resting_tables = 0;
};

/// Why a peer is turned away before its TLS handshake.
enum class TurnedAway : std::uint8_t {
  open_sockets,
  handshakes,  ///< Including those that were aborted to make room for another address.
  rate,
  handshakes_of_address,
  rate_of_address,
};
inline constexpr std::size_t kTurnedAwayReasons = 5;

/// What the network shells count.
struct NetMetrics {
  std::array<std::uint64_t, kTurnedAwayReasons> turned_away{};  ///< By TurnedAway.
  std::uint64_t handshakes_failed = 0;
};

/// What a journal counts. A journal that keeps nothing counts nothing.
struct JournalMetrics {
  std::uint64_t commits = 0;         ///< Transactions that are durable.
  std::uint64_t failed_commits = 0;  ///< Attempts; a failed transaction is attempted again.
  std::uint64_t records = 0;         ///< Durable ones, appended by this process.
  std::size_t waiting = 0;           ///< Records that were appended and are not known to be durable.
  bool failing = false;              ///< The last attempt has failed: tables wait.
  Histogram times{};                 ///< Of each record: from append() until it is durable.
};

/// What the pool counts.
struct PoolMetrics {
  std::size_t thoughts_waiting = 0;  ///< Bots' moves and hints in the queue, not those being computed.
  Histogram thinking_times{};        ///< Of each bot's move and each hint, not counting the wait.
  std::size_t passwords_waiting = 0;
};

/// What the process has used, as the operating system counts it.
struct ProcessUse {
  std::chrono::microseconds processor{};  ///< CPU time of all threads since the start.
  std::uint64_t resident_bytes = 0;       ///< Memory, at present.
};

/// All of these figures, and the process that they describe.
struct Metrics {
  std::string version;  ///< Of the program: "0.1.0".
  WallTime started{};
  ProcessUse process{};
  ServerMetrics server{};
  NetMetrics net{};
  JournalMetrics journal{};
  PoolMetrics pool{};
};

}  // namespace cardroom::server
