#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "server/table/table.h"
#include "server/table/table_io.h"

namespace cardroom::journal::v1 {  // Generated from proto.
class Snapshot;
}  // namespace cardroom::journal::v1

namespace cardroom::server {

/// One table, without sockets, threads or clocks: inputs and the table's time go in, outputs come out. It passes each
/// input to the part that it concerns (seats, play, audience) and shows what has changed. The same inputs at the same
/// times produce the same outputs, so a table can be replayed from its records.
///
/// Throws InvariantBroken if this program has a defect. After that, only viewers() and sessions() may be called.
class TableCore {
 public:
  TableCore(const TableId& id, MakeMatch make_match);

  struct Step {
    std::vector<TableOutput> outputs;  ///< To be performed in this order, once the input is durable.
    bool changed = false;              ///< The recorded state has changed, so the input belongs in the journal.
    bool deal_begins = false;          ///< The cards are to be dealt next: a good moment for a snapshot.
  };

  /// Adds to an input what its record needs, such as the identity of a spectator, or whether the owner has been idle
  /// for too long.
  void complete(Instant now, TableInput& input) const;

  /// Precondition: `now` never decreases; the first input is Created; complete() has been called on the input.
  Step step(Instant now, const TableInput& input);
  /// The same for an input from this table's records. Spectators who leave are not recorded, so a replayed table has no
  /// spectators.
  Step replay(Instant then, const TableInput& recorded);

  /// Takes the place of the inputs up to the snapshot: continues from its state (snapshot.h). Returns false if that is
  /// not possible, for example because another build wrote it in the middle of a game; this object must then not be
  /// used. Precondition: no input has been processed.
  bool load(const journal::v1::Snapshot& snapshot);
  /// Whether the snapshot matches the current state.
  bool is_at(const journal::v1::Snapshot& snapshot) const;

  /// After the last record of a replay: the unanswered requests for bots' moves or a secret. Not a step of the table.
  std::vector<TableOutput> obligations();

  /// Shows the current table to all connected viewers. Not a step of the table.
  std::vector<TableOutput> show_again();

  /// When TimerFired is due; empty if nothing is due before the next input.
  std::optional<Instant> wake_at() const;

  /// The time since which none of the table's people has been connected; empty if somebody is, or everybody has left.
  std::optional<Instant> deserted_since() const;

  /// The digest of the recorded state.
  std::uint64_t digest() const;
  /// The same, computed by the last step.
  std::uint64_t last_digest() const { return last_digest_; }
  const TableState& state() const { return table_->state; }

  lobby::v1::TableSummary listing() const;
  const std::vector<Watcher>& watchers() const { return table_->audience.watchers(); }
  std::vector<SessionId> viewers() const { return table_->audience.viewers(); }
  bool has(const SessionId& session) const;  ///< Whether the session is a person or a spectator here.
  /// Whether the session comes back here without asking for a seat: as a person, or to be told that the seat was given
  /// to somebody else.
  bool expects(const SessionId& session) const;
  /// Everybody whose session belongs to this table: the viewers, and people who have yet to be told that their seat was
  /// given to somebody else.
  std::vector<SessionId> sessions() const;

 private:
  void on(const Created& created);
  void on(const Request& request);
  void on(const ConnectionLost& lost);
  void on(const ConnectionBack& back);
  void on(const EntropyDrawn& drawn) { table_->state.play.secret_drawn(drawn); }
  void on(const BotMoved& moved) { table_->state.play.bot_moved(moved); }
  void on(const TimerFired& fired);
  void settle();
  void follow_owner();
  void show();
  void close(lobby::v1::LeftReason reason);

  std::unique_ptr<Table> table_;  ///< On the heap because its parts refer to each other and must not move.
  std::uint64_t last_digest_ = 0;
};

}  // namespace cardroom::server
