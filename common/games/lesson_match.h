#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "common/games/lessons.h"
#include "common/games/match_of.h"

namespace cardroom {

/// A guided first game: the game's own rules, with a fixed deal, and fixed moves for the bots as long as the person
/// makes the moves of the lesson. After any other move, and after the last of them, the bots think for themselves.
/// Threading: as for MatchOf.
template <class Kind>
class LessonMatch : public MatchOf<typename Kind::Game, typename Kind::Wire> {
 public:
  using Game = typename Kind::Game;
  using Wire = typename Kind::Wire;
  using Lesson = typename Kind::Lesson;
  using Base = MatchOf<Game, Wire>;

  /// `made`: how many of the person's moves have been made already when the game begins.
  explicit LessonMatch(std::uint32_t made)
      : Base{Lesson::rules(), Lesson::kSeats}, moves_{Lesson::moves()}, made_{made} {}

  std::unique_ptr<Match> copy() const override { return std::make_unique<LessonMatch>(*this); }

  /// Ignores the stream.
  Verdict deal(FairStream&) override {
    if (const Verdict refused = Base::deal_as(Lesson::deal())) return refused;
    next_ = 0;
    // The bots' answers to the last of these moves come later, at their usual pace, so that a pause after it is kept.
    for (std::uint32_t left = made_; left > 0 && next_ < moves_.size();) {
      const auto& [seat, move] = moves_[next_];
      if (seat == kLearnerSeat) --left;
      check(!apply_own(seat, move), "the moves of a lesson are legal");
    }
    return accepted;
  }

  Verdict apply(Seat seat, const wire::GameMove& move) override {
    const auto read = Wire::move(move);
    if (!read) return read.error();
    return apply_own(seat, *read);
  }

  bool scripted(Seat seat) const override {
    return seat != kLearnerSeat && next_ < moves_.size() && moves_[next_].seat == seat;
  }
  bool fair() const override { return false; }

  std::unique_ptr<Thought> think(Seat seat, BotType type, std::uint64_t seed) const override {
    if (!scripted(seat)) return Base::think(seat, type, seed);
    return std::make_unique<Decided>(moves_[next_].move);
  }

 private:
  class Decided : public Thought {
   public:
    explicit Decided(const typename Game::Move& move) : move_{move} {}
    void run(wire::GameMove& out) override { Wire::write(move_, out); }

   private:
    typename Game::Move move_;
  };

  Verdict apply_own(Seat seat, const typename Game::Move& move) {
    wire::GameMove message;
    Wire::write(move, message);
    if (const Verdict refused = Base::apply(seat, message)) return refused;
    const bool as_planned = next_ < moves_.size() && moves_[next_].seat == seat && moves_[next_].move == move;
    next_ = as_planned ? next_ + 1 : moves_.size();
    return accepted;
  }

  std::vector<typename Lesson::Turn> moves_;  ///< Of all seats, in order.
  std::uint32_t made_;
  std::size_t next_ = 0;  ///< The index of the next move; moves_.size(): there are no more.
};

}  // namespace cardroom
