#pragma once

#include <cstdint>
#include <functional>

#include "common/game/contract.h"
#include "common/record/game_record.h"

namespace cardroom::testing {

/// Chooses the move of a seat that is to act; `seed` is another one for each move.
using ChooseMove = std::function<wire::GameMove(const Match& match, Seat seat, std::uint64_t seed)>;

/// As a bot of that type would.
ChooseMove as_bot(BotType type);

/// A record with this kind, these seats and this table, of a game in which bots have made sensible moves for everybody;
/// a second passes between two of them. Deals have no parts, and nobody is replaced. Throws if the kind is not played
/// like that, or a move is not legal.
GameRecord bots_record(GameRecord record, std::uint64_t seed, const ChooseMove& choose = as_bot(BotType::clever));

}  // namespace cardroom::testing
