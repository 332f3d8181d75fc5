#pragma once

#include <cstdint>
#include <functional>

#include "common/game/contract.h"
#include "common/record/game_record.h"

namespace cardroom::testing {

/// Chooses the move of a seat that is to act; each move has its own `seed`.
using ChooseMove = std::function<wire::GameMove(const Match& match, Seat seat, std::uint64_t seed)>;

/// As a bot of that type would.
ChooseMove as_bot(BotType type);

/// Completes a record that has a kind, seats and a table: bots play sensibly for everybody, one move per second. Deals
/// have no parts, and nobody is replaced. Throws std::runtime_error if there is no such kind with these rules, or if a
/// deal or a move is refused.
GameRecord bots_record(GameRecord record, std::uint64_t seed, const ChooseMove& choose = as_bot(BotType::clever));

}  // namespace cardroom::testing
