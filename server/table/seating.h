#pragma once

#include <optional>
#include <vector>

#include "common/base/expected.h"
#include "server/table/recorded_members.h"
#include "server/table/removed.h"
#include "server/table/roster.h"
#include "server/table/seats_given.h"
#include "server/table/table_break.h"
#include "server/table/table_step.h"

namespace cardroom::server {

/// The seats of a table: who has them, who waits for one, who owns the table, and who is kept out. Knows nothing of the
/// game.
class Seating {
 public:
  explicit Seating(TableStep& step) : step_{step} {}

  /// `fixed`: a person never takes a bot's seat, and nobody changes seats.
  void set_up(const std::vector<std::optional<BotPlan>>& seats, bool fixed);

  Roster& roster() { return roster_; }
  const Roster& roster() const { return roster_; }
  RemovedPeople& removed() { return removed_; }
  const RemovedPeople& removed() const { return removed_; }
  SeatsGiven& seats_given() { return seats_given_; }
  const SeatsGiven& seats_given() const { return seats_given_; }
  TableBreak& table_break() { return break_; }
  const TableBreak& table_break() const { return break_; }
  bool fixed() const { return fixed_; }
  bool bots_only() const { return roster_.people().empty(); }

  /// Whether the table stands still, because it is on a break or none of its people is connected. No clock runs then
  /// and no bot plays, not even for a person. If the seats are fixed, true only during a break, since such a game may
  /// be played for spectators.
  bool still() const { return break_.on() || (!fixed_ && !bots_only() && !roster_.anybody_connected()); }

  /// Whether any connected player whose seat is not held by a bot is still reading during the pause. True at a table of
  /// bots: its pause is for spectators, whom a replay does not know.
  bool somebody_reads() const;
  /// Whether exactly one person is connected, and that person is still reading: all other seats are played by bots or
  /// belong to people who are not there.
  bool one_reads_alone() const;

  /// The seat for a newcomer, or for a person who changes seats: the one asked for, or the best free one if none was.
  Read<Seat> seat_for(const std::optional<Seat>& wanted) const;
  /// Between games gives the seat at once, otherwise promises it for the next game.
  void give_seat(Person& person, Seat seat, bool between_games);

  /// Makes another person the owner if the owner has left, or a bot has held the owner's seat for too long. Returns
  /// whether the owner has changed.
  bool pass_on_ownership();
  /// The owner has been idle for too long: the person who is kept waiting becomes the owner. Does nothing if nobody is
  /// kept waiting.
  void owner_lapses();
  /// Whether the previous owner lost the table in this way.
  bool owner_lapsed() const { return owner_lapsed_; }
  /// Notes the time since which no person has been connected. After a standstill, postpones the people's deadlines by
  /// its length and returns this length; otherwise returns 0.
  Instant note_presence();
  /// When the table closes because everybody has left it for good.
  std::optional<Instant> ends_at() const;
  /// The time since which nobody at a table that stands still has been connected.
  std::optional<Instant> deserted_since() const;

  /// The time at which a bot takes over the seat of a person who is not connected: when the person left, or some time
  /// after the last sign of life if the connection was lost. Never during a standstill. `away_at_once`: see TimerFired.
  std::optional<Instant> held_at(const Person& person, bool away_at_once = true) const;
  /// When held_at() or pass_on_ownership() is due next.
  std::optional<Instant> wake_at() const;

  CARDROOM_RECORDED(Seating, (step), roster, removed, seats_given, table_break, fixed, owner_lapsed,
                    without_people_since, still_since)

 private:
  void give_table(const std::optional<SessionId>& session, bool lapsed);

  TableStep& step_;

  Roster roster_{{}};
  RemovedPeople removed_;
  SeatsGiven seats_given_;
  TableBreak break_;
  bool fixed_ = false;
  bool owner_lapsed_ = false;
  std::optional<Instant> without_people_since_;
  std::optional<Instant> still_since_;
};

}  // namespace cardroom::server
