#include "common/games/pinochle/bot/best_answer.h"

#include <algorithm>
#include <cstddef>

#include "common/games/pinochle/bot/duel.h"
#include "common/games/pinochle/bot/keeping.h"

namespace cardroom::pinochle {
namespace {

/// The worths of cards in the tricks, as one of many players may see them: players differ in how much tricks matter to
/// them, and in what they think of single cards.
CardWorths varied(CardWorths worths, BotDice& dice) {
  constexpr std::uint32_t kRegards = 5;
  constexpr std::uint32_t kWhim = 6;
  const int regard = 2 + static_cast<int>(dice.uniform(kRegards));  // In quarters.
  for (const Card card : kKinds)
    worths[card] = worths[card] * regard / 4 + static_cast<int>(dice.uniform(kWhim));
  return worths;
}

class Answering {
 public:
  Answering(const View& view, BotDice& dice) : table_{view.table}, seat_{view.viewer.seat}, dice_{dice} {}

  /// The most sensible choice, and then `tries` others; a choice that is found several times is listed as often.
  std::vector<Cards> choices(Cards all, std::uint32_t tries) {
    const CardWorths worths = trick_worths(table_.trump);
    std::vector<Cards> keeps{Keeping{all, table_.trump, table_.rules.additional, worths}.best()};
    for (std::uint32_t i = 0; i < tries; ++i)
      keeps.push_back(Keeping{all, table_.trump, table_.rules.additional, varied(worths, dice_)}.quick());
    return keeps;
  }

  Outcome play(Cards own, Cards others, BotDice dice) const {
    std::array<Cards, kSeats> hands;
    hands[seat_.index] = own;
    hands[other(seat_).index] = others;
    const Seat winner = table_.bid_winner();
    const int ahead = Duel{table_.trump, hands, winner}.finish(seat_, dice);
    const Totals totals = totals_of(own, others, table_.trump, table_.rules.additional, ahead);
    return outcome_of(totals, table_.bids.highest, winner == seat_);
  }

 private:
  const Table& table_;
  Seat seat_;
  BotDice& dice_;
};

/// How each choice of the viewer fared against each of the other player.
class Encounters {
 public:
  Encounters(std::size_t own, std::size_t theirs)
      : outcomes_(own, std::vector<std::vector<Outcome>>(theirs)), uses_(own, std::vector<std::int64_t>(theirs)) {}

  void add(std::size_t own, std::size_t theirs, Outcome outcome) {
    outcomes_[own][theirs].push_back(outcome);
    uses_[own][theirs] += use_of(outcome);
  }

  /// The viewer's moves, best first, against the choices of the other player that are sensible after so many `replies`.
  std::vector<Valued<Move>> appraised(std::vector<Move> moves, std::uint32_t replies) const {
    const std::vector<char> counts = sensible_choices(replies);
    Appraisal appraisal{std::move(moves)};
    for (std::size_t theirs = 0; theirs < counts.size(); ++theirs) {
      if (!counts[theirs]) continue;
      for (std::size_t own = 0; own < outcomes_.size(); ++own)
        for (const Outcome outcome : outcomes_[own][theirs])
          appraisal.add(own, outcome);
    }
    return appraisal.ranked();
  }

 private:
  /// For each choice of the other player, whether it is among their best against our best ones, which are those against
  /// their best ones, and so on.
  std::vector<char> sensible_choices(std::uint32_t replies) const {
    std::vector<char> ours(outcomes_.size(), true);
    std::vector<char> theirs(uses_.front().size(), true);
    for (std::uint32_t reply = 0; reply < replies; ++reply) {
      std::vector<std::int64_t> harm(theirs.size());
      for (std::size_t i = 0; i < ours.size(); ++i)
        for (std::size_t j = 0; ours[i] && j < harm.size(); ++j)
          harm[j] -= uses_[i][j];
      theirs = best_of(harm);
      std::vector<std::int64_t> gain(ours.size());
      for (std::size_t i = 0; i < ours.size(); ++i)
        for (std::size_t j = 0; j < theirs.size(); ++j)
          if (theirs[j]) gain[i] += uses_[i][j];
      ours = best_of(gain);
    }
    return theirs;
  }

  /// Marks the best two fifths, and those that are as good as the last of them.
  static std::vector<char> best_of(const std::vector<std::int64_t>& values) {
    std::vector<std::int64_t> sorted = values;
    const auto last = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() * 2 / 5);
    std::ranges::nth_element(sorted, last, std::ranges::greater{});
    std::vector<char> best;
    for (const std::int64_t value : values)
      best.push_back(value >= *last);
    return best;
  }

  std::vector<std::vector<std::vector<Outcome>>> outcomes_;  ///< By own choice, the other's choice, and game.
  std::vector<std::vector<std::int64_t>> uses_;              ///< The sums.
};

}  // namespace

std::vector<Valued<Move>> best_answers(const View& view, AnswerEffort effort, BotDice& dice,
                                       std::span<const Move> also) {
  Answering answering{view, dice};
  std::vector<Move> moves;
  const auto add = [&](const Move& move) {
    if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
  };
  for (const Cards cards : answering.choices(view.hand, effort.answers))
    add(Move::keeps(cards));
  for (const Move& move : also)
    add(move);
  const std::vector<Cards> others = answering.choices(Cards::whole_pack() - view.hand, effort.answers);
  std::size_t games = std::max<std::size_t>(effort.playouts / moves.size(), 1);
  if (effort.replies > 0) {
    // Every choice of the other player is met equally often, so that they can be compared.
    const std::size_t rounds = (games + others.size() / 2) / others.size();
    games = std::max<std::size_t>(rounds, 1) * others.size();
  }
  Encounters encounters{moves.size(), others.size()};
  for (std::size_t game = 0; game < games; ++game) {
    const BotDice same{dice.uniform(UINT32_MAX)};  // The same random choices for every set to keep.
    for (std::size_t own = 0; own < moves.size(); ++own) {
      const std::size_t theirs = game % others.size();
      encounters.add(own, theirs, answering.play(moves[own].keep, others[theirs], same));
    }
  }
  return encounters.appraised(std::move(moves), effort.replies);
}

}  // namespace cardroom::pinochle
