#include "common/games/thrones/bot/thrones_bot.h"

namespace cardroom::thrones {

Move choose_random(const View& view, BotDice& dice) {
  return draw_move(view.board, view.hand, [&](std::uint32_t n) { return dice.uniform(n); });
}

Move choose_basic(const View& view, BotDice& dice) {
  return only_for_own_team(view.board, choose_random(view, dice));
}

Move Game::choose(BotType type, const View& view, Budget budget, BotDice& dice) {
  switch (type) {
    case BotType::random: return choose_random(view, dice);
    case BotType::basic: return choose_basic(view, dice);
    case BotType::clever: return choose_clever(view, dice, budget);
    case BotType::expert: return analyse(view, budget, dice, {}).front().move;
  }
  return choose_random(view, dice);
}

Budget Game::usual_budget(BotType type) {
  switch (type) {
    case BotType::random:
    case BotType::basic: break;
    case BotType::clever: return kCleverBudget;
    case BotType::expert: return kExpertBudget;
  }
  return {};
}

}  // namespace cardroom::thrones
