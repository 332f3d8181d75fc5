#pragma once

#include <optional>
#include <vector>

#include "server/ids.h"
#include "server/table/recorded_members.h"
#include "server/table/roster.h"

namespace cardroom::server {

/// A break in a game: asked for by one person and agreed to by the others, or taken to wait for somebody whose
/// connection is lost. While it is on, the table stands still. Has no clock of its own.
class TableBreak {
 public:
  /// Whether the table is on a break.
  bool on() const { return since_.has_value(); }
  /// Whether a break has been asked for but has not begun.
  bool asked_for() const { return lapses_at_.has_value(); }

  /// The person who asked for the break, or who chose to wait; empty if there is no break.
  const std::optional<SessionId>& asked_by() const { return asked_by_; }
  /// The people who have agreed, including the one who asked, in that order.
  const std::vector<SessionId>& agreed() const { return agreed_; }
  /// The person for whom the table waits; empty if it does not wait for anybody.
  const std::optional<SessionId>& waits_for() const { return waits_for_; }
  std::optional<Instant> since() const { return since_; }
  /// When the question lapses, or the break ends; empty if neither is going to happen.
  std::optional<Instant> ends_at() const { return on() ? goes_on_at_ : lapses_at_; }

  /// Asks for a break, or agrees to it. Precondition: not on().
  void ask(Instant now, const SessionId& person);
  /// Begins a break until `missing` is back. Precondition: not on().
  void wait_for(Instant now, const SessionId& person, const SessionId& missing);
  /// Somebody else takes this person's place: what the person has asked for or agreed to still counts.
  void hand_over(const SessionId& former, const SessionId& successor);
  /// Ends the break after a short countdown. Does nothing if it is ending already. Precondition: on().
  void go_on(Instant now);
  /// Ends the question or the break if that is due. Returns whether anything has changed.
  bool time_passed(Instant now);
  /// Reacts to who is at the table: begins a break that has been asked for once the owner or all connected players have
  /// agreed; drops the question if the person who asked has left, the break if nobody is left to end it, and both if
  /// the game is over. Players whose seats a bot has taken over need not agree. Returns whether anything has changed.
  bool settle(Instant now, const Roster& roster, bool game_in_progress);

  CARDROOM_RECORDED(TableBreak, (), asked_by, agreed, lapses_at, waits_for, since, goes_on_at)

 private:
  void begin(Instant now);
  bool agreed_by_enough(const Roster& roster) const;
  bool wanted(const Roster& roster) const;

  std::optional<SessionId> asked_by_;
  std::vector<SessionId> agreed_;
  std::optional<Instant> lapses_at_;
  std::optional<SessionId> waits_for_;
  std::optional<Instant> since_;
  std::optional<Instant> goes_on_at_;
};

}  // namespace cardroom::server
