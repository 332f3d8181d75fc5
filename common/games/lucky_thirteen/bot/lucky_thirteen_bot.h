#pragma once

#include "common/game/contract.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"

/// The bots of Lucky Thirteen. Each sees only a view and its own dice. Precondition for all: the viewer is to act.
namespace cardroom::lucky_thirteen {

/// Picks any of its three cards, all equally likely.
Move choose_random(const View& view, BotDice& dice);

/// Picks the card with the lowest value: its rank (ace 0, jack 11, queen 12, king 13) times 4 for spades, 3 for hearts,
/// 2 for diamonds, 1 for clubs. Ties go to the lower rank, then to the suit with the lower factor.
Move choose_basic(const View& view);

/// Keeps the two cards from which it expects the most points, considering all its remaining draws and the possible
/// hands of the others. Uses no dice. Takes about 0.05 ms.
Move choose_clever(const View& view);

}  // namespace cardroom::lucky_thirteen
