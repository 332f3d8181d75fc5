#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "common/game/contract.h"
#include "common/games/registry.h"
#include "server/aborted_steps.h"
#include "server/limits.h"
#include "server/lobby/lobby_core.h"
#include "server/lobby/resting_tables.h"
#include "server/metrics.h"
#include "server/server_io.h"
#include "server/server_step.h"
#include "server/session/connections.h"
#include "server/session/sessions.h"
#include "server/table/settings.h"
#include "server/table/tables.h"

namespace cardroom::server {

/// The only table of a server that was started for a property file, a guided first game or a recorded position. Exists
/// from the start, is listed like any other, is marked as not fairly dealt, and is owned by the first person who joins.
struct PrivateTable {
  std::string name;
  std::string kind;
  std::function<std::unique_ptr<Match>()> begin;  ///< Called for every game.
  std::vector<std::optional<BotPlan>> seats;      ///< Empty for a person's seat. A game of bots waits for a spectator.
  std::chrono::milliseconds script_pace{};        ///< The pace of a seat played by a script.
  std::optional<bool> animate{};  ///< Whether card movements are animated; absent: the file does not say.
  wire::GameRules rules{};        ///< As shown to people; without a value: the kind's defaults.
};

struct Config {
  std::string server_name;  ///< As shown to people.
  Limits limits{};
  std::optional<PrivateTable> private_table;
  bool keeps_tables = false;  ///< The journal is durable: the next process continues the tables. Clients are told.
  TimeOfDay time_of_day = [] { return WallTime{}; };
  TableHost::WriteRecord write_record{};           ///< Null: no records of games are kept.
  std::span<const GameKind> kinds = game_kinds();  ///< The games that can be played here.
};

/// Figures for the beacon and the status line.
struct ServerStatus {
  std::size_t connections{};
  std::size_t sessions{};
  std::size_t tables{};
  std::size_t open_tables{};  ///< Tables that have people and a seat that a person could take: an open one, or a bot's.
};

/// The server without sockets, clocks and threads: it routes each input to the connections, sessions, lobby or tables
/// that it concerns. Inputs and the time go in, outputs come out (server_io.h); the same inputs, times and entropy give
/// the same outputs. The owner calls it from one thread and performs the outputs in their order.
class ServerCore {
 public:
  /// Fills the span with random bytes from the operating system (in tests, from a seed). Used for tokens, ids and the
  /// secrets of deals.
  using Entropy = std::function<void(std::span<std::byte>)>;

  ServerCore(Config config, Entropy entropy);
  ServerCore(const ServerCore&) = delete;  // Its parts refer to each other.
  ServerCore& operator=(const ServerCore&) = delete;

  /// Processes one input and appends the resulting outputs. `now` must never decrease. The first input may be Woken.
  void step(Instant now, Input input, std::vector<Output>& outputs);

  ServerStatus status() const;

  /// The counts so far and the current figures. Takes time linear in the number of kinds.
  ServerMetrics metrics() const;

  /// The tables in the announcement to the local network, sorted by id: at most kTablesAnnouncedMax, chosen first from
  /// those with a seat for a person. A PrivateTable is never announced. Takes time linear in the number of
  /// tables.
  AnnouncedTables announced_tables() const;

 private:
  void on(const JournalOpened& opened);
  void on(const TableRead& read);
  void on(ConnectionOpened& opened) { connections_.open(std::move(opened)); }
  void on(const BytesReceived& received);
  void on(const BytesSent& sent);
  void on(const ConnectionClosed& closed);
  void on(const Woken&);
  void on(const RecordAppended& appended);
  void on(const BotAnswered& answered);
  void on(const HintThought& thought);
  void on(const GameRead& read);
  void on(const PasswordHashed& hashed);
  void on(const ShutDown& shut_down) { connections_.shut_down(shut_down); }

  void hello(Link& link, const session::v1::Hello& hello);
  void part(Link& link);
  void request(Session& session, const ClientMessage& message);
  void notice(const Session& session, const ClientMessage& message);
  void decide(LobbyDecision decision);
  void open(const TableId& id, MakeMatch make_match, Created created);
  /// Opens a table from the journal. Empty if it cannot be opened, or has ended.
  std::optional<TableHost::Restored> reopen(const KeptTable& kept, HostOutputs& out);
  void restore(const KeptTable& kept);
  void go_on(const TableId& id, TableHost::Restored restored, HostOutputs out);
  /// From now on the table exists in the journal only.
  void put_away(const TableId& id, const SessionId& maker, WallTime since);
  /// Drops the tables that have rested for too long.
  void forget_expired();
  void take_out(Session& session, const TableId& id);
  void sit_again(Session& session, const TableId& id);
  void come_back(Session& session, Link& link, ConnectionBack back);
  MakeMatch make_match() const;
  std::chrono::seconds rest_after() const { return std::chrono::seconds{config_.limits.rest_after_seconds}; }
  void open_private_table();
  void tell(const TableId& id, TableInput input);
  /// Calls `what` with the table, if it exists, and performs the resulting outputs.
  void drive(const TableId& id, const std::function<void(TableHost&, HostOutputs&)>& what);
  void perform(const TableId& id, HostOutputs outputs);
  void answer(const TableId& id, Answer& answer);
  void settle();
  /// Calls `what` with each session whose request is being processed and will be answered.
  void for_each_waiting(const std::function<void(const SessionId&)>& what) const;

  Config config_;
  ServerStep step_;
  Connections connections_;
  Sessions sessions_;
  LobbyCore lobby_;
  Tables tables_;
  RestingTables resting_;
  AbortedSteps aborted_steps_;
  std::set<SessionId> hints_under_way_;  ///< The sessions whose hints are being computed.
  std::optional<Instant> armed_;         ///< The time of the last WakeAt.
  bool begun_ = false;
};

}  // namespace cardroom::server
