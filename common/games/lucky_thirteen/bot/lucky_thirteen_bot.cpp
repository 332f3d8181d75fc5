#include "common/games/lucky_thirteen/bot/lucky_thirteen_bot.h"

#include <algorithm>
#include <array>
#include <compare>
#include <tuple>

namespace cardroom::lucky_thirteen {
namespace {

/// How `basic` orders cards, by value, rank and suit: it discards the lowest.
std::tuple<int, int, int> basic_value(Card card) {
  const int rank = rank_of(card) == 1 ? 0 : rank_of(card);
  const int suit = 4 - static_cast<int>(suit_of(card));
  return {rank * suit, rank, suit};
}

}  // namespace

Move choose_random(const View& view, BotDice& dice) {
  // A seat that is to act has already drawn, so it has three cards. No loop, because the number of iterations would be
  // unpredictable.
  const std::uint64_t all = view.hand.bits();
  const std::uint64_t but_first = all & (all - 1);
  const std::uint64_t last = but_first & (but_first - 1);
  const std::array from{all, but_first, last};
  return {CardSet::of_bits(from[dice.uniform(kPrivateCards + 1)]).first()};
}

Move choose_basic(const View& view) {
  return {*std::ranges::min_element(view.hand, {}, basic_value)};
}

Move Game::choose(BotType type, const View& view, Budget, BotDice& dice) {
  switch (type) {
    case BotType::random: return choose_random(view, dice);
    case BotType::basic: return choose_basic(view);
    case BotType::clever:
    case BotType::expert: return choose_clever(view);
  }
  return choose_random(view, dice);
}

Budget Game::usual_budget(BotType) {
  return {};
}

}  // namespace cardroom::lucky_thirteen
