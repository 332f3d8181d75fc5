#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/replay/replay.h"
#include "common/game/contract.h"

/// The review of a finished game: what `expert` would have done at each decision of a seat, from that seat's view
/// alone, and what the move that was made cost. The same game always has the same review.
namespace cardroom::client {

/// A move is called costly if it certainly cost more than this, in hundredths of a point: half a point. Less is a
/// matter of taste.
inline constexpr std::int32_t kCostlyFrom = 50;
/// What a move cost at least, in hundredths of a point. Twice the uncertainty is subtracted, because the best of many
/// moves is the one that was luckiest in the search, and a review makes many comparisons.
constexpr std::int32_t certain_cost(const Judged& judged) {
  return judged.cost - 2 * judged.uncertainty;
}
/// A fall of the chance to win, in per cent, that a person is told about. Less is within the rounding.
inline constexpr int kChanceFrom = 2;
/// How many of the costly moves a person is told about first.
inline constexpr std::size_t kWorstMoves = 2;

/// What the review says about a move.
struct Opinion {
  std::size_t moment = 0;  ///< The moment of the replay to which the move led; the one before shows the decision.
  Judged judged{};
  /// The move that `expert` would have made, and why. It has no decision number, and no reason if the move that was
  /// made had the same one.
  table::v1::Hint better{};

  /// Whether the move cost more than chance explains.
  bool costly() const { return certain_cost(judged) > kCostlyFrom; }
};

/// A move that has yet to be judged. Can be answered on any thread, one at a time, and outlives the replay.
class ReviewQuestion {
 public:
  ReviewQuestion(std::size_t moment, std::shared_ptr<Judgement> judgement)
      : moment_{moment}, judgement_{std::move(judgement)} {}
  /// Takes up to 250 ms.
  Opinion answer() const;

 private:
  std::size_t moment_;
  std::shared_ptr<Judgement> judgement_;
};

/// One question for each move of this seat, in order, including those that a bot or the clock made in a person's place.
std::vector<ReviewQuestion> review_questions(const Replay& replay, Seat seat);

/// The answers so far. Used on one thread.
class Review {
 public:
  /// `moves`: how many questions the review has.
  explicit Review(std::size_t moves) : moves_{moves} {}

  std::size_t moves() const { return moves_; }
  /// In order. Precondition of add(): there is no opinion on this move yet.
  void add(Opinion opinion);
  std::span<const Opinion> opinions() const { return opinions_; }
  bool complete() const { return opinions_.size() == moves_; }

  /// The opinion on the move that led to this moment; null if there is none.
  const Opinion* on(std::size_t moment) const;
  /// The costly moves, in the order of the game.
  std::vector<const Opinion*> costly() const;
  /// The costliest of them, at most kWorstMoves, the worst first.
  std::vector<const Opinion*> worst() const;
  /// What all moves of the seat cost together, in hundredths of a point. Counts costly moves only, since small costs
  /// are often due to chance.
  std::int64_t total_cost() const;

 private:
  std::size_t moves_;
  std::vector<Opinion> opinions_;  ///< By moment.
};

}  // namespace cardroom::client
