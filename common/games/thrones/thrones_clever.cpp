#include <array>
#include <tuple>

#include "common/games/thrones/thrones_bot.h"

/// Plays an effect where it improves the battle as it stands: the one that gains most, of these the weakest. Otherwise
/// it passes. Of its hearts it takes the strongest.
namespace cardroom::thrones {

Move choose_clever(const View& view) {
  const Board& board = view.board;
  const Team team = team_of(view.viewer.seat);
  if (board.heart_turn()) return {(view.hand & kHearts).first(), team};
  const Moves legal = moves_of(board, view.viewer.seat, view.hand);
  const std::int16_t now = board.battle().gains[team];
  Move best = Move::pass();
  std::tuple<int, int> most{now, 0};
  for (std::uint8_t pile = 0; pile < kPiles; ++pile) {
    for (const Card card : legal.cards[pile]) {
      if (!helps(team, card, pile)) continue;
      auto piles = board.piles;
      piles[pile].put(card);
      const std::tuple worth{int{battle_of(piles[0], piles[1]).gains[team]}, -int{strength(card)}};
      if (std::get<0>(worth) == now || worth <= most) continue;
      most = worth;
      best = {card, pile};
    }
  }
  return best;
}

}  // namespace cardroom::thrones
