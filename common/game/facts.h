#pragma once

#include <cstdint>
#include <string_view>

namespace cardroom {

/// What every program needs to know about a kind of game, defined by the game (common/games/<game>/<game>_facts.h).
struct GameFacts {
  std::string_view id;          ///< "lucky-thirteen", on the wire and on command lines.
  std::string_view name;        ///< "Lucky Thirteen", in English.
  std::uint32_t rules_version;  ///< Sent in Hello, and stored in every record and journal.
  std::uint8_t seats_min;
  std::uint8_t seats_max;
  std::uint8_t seats_usual;  ///< The default number of seats.
  std::uint8_t teams = 0;    ///< The number of equal teams: a seat is in team `seat % teams`. 0: everyone plays alone.
};

}  // namespace cardroom
