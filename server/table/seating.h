#pragma once

#include <optional>
#include <vector>

#include "common/base/expected.h"
#include "server/table/recorded_members.h"
#include "server/table/removed.h"
#include "server/table/roster.h"
#include "server/table/table_step.h"

namespace cardroom::server {

/// Who has which seat of a table, who owns it, who waits for a seat, and who must stay away. Knows nothing of the game.
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

  /// Whether a pause is for anybody who has not gone on: of those who play, who are there, and for whom no bot plays. A
  /// table where only bots sit is there to be looked at, by watchers whom a replay does not know of.
  bool somebody_reads() const;

  /// The seat for a newcomer, or for a person who changes seats: this one, or the best of those that are free.
  Read<Seat> seat_for(const std::optional<Seat>& wanted) const;
  /// Between games at once, otherwise from the next game on.
  void give_seat(Person& person, Seat seat, bool between_games);

  /// The owner's rights go on where the owner has left, or a bot has held the owner's seat for too long.
  void pass_on_ownership();
  /// Notes since when there are no people at the table.
  void note_presence();
  /// When the table ends unless people come.
  std::optional<Instant> ends_at() const;

  /// When a bot takes over the seat of somebody whose connection is lost.
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
