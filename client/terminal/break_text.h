#pragma once

#include <cstdint>
#include <string>

#include "cardroom/table/v1/table.pb.h"

/// Breaks in a game, and players whose connection is lost, in words.
namespace cardroom::terminal {

/// The break that has been asked for or is on, and what can be typed: "Ola asks for a break. Type break to agree."
/// Empty if there is none.
std::string break_words(const table::v1::TableUpdate& update);

/// What can be typed about the player in that seat, whose connection is lost.
std::string missing_words(const table::v1::TableUpdate& update, std::uint32_t seat);

}  // namespace cardroom::terminal
