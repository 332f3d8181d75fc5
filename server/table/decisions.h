#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

#include "common/game/contract.h"
#include "server/table/pace.h"
#include "server/table/recorded_members.h"
#include "server/table/seating.h"
#include "server/table/table_step.h"

namespace cardroom::server {

/// One question to one seat.
struct Decision {
  std::uint64_t number = 0;  ///< Counts the decisions of this seat, for ever: none is used twice.
  bool asked = false;
  wire::Origin by = wire::ORIGIN_PERSON;  ///< Who is to answer.
  Pace::Time answers_at{};                ///< When a bot's pace is over.
  std::optional<Instant> turn_ends;       ///< By the limit. Stays while somebody else answers: one turn has one limit.
  Instant turn_time{};                    ///< From its beginning to `turn_ends`.

  bool of_bot() const { return by != wire::ORIGIN_PERSON; }
  bool of_person() const { return asked && !of_bot(); }
  /// When the person who is asked has no time left.
  std::optional<Instant> deadline() const { return of_person() ? turn_ends : std::nullopt; }

  CARDROOM_RECORDED(Decision, (), number, asked, by, answers_at, turn_ends, turn_time)
};

/// Who is asked at a table, who answers, how long that may take, and how fast bots play among themselves.
class Decisions {
 public:
  Decisions(const Settings& settings, Seating& seating, TableStep& step)
      : settings_{settings}, seating_{seating}, step_{step} {}

  /// Before the first game.
  void set_up(const std::array<std::byte, 32>& bots_key, std::chrono::milliseconds script_pace);

  Decision& of(Seat seat) { return decisions_[seat.index]; }
  const Decision& of(Seat seat) const { return decisions_[seat.index]; }
  const Pace& pace() const { return pace_; }

  /// Asks the seats that are to act and are not asked yet, and no other.
  void ask_whoever_is_to_act(const Match& match);
  /// A new decision, also where only who is to answer has changed: an answer to the one before is too late then. A bot
  /// answers for a person whose time for this turn is over.
  void ask(Seat seat, const Match& match);
  void withdraw_all();

  /// The bots that were asked go on from where they are.
  void play_at(bool paused, std::uint32_t percent);
  /// The bot that would answer next answers now.
  void release_next_bot();

  /// The earliest time at which a person's turn ends.
  std::optional<Instant> deadline() const;

  CARDROOM_RECORDED(Decisions, (settings, seating, step), bots_key, script_pace, decisions, pace)

 private:
  /// For an ordinary decision, as things stand; empty: as long as one likes.
  std::optional<std::chrono::milliseconds> turn_limit() const;
  void ask_bot(Seat seat, const Match& match);

  const Settings& settings_;
  Seating& seating_;
  TableStep& step_;

  std::array<std::byte, 32> bots_key_{};
  std::chrono::milliseconds script_pace_{};
  std::array<Decision, kSeatsMax> decisions_{};
  Pace pace_;
};

}  // namespace cardroom::server
