#pragma once

#include <cstdint>
#include <span>

#include "common/game/contract.h"
#include "common/games/pasur/pasur.h"

/// The bots of Pasur. Each sees only a view and its own dice. Precondition for all: the viewer is to act.
namespace cardroom::pasur {

/// What the original program picks up with a card, for its random players and automatically for a person: a king or
/// queen takes a club if there is one, otherwise the last of its kind in the pool; a number card takes the first of the
/// sets with the highest worth, where the ten of diamonds counts 30, the two of clubs 20, each ace 10, and every club 1
/// more; a jack takes all that it can. Empty if the card picks nothing up. `pool`: in the order of the pool.
CardSet classic_capture(Card card, std::span<const Card> pool);

/// Any card of its hand, all equally likely, with classic_capture().
Move choose_random(const View& view, BotDice& dice);

/// Of all captures it prefers one that clears the pool for a sur, then most card points, most clubs, most cards,
/// including the played card; of equal ones the first card in listed order, then the first set, depth first. If nothing
/// can be picked up, the card after which the best capture by any unseen card, by the same criteria, is worth least.
Move choose_basic(const View& view);

/// See pasur_clever.cpp.
Move choose_clever(const View& view, BotDice& dice);

}  // namespace cardroom::pasur
