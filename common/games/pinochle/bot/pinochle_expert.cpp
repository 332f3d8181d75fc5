#include <algorithm>

#include "common/games/pinochle/bot/appraisal.h"
#include "common/games/pinochle/bot/auction.h"
#include "common/games/pinochle/bot/belief.h"
#include "common/games/pinochle/bot/best_answer.h"
#include "common/games/pinochle/bot/duel.h"
#include "common/games/pinochle/bot/pinochle_bot.h"

/// `expert` makes every decision by playing out games with hands that the other player might hold.
///  - Bids, trump and turned-up card: auction.h.
///  - The twelve cards to keep: best_answer.h.
///  - Tricks: hands from belief.h; after each legal card, the game is played out as in duel.h, the last four tricks
///    perfectly.
/// The moves are ranked by use_of() (appraisal.h): the lead in the final score, where a bid that is not made is scored
/// by the rules, and a bonus for winning.
namespace cardroom::pinochle {
namespace {

/// The number of simulated games for a decision before the tricks. In each of them, several trumps are played out.
std::uint32_t games_before_tricks(const View& view, Budget budget) {
  constexpr std::uint32_t kBidShare = 8;
  constexpr std::uint32_t kCutthroatBidShare = 25;  // A game costs more there, because both players keep cards.
  constexpr std::uint32_t kTrumpShare = 6;
  const std::uint32_t bid_share = view.table.rules.cutthroat ? kCutthroatBidShare : kBidShare;
  return std::max(budget.work / (view.table.phase == Phase::bidding ? bid_share : kTrumpShare), 1U);
}

std::vector<Valued<Move>> analyse_tricks(const View& view, Budget budget, BotDice& dice) {
  constexpr std::uint32_t kExact = 4;
  constexpr std::uint32_t kGamesMost = 400;
  std::vector<Move> moves;
  for (const Card card : playable(view.table, view.hand))
    moves.push_back(Move::plays(card));
  Appraisal appraisal{moves};
  const Table& table = view.table;
  const Seat seat = view.viewer.seat;
  const Belief belief{view};
  const int own = table.reckoning(seat).sum();
  const int others = table.reckoning(other(seat)).sum();
  const auto size = static_cast<std::uint32_t>(moves.size());
  for (std::uint32_t game = std::clamp(budget.work / size, 1U, kGamesMost); game > 0; --game) {
    std::array<Cards, kSeats> hands;
    hands[seat.index] = view.hand;
    hands[other(seat).index] = belief.sample(dice);
    const BotDice same{dice.uniform(UINT32_MAX)};  // The same random choices for every card that is tried.
    const int left = points_of(hands[0], table.trump) + points_of(hands[1], table.trump) +
                     (table.is_led() ? value_of(table.led(), table.trump) : 0);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      Duel duel{table, hands};
      duel.play(moves[i].card);
      const int ahead = duel.finish(seat, same, kExact);
      const Totals totals{.own = static_cast<std::int16_t>(own + (left + ahead) / 2),
                          .others = static_cast<std::int16_t>(others + (left - ahead) / 2)};
      appraisal.add(i, outcome_of(totals, table.bids.highest, table.bid_winner() == seat));
    }
  }
  return appraisal.ranked();
}

}  // namespace

std::vector<Valued<Move>> Game::analyse(const View& view, Budget budget, BotDice& dice, std::span<const Move> also) {
  switch (view.table.phase) {
    case Phase::bidding: return Auction{view, games_before_tricks(view, budget), dice}.bids(also);
    case Phase::trump: return Auction{view, games_before_tricks(view, budget), dice}.trumps();
    case Phase::turned: return Auction{view, games_before_tricks(view, budget), dice}.turned();
    case Phase::keeping: {
      constexpr std::uint32_t kAnswersTried = 60;
      constexpr std::uint32_t kWeight = 4;
      constexpr std::uint32_t kReplies = 3;
      const AnswerEffort effort{.answers = kAnswersTried, .playouts = kWeight * budget.work, .replies = kReplies};
      return best_answers(view, effort, dice, also);
    }
    case Phase::tricks: break;
  }
  return analyse_tricks(view, budget, dice);
}

}  // namespace cardroom::pinochle
