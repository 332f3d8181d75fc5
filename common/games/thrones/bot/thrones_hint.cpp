#include "common/games/thrones/bot/thrones_bot.h"

/// Explains moves by their effect on the current battle, which a person can check.
namespace cardroom::thrones {
namespace {

/// A character below the mean of the hearts is called weak.
constexpr std::uint8_t kStrongFrom = 7;

HintReason reason_for_heart(CardSet hearts, Card heart) {
  if (hearts.size() == 1) return HintReason::only_heart;
  return strength(heart) >= kStrongFrom ? HintReason::strong_heart : HintReason::weak_heart;
}

HintReason reason_to_pass(const View& view, const Battle& now) {
  const Team team = team_of(view.viewer.seat);
  if (Game::legal_moves(view).size() == 1) return HintReason::no_place;
  if (now.succeeds[team] && !now.succeeds[1U - team]) return HintReason::stands_well;
  return clever_effects(view).empty() ? HintReason::nothing_helps : HintReason::saves_cards;
}

/// Whether no other hand has a diamond that takes away twice what this effect adds.
bool cannot_be_lost(const View& view, Card effect) {
  return (diamonds_like(effect) - view.hand - view.board.played()).empty();
}

/// One effect changes one attribute of one pile, so it never affects both attacks.
HintReason reason_to_play(const View& view, Card effect, const Battle& now, const Battle& then) {
  const Team team = team_of(view.viewer.seat);
  if (then.succeeds[team] != now.succeeds[team]) return HintReason::wins_attack;
  if (then.succeeds != now.succeeds) return HintReason::stops_attack;
  return cannot_be_lost(view, effect) ? HintReason::cannot_be_lost : HintReason::builds_up;
}

}  // namespace

Hint Game::explain(const View& view, const Move& move) {
  Hint hint{.move = move};
  const Board& board = view.board;
  if (board.heart_turn()) {
    hint.reason = reason_for_heart(view.hand & kHearts, hint.move.card);
    return hint;
  }
  const Team team = team_of(view.viewer.seat);
  const Battle now = board.battle();
  hint.gain_now = hint.gain_then = now.gains[team];
  if (hint.move.passes()) {
    hint.reason = reason_to_pass(view, now);
    return hint;
  }
  auto piles = board.piles;
  piles[hint.move.pile].put(hint.move.card);
  const Battle then = battle_of(piles[0], piles[1]);
  hint.gain_then = then.gains[team];
  hint.reason = reason_to_play(view, hint.move.card, now, then);
  if (hint.reason == HintReason::cannot_be_lost) hint.feared = diamonds_like(hint.move.card);
  return hint;
}

}  // namespace cardroom::thrones
