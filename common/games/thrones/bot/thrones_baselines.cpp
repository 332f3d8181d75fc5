#include <array>

#include "common/games/thrones/bot/skirmish.h"
#include "common/games/thrones/bot/thrones_bot.h"

namespace cardroom::thrones {
namespace {

/// Plays any heart; otherwise the card that improves the current battle most, the weakest of several, or none.
Move play_plainly(const View& view, BotDice& dice) {
  const Board& board = view.board;
  if (board.heart_turn()) return choose_random(view, dice);
  return plain_move(view.hand - kHearts, team_of(view.viewer.seat), board.piles);
}

}  // namespace

std::span<const Baseline<Game>> Game::baselines() {
  static constexpr std::array<Baseline<Game>, 1> kAll{{{"plain", &play_plainly}}};
  return kAll;
}

}  // namespace cardroom::thrones
