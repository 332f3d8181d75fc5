#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <tuple>

#include "common/games/pinochle/bot/duel.h"
#include "common/games/pinochle/bot/keeping.h"
#include "common/games/pinochle/bot/pinochle_bot.h"
#include "common/games/pinochle/worth.h"

/// `clever`: bids and names trump by smart bidding. In the tricks it samples worlds consistent with the melds and with
/// the cards with which the other player followed, plays on after each card that it may play (see duel.h), and chooses
/// the card that wins most on average. In cut-throat it keeps the twelve cards with the highest sum of melds and worth
/// in the tricks.
namespace cardroom::pinochle {
namespace {

constexpr std::uint32_t kWorldsMax = 120;

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

Card play_in_worlds(const View& view, Budget budget, BotDice& dice) {
  const CardSet legal = Game::legal_moves(view).cards.kinds();
  if (legal.size() == 1) return legal.first();
  std::array<int, kPackSize> sums{};
  for (std::uint32_t worlds = std::clamp(budget.work / legal.size(), 1U, kWorldsMax); worlds > 0; --worlds) {
    const Duel world{Game::sample_world(view, dice)};
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
    case Phase::keeping: return Move::keeps(Keeping{view.hand, table.trump, table.rules.additional, trick_worths(table.trump)}.best());
    case Phase::tricks: return Move::plays(play_in_worlds(view, budget, dice));
  }
  return choose_basic(view);
}

}  // namespace cardroom::pinochle
