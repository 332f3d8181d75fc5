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
  std::uint64_t number = 0;  ///< Counts the decisions of this seat; never used twice.
  bool asked = false;
  wire::Origin by = wire::ORIGIN_PERSON;  ///< Who answers.
  Pace::Time answers_at{};                ///< When a bot's pace is over.
  std::optional<Instant> turn_ends;       ///< By the limit. Also kept while a bot answers: one turn has one limit.
  Instant turn_time{};                    ///< From the beginning of the turn to `turn_ends`.

  bool of_bot() const { return by != wire::ORIGIN_PERSON; }
  bool of_person() const { return asked && !of_bot(); }
  /// When the person's time is over; empty if a person is not asked, or has no limit.
  std::optional<Instant> deadline() const { return of_person() ? turn_ends : std::nullopt; }

  CARDROOM_RECORDED(Decision, (), number, asked, by, answers_at, turn_ends, turn_time)
};

/// The decisions at a table: which seats are asked, who answers, turn limits, and the pace of bots among themselves.
class Decisions {
 public:
  Decisions(const Settings& settings, Seating& seating, TableStep& step)
      : settings_{settings}, seating_{seating}, step_{step} {}

  /// Before the first game.
  void set_up(const std::array<std::byte, 32>& bots_key, std::chrono::milliseconds script_pace);

  Decision& of(Seat seat) { return decisions_[seat.index]; }
  const Decision& of(Seat seat) const { return decisions_[seat.index]; }
  const Pace& pace() const { return pace_; }

  /// Asks exactly the seats that are to act; those that are asked already keep their decision.
  void ask_whoever_is_to_act(const Match& match);
  /// Asks for a new decision, which makes an answer to the previous one too late. A bot answers for a person whose time
  /// for this turn is over.
  void ask(Seat seat, const Match& match);
  void withdraw_all();

  /// Changes the pace, also of bots that are being asked.
  void play_at(bool paused, std::uint32_t percent);
  /// Makes the bot that would answer next answer now.
  void release_next_bot();

  /// The earliest time at which a person's turn ends.
  std::optional<Instant> deadline() const;

  CARDROOM_RECORDED(Decisions, (settings, seating, step), bots_key, script_pace, decisions, pace)

 private:
  /// The limit for an ordinary decision in the current situation; empty: none.
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
