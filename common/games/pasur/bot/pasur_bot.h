#pragma once

#include <cstdint>
#include <span>

#include "common/game/contract.h"
#include "common/games/pasur/pasur.h"

/// The bots of Pasur. Each sees only a view and its own dice. Precondition for all: the viewer is to act.
namespace cardroom::pasur {

/// What the original program picks up with a card, for its random players and, automatically, for a person: a king or
/// queen takes a club if there is one, otherwise the last of its kind in the pool; a number card takes the first of the
/// sets with the highest worth, where the ten of diamonds counts 30, the two of clubs 20, each ace 10, and every club 1
/// more; a jack takes all that it can. Empty if the card picks nothing up. `pool`: in pool order.
CardSet classic_capture(Card card, std::span<const Card> pool);

/// Plays any card in its hand, all equally likely, capturing as classic_capture() does.
Move choose_random(const View& view, BotDice& dice);

/// Prefers a capture that clears the pool for a sur, then the most card points, the most clubs and the most cards,
/// counting the played card; ties go to the first card in listed order, then to the first set, depth first. If nothing
/// can be picked up, lays down the card that leaves the least valuable capture, by the same criteria, to any unseen
/// card.
Move choose_basic(const View& view);

/// The work of `clever` for one decision: a limit on plays over all moves and worlds, so that a decision takes no
/// longer with many moves or many seats.
inline constexpr Budget kCleverBudget{4'000};

/// The work of `expert` for one decision: a limit on plays over all moves and worlds, as for `clever`.
inline constexpr Budget kExpertBudget{40'000};

/// See pasur_clever.cpp.
Move choose_clever(const View& view, BotDice& dice, Budget budget = kCleverBudget);

/// The first move of Game::analyse(); a single candidate is returned without a search. See pasur_expert.cpp.
Move choose_expert(const View& view, BotDice& dice, Budget budget = kExpertBudget);

}  // namespace cardroom::pasur
