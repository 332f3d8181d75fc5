#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "common/bots/tree.h"
#include "common/games/thrones/bot/sampled_play.h"
#include "common/games/thrones/bot/skirmish.h"
#include "common/games/thrones/bot/thrones_bot.h"

/// `expert` builds a tree over information sets (common/bots/tree.h) that reaches to the battle. Like `clever`, it
/// deals the unseen cards at random and adds to a team's gain the worth of the cards that it still holds. Unlike
/// `clever`, it searches the answers of all seats, and considers every effect on the pile where it helps.
namespace cardroom::thrones {
namespace {

using bots::MoveBits;
using bots::MoveNumber;
using bots::Tried;

/// See bots::Tree. In the unit of Worth; results differ by up to 400 between the best and the worst battle.
constexpr std::uint32_t kExploration = 70;

/// To estimate the value of a move that the tree leaves out, or of a seat's only move, the budget is divided by this.
constexpr std::uint32_t kShareToEstimate = 8;

constexpr std::int32_t kHundredthsOfWorth = 100 / kOnePoint;

Worth worth_of(Card card, std::uint8_t plays_to_come) {
  return is_heart(card) ? worth_of_heart(card) : worth_of_effect(card, plays_to_come);
}

Worth worth_of(CardSet cards, std::uint8_t plays_to_come) {
  Worth worth = 0;
  for (const Card card : cards)
    worth += worth_of(card, plays_to_come);
  return worth;
}

/// The mean over all worlds: how much more the cards in the hands of the viewer's team are worth than the other team's.
Worth lead_in_hands(const View& view) {
  const Board& board = view.board;
  const auto plays_to_come = static_cast<std::uint8_t>(kPlays - 1 - board.play());
  const CardSet unseen = kAllCards - view.hand - board.played();
  Worth lead = worth_of(view.hand, plays_to_come);
  const auto share = [&](CardSet cards, auto count_of) {
    int more = 0;
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      if (seat == view.viewer.seat) continue;
      const int count = count_of(seat);
      more += team_of(seat) == team_of(view.viewer.seat) ? count : -count;
    }
    return cards.empty() ? Worth{0} : worth_of(cards, plays_to_come) * more / static_cast<Worth>(cards.size());
  };
  lead += share(unseen & kHearts, [&](Seat seat) { return board.hearts_left(seat); });
  lead += share(unseen - kHearts, [&](Seat seat) { return board.effects_left(seat); });
  return lead;
}

class Analysis {
 public:
  Analysis(const View& view, Budget budget, BotDice& dice, std::span<const Move> also)
      : view_{view}, team_{team_of(view.viewer.seat)}, sampler_{view}, dice_{dice}, also_{also} {
    const MoveBits considered = sampler_.deal(dice_).moves();
    const std::uint32_t estimate = budget.work / kShareToEstimate + 1;
    const auto choices = static_cast<std::uint32_t>(std::popcount(considered));
    const std::uint32_t work = choices > 1 ? std::max(budget.work, choices) : estimate;
    bots::Tree tree{work + also.size() * estimate, kExploration};
    grow(tree, considered, work);
    tried_ = tree.tried();
    sort_tried();
    value_left_out(tree, considered, estimate);
  }

  std::vector<Valued<Move>> moves() const {
    const Moves legal = Game::legal_moves(view_);
    std::vector<Valued<Move>> all;
    for (const Tried& tried : tried_) {
      for (std::uint32_t i = 0; i < legal.size(); ++i) {
        if (number_of(legal[i], team_) != tried.move) continue;
        // The first of several equivalent moves represents them, unless somebody asked for the others.
        const bool first = all.empty() || number_of(all.back().move, team_) != tried.move;
        if (first || std::ranges::find(also_, legal[i]) != also_.end()) all.push_back(valued(tried, legal[i]));
      }
    }
    return all;
  }

 private:
  void grow(bots::Tree& tree, MoveBits at_root, std::uint32_t iterations) {
    for (; iterations > 0; --iterations) {
      SampledPlay world = sampler_.deal(dice_);
      tree.grow(world, at_root, dice_);
    }
  }

  /// The most visited first; among equals, a pass or the weaker card.
  void sort_tried() {
    std::ranges::sort(tried_, [](const Tried& a, const Tried& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.move > b.move;
    });
  }

  void value_left_out(bots::Tree& tree, MoveBits considered, std::uint32_t iterations) {
    MoveBits valued = considered;
    for (const Move& move : also_) {
      const MoveBits bit = MoveBits{1} << number_of(move, team_);
      if ((valued & bit) != 0) continue;
      valued |= bit;
      grow(tree, bit, iterations);
      for (const Tried& tried : tree.tried()) {
        if (MoveBits{1} << tried.move == bit) tried_.push_back(tried);
      }
    }
  }

  static std::int64_t mean(const Tried& tried) { return tried.sum * kHundredthsOfWorth / tried.visits; }

  Valued<Move> valued(const Tried& tried, const Move& move) const {
    const Tried& best = tried_.front();
    const auto& scores = view_.board.scores;
    const std::int64_t now = 100 * (scores[team_] - scores[1U - team_]) + kHundredthsOfWorth * lead_in_hands(view_);
    // A move that was rarely tried may have been lucky: it must not look better than the choice.
    const std::int64_t points = now + std::min(mean(tried), mean(best));
    return {.move = move,
            .points = static_cast<std::int32_t>(points),
            .uncertainty = tried.move == best.move ? 0 : uncertainty(tried, best)};
  }

  /// Assumes that the results of every move spread about as much as those of the best, of which there are the most.
  static std::int32_t uncertainty(const Tried& tried, const Tried& best) {
    const std::int64_t visits = best.visits;
    const std::int64_t mean_of_squares = best.squares / visits;
    const std::int64_t square_of_mean = best.sum / visits * (best.sum / visits);
    const std::int64_t variance = std::max(mean_of_squares - square_of_mean, std::int64_t{0});
    // 1.96 standard deviations: 384 / 100 is the square of 1.96.
    constexpr std::int64_t kFactor = kHundredthsOfWorth * kHundredthsOfWorth * 384 / 100;
    return static_cast<std::int32_t>(
        bots::root_of(static_cast<std::uint64_t>(variance * kFactor / visits + variance * kFactor / tried.visits)));
  }

  const View& view_;
  Team team_;
  PlaySampler sampler_;
  BotDice& dice_;
  std::span<const Move> also_;
  std::vector<Tried> tried_;  ///< Best first, then those that the tree leaves out.
};

}  // namespace

std::vector<Valued<Move>> Game::analyse(const View& view, Budget budget, BotDice& dice, std::span<const Move> also) {
  return Analysis{view, budget, dice, also}.moves();
}

}  // namespace cardroom::thrones
