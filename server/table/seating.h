#pragma once

#include <optional>
#include <vector>

#include "common/base/expected.h"
#include "server/table/recorded_members.h"
#include "server/table/removed.h"
#include "server/table/roster.h"
#include "server/table/table_step.h"

namespace cardroom::server {

/// The seats of a table: who has them, who waits, who owns the table, who is kept out. Knows nothing of the game.
class Seating {
 public:
  explicit Seating(TableStep& step) : step_{step} {}

  /// `fixed`: a person never takes a bot's seat, and nobody changes seats.
  void set_up(const std::vector<std::optional<BotPlan>>& seats, bool fixed);

  Roster& roster() { return roster_; }
  const Roster& roster() const { return roster_; }
  RemovedPeople& removed() { return removed_; }
  const RemovedPeople& removed() const { return removed_; }
  bool fixed() const { return fixed_; }
  bool bots_only() const { return roster_.people().empty(); }

  /// Whether a connected player for whom no bot plays is still reading during the pause. True at a table of bots: its
  /// pause is for spectators, who are unknown in a replay.
  bool somebody_reads() const;

  /// The seat for a newcomer, or for a person who changes seats: the wanted one, or else the best free one.
  Read<Seat> seat_for(const std::optional<Seat>& wanted) const;
  /// Gives the seat at once between games, otherwise promises it for the next game.
  void give_seat(Person& person, Seat seat, bool between_games);

  /// Makes another person the owner if the owner has left, or a bot has held the owner's seat for too long.
  void pass_on_ownership();
  /// Notes since when no person has been connected.
  void note_presence();
  /// When the table closes unless a person connects.
  std::optional<Instant> ends_at() const;

  /// The time at which a bot takes over the seat of a person whose connection is lost.
  static std::optional<Instant> held_at(const Person& person);
  /// When held_at() or pass_on_ownership() is due next.
  std::optional<Instant> wake_at() const;

  CARDROOM_RECORDED(Seating, (step), roster, removed, fixed, without_people_since)

 private:
  TableStep& step_;

  Roster roster_{{}};
  RemovedPeople removed_;
  bool fixed_ = false;
  std::optional<Instant> without_people_since_;
};

}  // namespace cardroom::server
