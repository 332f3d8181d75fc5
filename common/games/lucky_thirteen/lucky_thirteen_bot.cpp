#include "common/games/lucky_thirteen/lucky_thirteen_bot.h"

#include <algorithm>
#include <compare>
#include <tuple>

namespace cardroom::lucky_thirteen {
namespace {

/// What `basic` sorts by: value, rank and suit, the lowest goes.
std::tuple<int, int, int> basic_value(Card card) {
  const int rank = rank_of(card) == 1 ? 0 : rank_of(card);
  const int suit = 4 - static_cast<int>(suit_of(card));
  return {rank * suit, rank, suit};
}

}  // namespace

Move choose_random(const View& view, BotDice& dice) {
  return {view.hand[dice.uniform(view.hand.size())]};
}

Move choose_basic(const View& view) {
  return {*std::ranges::min_element(view.hand, {}, basic_value)};
}

Move Game::choose(BotType type, const View& view, Budget, BotDice& dice) {
  switch (type) {
    case BotType::random: return choose_random(view, dice);
    case BotType::basic: return choose_basic(view);
    case BotType::clever: return choose_clever(view);
  }
  return choose_random(view, dice);
}

}  // namespace cardroom::lucky_thirteen
