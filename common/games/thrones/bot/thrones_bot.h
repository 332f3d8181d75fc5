#pragma once

#include "common/game/contract.h"
#include "common/games/thrones/thrones.h"

/// The bots of Game of Thrones. Each sees only a view and its own dice. Precondition for all: the viewer is to act.
namespace cardroom::thrones {

/// Whether a card on a pile helps this team by its suit, regardless of what it changes: a club or a spade on the team's
/// own pile, a diamond on the other. Precondition: not a heart.
constexpr bool helps(Team team, Card card, std::uint8_t pile) {
  return (suit_of(card) == Suit::diamonds) == (pile != team);
}

/// How `random` chooses, in at most three draws; also used by `basic`. `draw(n)` returns 0..n-1. On a heart turn: any
/// heart. Otherwise: one time in three a pass; else any other card on either pile, or a pass if that is illegal.
Move draw_move(const Board& board, CardSet hand, auto&& draw) {
  if (board.heart_turn()) {
    const CardSet hearts = hand & kHearts;
    return {hearts[draw(hearts.size())], team_of(board.turn)};
  }
  if (draw(3U) == 0) return Move::pass();
  const CardSet effects = hand - kHearts;
  const Card card = effects[draw(effects.size())];
  const auto pile = static_cast<std::uint8_t>(draw(std::uint32_t{kPiles}));
  return board.piles[pile].takes(card) ? Move{card, pile} : Move::pass();
}

/// How `basic` differs: it passes if the card would help the other team or hurt its own.
constexpr Move only_for_own_team(const Board& board, const Move& move) {
  if (board.heart_turn() || move.passes()) return move;
  return helps(team_of(board.turn), move.card, move.pile) ? move : Move::pass();
}

Move choose_random(const View& view, BotDice& dice);
Move choose_basic(const View& view, BotDice& dice);

/// The playouts of `clever` for one decision; together they take about 0.05 ms.
inline constexpr Budget kCleverBudget{480};

/// The iterations of the tree of `expert` for one decision; together they take about 20 ms.
inline constexpr Budget kExpertBudget{10'000};

/// The best heart, or the best of clever_effects() and a pass, found by trying them in sampled worlds.
Move choose_clever(const View& view, BotDice& dice, Budget budget = kCleverBudget);

/// The effects that `clever` may play now, each on the pile where it helps; it never plays any other effect. They are
///  - the effects that change the outcome of the current battle, and
///  - those for which no other hand can have a diamond of the same rank, which would take away twice what they add.
/// Precondition: the viewer is to play an effect or pass.
CardSet clever_effects(const View& view);

/// The only pile on which an effect helps this team. Precondition: not a heart.
constexpr std::uint8_t pile_for(Team team, Card effect) {
  return static_cast<std::uint8_t>(suit_of(effect) == Suit::diamonds ? 1 - team : team);
}

/// All cards that would take away twice what this card adds.
constexpr CardSet diamonds_like(Card effect) {
  CardSet same;
  for (const Card card : kDiamonds) {
    if (strength(card) == strength(effect)) same.insert(card);
  }
  return same;
}

}  // namespace cardroom::thrones
