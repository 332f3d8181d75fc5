#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "common/cards/bot_dice.h"
#include "common/games/pinochle/bot/appraisal.h"
#include "common/games/pinochle/pinochle.h"

/// In cut-throat: what to keep as the best answer to the other player's 24 cards, which are known, because they are all
/// the cards that the player does not have.
namespace cardroom::pinochle {

/// How much work a best answer takes.
struct AnswerEffort {
  std::uint32_t answers = 0;   ///< Attempts to find different choices of twelve cards, for each player.
  std::uint32_t playouts = 0;  ///< In total, over all choices.
  /// How often each player's choices are reduced to the best two fifths against what is left of the other's. 0: the
  /// other player may keep any of theirs, however poor.
  std::uint32_t replies = 0;
};

/// Finds sensible choices of twelve cards for both players (Keeping, with worths that are varied at random), and plays
/// each of the viewer's, and those in `also`, against the other player's. Best first. Precondition: Phase::keeping, and
/// the viewer is to act.
std::vector<Valued<Move>> best_answers(const View& view, AnswerEffort effort, BotDice& dice,
                                       std::span<const Move> also);

}  // namespace cardroom::pinochle
