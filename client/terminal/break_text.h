#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "cardroom/table/v1/table.pb.h"

/// The wording for breaks in a game, and for players whose connection is lost.
namespace cardroom::terminal {

/// The break that has been asked for or has begun, and what can be typed: "Ola asks for a break. Type break to agree."
/// Empty if there is none.
std::string break_words(const table::v1::TableUpdate& update);

/// What can be typed about the player in that seat, whose connection is lost. `watchers`: the spectators, to whom the
/// owner may give the seat.
std::string missing_words(const table::v1::TableUpdate& update, std::uint32_t seat,
                          std::span<const std::string> watchers);

/// Why there is no player to decide about: "A bot plays for Ola now and hands the seat back when Ola returns."
/// Precondition: client::missing_player() is empty.
std::string nobody_to_wait_for(const table::v1::TableUpdate& update);

}  // namespace cardroom::terminal
