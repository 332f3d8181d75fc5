#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "common/bots/best_first.h"
#include "common/bots/root.h"
#include "common/games/pasur/bot/pasur_bot.h"
#include "common/games/pasur/bot/pasur_search.h"
#include "common/games/pasur/bot/pasur_sketch.h"

/// `expert` works like `clever`, but samples more worlds, tries every move in the same ones, and plays them out with a
/// better player. A playout ends with the handout; then the pool, the clubs and the remaining cards are valued
/// (pasur_sketch.h). The last handout of a two-player deal is searched exhaustively.
namespace cardroom::pasur {
namespace {

constexpr std::size_t kMostWorlds = 2000;
/// The fewest from which the uncertainty of a mean can be estimated.
constexpr std::size_t kFewestWorlds = 2;

/// The leads that the moves achieved in the sampled worlds, in hundredths of a point.
class Leads {
 public:
  explicit Leads(std::size_t moves) : moves_{moves} {}
  void add(int lead) { leads_.push_back(lead); }
  std::int32_t mean(std::size_t move) const {
    std::int64_t sum = 0;
    for (std::size_t i = move; i < leads_.size(); i += moves_)
      sum += leads_[i];
    return static_cast<std::int32_t>(sum / worlds());
  }
  /// Half the width of the 95 % confidence interval of the mean difference between two moves: 1.96 standard errors,
  /// computed from the difference in each world.
  std::int32_t uncertainty(std::size_t move, std::size_t other) const {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::size_t i = 0; i < leads_.size(); i += moves_) {
      const std::int64_t difference = leads_[i + move] - leads_[i + other];
      sum += difference;
      squares += difference * difference;
    }
    // The variance of the mean, times 100 squared. No overflow: differences are below 2^18, and worlds fewer than 2^11.
    const std::int64_t n = worlds();
    const std::int64_t variance = (n * squares - sum * sum) / n * 10'000 / (n * (n - 1));
    return static_cast<std::int32_t>(std::int64_t{bots::root_of(static_cast<std::uint64_t>(variance))} * 196 / 10'000);
  }

 private:
  std::int64_t worlds() const { return static_cast<std::int64_t>(leads_.size() / moves_); }

  std::size_t moves_;
  std::vector<int> leads_;  ///< World by world, and in each of them move by move.
};

/// The exact values of the moves, for when only one world is possible.
std::vector<Valued<Move>> valued_exactly(const View& view, const std::vector<Move>& moves, BotDice& dice) {
  const Seat seat = view.viewer.seat;
  const State world = Game::sample_world(view, dice);
  std::vector<Valued<Move>> valued;
  for (const Move& move : moves)
    valued.push_back({.move = move, .points = searched(after(world, seat, move), seat)});
  return valued;
}

Leads played_out(const View& view, const std::vector<Move>& moves, Budget budget, BotDice& dice) {
  const Judge judge{view.table};
  const Seat seat = view.viewer.seat;
  Leads leads{moves.size()};
  std::size_t worlds = 1;
  for (std::size_t i = 0; i < worlds; ++i) {
    const Sketch world = sketch_of(Game::sample_world(view, dice));
    const int end = judge.handout_end(world);
    const auto plays = static_cast<std::size_t>(end - world.plays);
    worlds = std::clamp(budget.work / (moves.size() * plays), kFewestWorlds, kMostWorlds);
    const std::uint64_t seed = dice.uniform(std::numeric_limits<std::uint32_t>::max());
    for (const Move& move : moves) {
      Sketch sketch = world;
      judge.play(sketch, move);
      BotDice same{seed};  // Random choices that do not depend on the move are the same for all moves.
      while (sketch.plays < end)
        judge.play(sketch, judge.choose(sketch, same));
      leads.add(judge.lead(sketch, seat));
    }
  }
  return leads;
}

std::vector<Valued<Move>> valued_by_sampling(const View& view, const std::vector<Move>& moves, Budget budget,
                                             BotDice& dice) {
  const Leads leads = played_out(view, moves, budget, dice);
  std::vector<Valued<Move>> valued;
  std::size_t best = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    valued.push_back({.move = moves[i], .points = leads.mean(i)});
    if (valued[i].points > valued[best].points) best = i;
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i != best) valued[i].uncertainty = leads.uncertainty(i, best);
  }
  return valued;
}

}  // namespace

std::vector<Valued<Move>> Game::analyse(const View& view, Budget budget, BotDice& dice, std::span<const Move> also) {
  std::vector<Move> moves = candidates(view);
  for (const Move& move : also) {
    if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
  }
  auto valued =
      all_known(view.table) ? valued_exactly(view, moves, dice) : valued_by_sampling(view, moves, budget, dice);
  bots::best_first(std::span{valued}, &Valued<Move>::points);
  return valued;
}

Move choose_expert(const View& view, BotDice& dice, Budget budget) {
  const std::vector<Move> moves = candidates(view);
  return moves.size() == 1 ? moves.front() : Game::analyse(view, budget, dice, {}).front().move;
}

}  // namespace cardroom::pasur
