#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/game/contract.h"
#include "common/games/pinochle/pinochle.h"

/// Compares moves by the outcomes of simulated games.
namespace cardroom::pinochle {

/// A player's melds and tricks at the end of a simulated game, and the other player's.
struct Totals {
  std::int16_t own = 0;
  std::int16_t others = 0;
};

/// The points of all these cards.
int points_of(Cards cards, Suit trump);

/// The totals with these twelve cards each, if the player's tricks bring this many more points than the other's.
Totals totals_of(Cards own, Cards others, Suit trump, bool additional, int ahead);

/// How a game ended for a player.
struct Outcome {
  std::int16_t lead = 0;  ///< In the final score.
  std::int8_t win = 0;    ///< 2: won, 1: equal scores, 0: lost.
};

/// `bid`: the highest one.
Outcome outcome_of(Totals totals, int bid, bool is_bid_winner);

/// What `expert` maximizes: twice the lead, plus twice a bonus in points for winning. The lead decides duplicate games,
/// where the points of two are added; winning decides single games. Bonuses of 0, 30 and 80 did not differ measurably.
inline constexpr int kWinBonus = 80;
constexpr int use_of(Outcome outcome) {
  return 2 * outcome.lead + kWinBonus * outcome.win;
}

/// The outcomes of several moves in the same simulated games.
class Appraisal {
 public:
  explicit Appraisal(std::vector<Move> moves)
      : moves_{std::move(moves)}, outcomes_(moves_.size()), uses_(moves_.size()) {}

  const std::vector<Move>& moves() const { return moves_; }
  /// Precondition: i < moves().size().
  void add(std::size_t i, Outcome outcome);
  /// The moves, most useful first; of equally useful ones, the first. Precondition: every move has an outcome for
  /// every game, added in the same order.
  std::vector<Valued<Move>> ranked() const;

 private:
  Valued<Move> valued(std::size_t i, std::size_t best) const;

  std::vector<Move> moves_;
  std::vector<std::vector<Outcome>> outcomes_;  ///< By move and game.
  std::vector<std::int64_t> uses_;              ///< By move: the sum.
};

}  // namespace cardroom::pinochle
