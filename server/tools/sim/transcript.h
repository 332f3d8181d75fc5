#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/game/contract.h"
#include "common/game/played_game.h"

namespace cardroom::sim {

/// The first line of a game's transcript: everything that its events do not contain.
struct TranscriptHeader {
  std::string_view game;
  std::uint64_t index{};
  std::vector<std::string> seats{};        ///< Player types.
  std::string rules;                       ///< JSON: every option with its value.
  std::string_view source;                 ///< "fair" or "classic"
  std::string seed;                        ///< A decimal number.
  std::string pack;                        ///< JSON: cards in the order in which they were dealt, then the rest.
  std::optional<std::uint64_t> pack_of{};  ///< With --duplicate: the index of the game to which the pack belongs.
};

/// The whole transcript of one game as JSON Lines: header, events, end.
std::string transcript_text(const TranscriptHeader& header, const std::vector<TranscriptLine>& events,
                            const Scores& scores, SeatSet winners);

}  // namespace cardroom::sim
