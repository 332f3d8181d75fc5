#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "common/game/contract.h"
#include "server/table/origins.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

/// The course of a game with at most one person: its deals and moves, so that this person can open the hands, step back
/// and forward, and export the game as a log. It begins with the first deal or, in a game that was begun by an older
/// version, at the moment when the hands were opened. Has no clock, and asks nobody for a move.
class Course {
 public:
  /// Whether the person sees all hands. Lasts from game to game.
  bool open() const { return open_; }
  void set_open(bool open);
  /// Whether the hands have been open in this game.
  bool was_open() const { return was_open_; }

  /// Another game begins.
  void begin();
  /// Forgets the course, and closes the hands: the person is not alone any more.
  void end();

  /// The cards have been dealt. Precondition: newest().
  void dealt(const Match& match) { add_deal(match, wire::ORIGIN_TABLE); }
  /// The course begins in the middle of a deal. Does nothing if it has begun already.
  void begin_here(const Match& match);
  /// A move has been made. Precondition: newest(). Does nothing if the course has not begun.
  void moved(Seat seat, const wire::GameMove& move, wire::Origin by);
  /// The last move of the person in this seat, and the bots' moves since, are taken back. Precondition: newest().
  void taken_back(Seat person);

  /// How many moves and deals the table can step back, and how many forward again.
  std::uint32_t back() const { return at_ == 0 ? 0 : at_ - 1; }
  std::uint32_t forth() const { return static_cast<std::uint32_t>(turns_.size()) - at_; }
  /// Whether the table shows the newest moment, rather than an earlier one.
  bool newest() const { return forth() == 0; }
  /// The seat whose move a step back would undo; seat 0 for a deal. Precondition: back() > 0.
  Seat last_mover() const { return turns_[at_ - 1].seat; }
  /// Precondition: back() > 0, or forth() > 0.
  void step_back() { --at_; }
  void step_forth() { ++at_; }
  void to_newest() { at_ = static_cast<std::uint32_t>(turns_.size()); }
  /// The game goes on from here: forgets the moves after this moment. Returns whether there was a deal among them.
  bool drop_later();

  /// The match as it was at this moment.
  struct Moment {
    std::unique_ptr<Match> match;
    Origins origins;
  };
  /// Precondition: the course has begun.
  Moment moment() const;
  /// The match at the end of each deal up to this moment; the last one is moment().
  std::vector<std::unique_ptr<Match>> deals() const;

  /// A deal or a move.
  struct Turn {
    std::unique_ptr<Match> dealt;  ///< After the deal; null for a move.
    Seat seat{};
    wire::GameMove move;
    wire::Origin by = wire::ORIGIN_UNSPECIFIED;

    CARDROOM_RECORDED(Turn, (), dealt, seat, move, by)
  };

  CARDROOM_RECORDED(Course, (), open, was_open, turns, at)

 private:
  void add_deal(const Match& match, wire::Origin by);

  bool open_ = false;
  bool was_open_ = false;
  std::vector<Turn> turns_;  ///< The first is a deal.
  std::uint32_t at_ = 0;     ///< The number of turns up to the moment that the table shows.
};

}  // namespace cardroom::server
