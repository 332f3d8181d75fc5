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
  std::uint64_t number = 0;  ///< Counts the decisions of this seat; never reused.
  bool asked = false;
  wire::Origin by = wire::ORIGIN_PERSON;  ///< Who answers.
  Pace::Time answers_at{};                ///< When a bot's answer is due by its pace.
  std::optional<Instant> turn_ends;  ///< When the turn limit expires. Kept while a bot answers: a turn has one limit.
  Instant turn_time{};               ///< The time from the beginning of the turn to `turn_ends`.

  bool of_bot() const { return by != wire::ORIGIN_PERSON; }
  bool of_person() const { return asked && !of_bot(); }
  /// When the person's time is up; empty if no person is asked, or there is no limit.
  std::optional<Instant> deadline() const { return of_person() ? turn_ends : std::nullopt; }

  CARDROOM_RECORDED(Decision, (), number, asked, by, answers_at, turn_ends, turn_time)
};

/// The decisions at a table: which seats are asked, who answers, the turn limits, and the pace at tables of bots.
class Decisions {
 public:
  Decisions(const Settings& settings, Seating& seating, TableStep& step)
      : settings_{settings}, seating_{seating}, step_{step} {}

  /// To be called before the first game.
  void set_up(const std::array<std::byte, 32>& bots_key, std::chrono::milliseconds script_pace);

  Decision& of(Seat seat) { return decisions_[seat.index]; }
  const Decision& of(Seat seat) const { return decisions_[seat.index]; }
  const Pace& pace() const { return pace_; }
  /// The limit for an ordinary decision in the current situation; empty: none.
  std::optional<std::chrono::milliseconds> turn_limit() const;

  /// Asks exactly the seats that are to act; those already asked keep their decision.
  void ask_whoever_is_to_act(const Match& match);
  /// Asks for a new decision, so that an answer to the previous one comes too late. A bot answers for a person whose
  /// time for this turn is up.
  void ask(Seat seat, const Match& match);
  /// Asks only people, and lets them take their time: no bot plays, not even for a person. Returns whether anybody is
  /// asked.
  bool ask_people_alone(const Match& match);
  void withdraw_all();

  /// The table has stood still for this long: extends the turns in progress.
  void put_off(Instant time);
  /// Changes the pace, including that of bots already asked.
  void play_at(bool paused, std::uint32_t percent);
  /// After a replay, repeats the questions that bots have not answered, with the same dice.
  void ask_bots_again(const Match& match);
  /// Makes the bot that would answer next answer now.
  void release_next_bot();

  /// The earliest time at which a person's turn ends.
  std::optional<Instant> deadline() const;

  CARDROOM_RECORDED(Decisions, (settings, seating, step), bots_key, script_pace, decisions, pace)

 private:
  void ask_bot(Seat seat, const Match& match);
  void put(Seat seat, const Match& match);
  /// The type and pace of the bot that makes this decision.
  BotPlan bot_of(Seat seat) const;

  const Settings& settings_;
  Seating& seating_;
  TableStep& step_;

  std::array<std::byte, 32> bots_key_{};
  std::chrono::milliseconds script_pace_{};
  std::array<Decision, kSeatsMax> decisions_{};
  Pace pace_;
};

}  // namespace cardroom::server
