#pragma once

#include "common/game/contract.h"
#include "common/games/thrones/thrones.h"

/// The bots of Game of Thrones. Each sees a view and its own dice, nothing else. Precondition of all: the viewer is
/// asked.
namespace cardroom::thrones {

/// Whether a card on a pile is for this team by its nature, whatever it changes: a club or a spade on its own pile, a
/// diamond on the other. Precondition: not a heart.
constexpr bool helps(Team team, Card card, std::uint8_t pile) {
  return (suit_of(card) == Suit::diamonds) == (pile != team);
}

/// What `random` does by three draws, and `basic` too: `draw(n)` gives 0..n-1. On a heart turn any heart. Otherwise it
/// passes once in three times; else any other card on either pile, if that may lie there, and a pass if it may not.
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

/// What `basic` makes of that: it passes if the card would help the other team or hurt its own.
constexpr Move only_for_own_team(const Board& board, const Move& move) {
  if (board.heart_turn() || move.passes()) return move;
  return helps(team_of(board.turn), move.card, move.pile) ? move : Move::pass();
}

Move choose_random(const View& view, BotDice& dice);
Move choose_basic(const View& view, BotDice& dice);

/// The best of what clever_effects() allows, or a pass, by trying them out in worlds that it imagines. Takes about
/// 0.05 ms.
Move choose_clever(const View& view, BotDice& dice);

/// Those that `clever` may play now, each on the pile for it. It never plays another effect. Precondition: the viewer
/// is asked for an effect.
///  - An effect that changes the outcome of the battle as it stands, or
///  - one of which nobody else can have a diamond of the same rank, which would take it away twice over.
CardSet clever_effects(const View& view);

/// The only pile on which an effect is for this team. Precondition: not a heart.
constexpr std::uint8_t pile_for(Team team, Card effect) {
  return static_cast<std::uint8_t>(suit_of(effect) == Suit::diamonds ? 1 - team : team);
}

/// All that would doubly reduce this card.
constexpr CardSet diamonds_like(Card effect) {
  CardSet same;
  for (const Card card : kDiamonds) {
    if (strength(card) == strength(effect)) same.insert(card);
  }
  return same;
}

}  // namespace cardroom::thrones
