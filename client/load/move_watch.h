#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/load/clock.h"
#include "client/load/percentiles.h"

namespace cardroom::load {

/// Identifies a client of the run; never reused.
using ClientId = std::uint64_t;

/// How far a client has followed a table's events. An event of a game has the same number for every viewer.
struct Seen {
  std::uint32_t game = 0;
  std::uint32_t end = 0;  ///< The number of the next event.
  auto operator<=>(const Seen&) const = default;
};

/// The table's events in a client's view.
struct Sight {
  Seen until{};
  std::span<const table::v1::GameEvent> fresh{};  ///< The last events before `until`: those that are new to the client.
  std::optional<std::uint32_t> seat{};            ///< The client's own seat.
  std::uint32_t first_fresh() const { return until.end - static_cast<std::uint32_t>(fresh.size()); }
};

/// Whether a person in that seat caused the event.
bool is_move_of(const table::v1::GameEvent& event, std::uint32_t seat);

/// The moves in progress at one table, each from the moment a client sends it until the last client at the table sees
/// it. A move is identified by the number of its event. Independent of the game.
class MoveWatch {
 public:
  void join(ClientId client) { clients_.insert(client); }
  /// Stops waiting for this client to see moves, and drops its own move.
  void leave(ClientId client);

  /// A client has at most one move in progress; an older one is dropped.
  void sent(ClientId client, Time now);
  /// Drops a move that was refused or is repeated on another connection: its time is meaningless.
  void drop(ClientId client);
  void drop_all() { moves_.clear(); }

  /// Handles a client's view. Adds to `done` the times of the moves that all clients have now seen.
  void saw(ClientId client, Time now, const Sight& sight, Percentiles& done);

 private:
  struct View {
    ClientId client{};
    Seen until;
    Time at{};
  };
  struct Move {
    ClientId mover{};
    Time sent{};
    std::optional<Seen> place;   ///< Just before its event; empty until the mover has seen the event.
    std::set<ClientId> awaited;  ///< Clients that have not seen it yet.
    std::vector<View> before;    ///< The views since it was sent, while `place` is unknown.
    Time last{};                 ///< When the latest awaited view arrived.
  };

  static void match(Move& move, const View& view);

  std::set<ClientId> clients_;
  std::vector<Move> moves_;
};

}  // namespace cardroom::load
