#include "common/games/thrones/thrones_bot.h"

/// Says why `clever` does what it does, in terms of the battle as it stands.
namespace cardroom::thrones {
namespace {

/// Below it, a character is called weak.
constexpr std::uint8_t kStrongFrom = 7;

Hint hint_for_heart(const View& view, const Move& move) {
  Hint hint{.move = move};
  if ((view.hand & kHearts).size() == 1) {
    hint.reason = HintReason::only_heart;
  } else {
    hint.reason = strength(move.card) >= kStrongFrom ? HintReason::strong_heart : HintReason::weak_heart;
  }
  return hint;
}

HintReason reason_to_pass(const View& view, const Battle& now) {
  const Team team = team_of(view.viewer.seat);
  if (now.succeeds[team] && !now.succeeds[1U - team]) return HintReason::stands_well;
  const Moves legal = Game::legal_moves(view);
  return legal.size() == 1 ? HintReason::no_place : HintReason::nothing_helps;
}

HintReason reason_to_play(Team team, const Battle& now, const Battle& then) {
  const bool wins = then.succeeds[team] && !now.succeeds[team];
  const bool stops = now.succeeds[1U - team] && !then.succeeds[1U - team];
  if (wins) return HintReason::wins_attack;
  return stops ? HintReason::stops_attack : HintReason::cannot_be_lost;
}

CardSet diamonds_of_rank(std::uint8_t rank) {
  CardSet same;
  for (const Card card : kDiamonds) {
    if (strength(card) == rank) same.insert(card);
  }
  return same;
}

}  // namespace

Hint Game::hint(const View& view, Budget, BotDice&) {
  const Board& board = view.board;
  const Move move = choose_clever(view);
  if (board.heart_turn()) return hint_for_heart(view, move);
  const Team team = team_of(view.viewer.seat);
  const Battle now = board.battle();
  Hint hint{.move = move, .reason = {}, .gain_now = now.gains[team], .gain_then = now.gains[team], .feared = {}};
  if (move.passes()) {
    hint.reason = reason_to_pass(view, now);
    return hint;
  }
  auto piles = board.piles;
  piles[move.pile].put(move.card);
  const Battle then = battle_of(piles[0], piles[1]);
  hint.gain_then = then.gains[team];
  hint.reason = reason_to_play(team, now, then);
  if (hint.reason == HintReason::cannot_be_lost) hint.feared = diamonds_of_rank(strength(move.card));
  return hint;
}

}  // namespace cardroom::thrones
