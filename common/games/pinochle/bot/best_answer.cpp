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
  Appraisal appraisal{moves};
  const auto games = std::max<std::size_t>(effort.playouts / moves.size(), 1);
  for (std::size_t game = 0; game < games; ++game) {
    const BotDice same{dice.uniform(UINT32_MAX)};  // The same random choices for every set to keep.
    for (std::size_t i = 0; i < moves.size(); ++i)
      appraisal.add(i, answering.play(moves[i].keep, others[game % others.size()], same));
  }
  return appraisal.ranked();
}

}  // namespace cardroom::pinochle
