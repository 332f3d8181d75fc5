#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// Chooses one of the legal moves that the server offers, in any game, for a client that plays without a person;
/// uniform(n) chooses from 0..n-1. Empty if no move is offered or this program does not know the game. Thread-safe.
std::optional<table::v1::GameMove> choose_move(const table::v1::GameMoves& offered,
                                               const std::function<std::uint32_t(std::uint32_t)>& uniform);

}  // namespace cardroom::client
