#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "common/classic/classic_settings.h"
#include "common/classic/property_keys.h"

namespace cardroom {

/// "players.2" or, with a suffix, "players.2.initialcards".
std::string player_key(std::size_t seat, std::string_view rest = {});

/// "seat 2, for which nobody is named", as in PropertyKey::unnamed.
std::string seat_without_key(std::size_t seat);

/// Sets the player of a seat from the value of its key. `without_people`: the error if the file names a person but none
/// can play; empty if the file's scripts play for that person.
Complaint read_player(ClassicSettings& settings, std::size_t seat, std::string_view value,
                      std::string_view without_people);

}  // namespace cardroom
