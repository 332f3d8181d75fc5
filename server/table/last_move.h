#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "common/game/contract.h"
#include "server/ids.h"
#include "server/table/recorded_members.h"
#include "server/table/roster.h"

namespace cardroom::server {

/// The last move of a person, while it can be taken back: until another person moves, the deal ends, or a hidden card
/// becomes known. A card counts as known if it lay open before the move, or if a move since names it. At a table with
/// other people only the move itself may name cards; a person alone with bots may also take back the bots' answers,
/// because nobody else is harmed. Has no clock of its own.
class LastMove {
 public:
  /// Whether there is a move that can be taken back.
  bool stands() const { return before_ != nullptr; }
  /// Precondition of these: stands().
  Seat seat() const { return seat_; }
  bool is_of(const SessionId& person) const { return stands() && person_ == person; }

  /// A person has moved. `before`: the match before that move.
  void made(std::unique_ptr<Match> before, const Person& person, const wire::GameMove& move);
  /// A bot has moved in its own seat.
  void answered(const wire::GameMove& move);
  /// Called after each move: drops the move if it can no longer be taken back.
  void follow(const Match& match, const Roster& roster);
  /// The move can no longer be taken back.
  void drop();

  /// The person asks to take the move back. Precondition: is_of(person).
  void ask(Instant now, const SessionId& person);
  /// Another player agrees. Precondition: asked_for().
  void agree(const SessionId& person);
  bool asked_for() const { return lapses_at_.has_value(); }
  /// The people who have agreed, the one who asked first.
  const std::vector<SessionId>& agreed() const { return agreed_; }
  /// When the request lapses.
  std::optional<Instant> lapses_at() const { return lapses_at_; }
  /// Ends the request if that is due. Returns whether anything has changed.
  bool time_passed(Instant now);
  /// Whether the person has asked to take the move back, and all connected players whom no bot replaces have agreed.
  bool granted(const Roster& roster) const;

  /// Takes the move back: returns the match before it. Precondition: stands().
  std::unique_ptr<Match> taken_back();
  /// With open hands, the table steps back over the last move, which this seat made. The events of that move are gone,
  /// like those of a move that is taken back.
  void stepped_back(Seat seat);
  /// How many moves of this game were taken back, and which seat took back the last one.
  std::uint32_t times() const { return times_; }
  Seat taken_back_by() const { return taken_back_by_; }
  /// Whether the last one was a step back.
  bool stepped() const { return stepped_; }

  CARDROOM_RECORDED(LastMove, (), before, seat, person, named, checked, agreed, lapses_at, times, taken_back_by,
                    stepped)

 private:
  bool discloses(const Match& match, const Roster& roster) const;

  std::unique_ptr<Match> before_;  ///< Null if no move can be taken back.
  Seat seat_{};
  SessionId person_{};
  std::uint64_t named_ = 0;    ///< The cards that the moves since then name: bit i is the card with that wire number.
  std::uint32_t checked_ = 0;  ///< The events before this number disclose nothing.
  std::vector<SessionId> agreed_;
  std::optional<Instant> lapses_at_;
  std::uint32_t times_ = 0;
  Seat taken_back_by_{};
  bool stepped_ = false;
};

/// Whether a person plays alone with bots.
bool plays_alone(const Roster& roster);

}  // namespace cardroom::server
