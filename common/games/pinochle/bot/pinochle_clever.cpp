#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "common/games/pinochle/bot/belief.h"
#include "common/games/pinochle/bot/best_answer.h"
#include "common/games/pinochle/bot/duel.h"
#include "common/games/pinochle/bot/keeping.h"
#include "common/games/pinochle/bot/pinochle_bot.h"

/// `clever`: bids and names trump by smart bidding. In the tricks it samples worlds consistent with the melds and with
/// the cards with which the other player followed, plays on after each card that it may play (see duel.h), and chooses
/// the card that wins most on average. In cut-throat it keeps the best answer to the other player's cards
/// (best_answer.h), and expects that player to have kept sensibly as well (belief.h).
namespace cardroom::pinochle {
namespace {

constexpr std::uint32_t kWorldsMax = 120;
constexpr std::uint32_t kAnswers = 12;

/// The first of these cards with the highest number. Precondition: `cards` is not empty.
Card first_best(CardSet cards, const std::array<int, kPackSize>& numbers) {
  Card best{};
  int most = std::numeric_limits<int>::min();
  for (const Card card : cards) {
    if (numbers[card] <= most) continue;
    most = numbers[card];
    best = card;
  }
  return best;
}

/// The tricks in a sampled world. Without cut-throat, any hand that agrees with the tricks and melds is equally likely.
Duel sampled(const View& view, const Belief& belief, BotDice& dice) {
  if (!view.table.rules.cutthroat) return Duel{Game::sample_world(view, dice)};
  std::array<Cards, kSeats> hands;
  hands[view.viewer.seat.index] = view.hand;
  hands[other(view.viewer.seat).index] = belief.sample(dice);
  return Duel{view.table, hands};
}

Card play_in_worlds(const View& view, Budget budget, BotDice& dice) {
  const CardSet legal = Game::legal_moves(view).cards.kinds();
  if (legal.size() == 1) return legal.first();
  std::array<int, kPackSize> sums{};
  const Belief belief{view};
  for (std::uint32_t worlds = std::clamp(budget.work / legal.size(), 1U, kWorldsMax); worlds > 0; --worlds) {
    const Duel world = sampled(view, belief, dice);
    const BotDice same{dice.uniform(UINT32_MAX)};  // The same random choices for every card that is tried.
    for (const Card card : legal) {
      Duel duel = world;
      duel.play(card);
      sums[card] += duel.finish(view.viewer.seat, same);
    }
  }
  return first_best(legal, sums);
}

}  // namespace

Move choose_clever(const View& view, BotDice& dice, Budget budget) {
  const Table& table = view.table;
  switch (table.phase) {
    case Phase::bidding:
    case Phase::trump: break;
    case Phase::turned: return Move::takes(better_turned(table.turned, view.hand, table.trump, table.rules.additional));
    case Phase::keeping:
      return best_answers(view, {.answers = kAnswers, .playouts = budget.work}, dice, {}).front().move;
    case Phase::tricks: return Move::plays(play_in_worlds(view, budget, dice));
  }
  return choose_basic(view);
}

}  // namespace cardroom::pinochle
