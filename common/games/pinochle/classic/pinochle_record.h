#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/game/played_game.h"
#include "common/games/pinochle/pinochle.h"

/// A finished game as text: the log of the original program, and the lines of a transcript. Both are derived from the
/// events of the whole game, as seen by a viewer who sees everything.
namespace cardroom::pinochle {

struct Record {
  /// The default destination of a property file's log.
  static constexpr std::string_view kLogPlace = "-";

  /// The classic log, byte for byte. No newline after the last line. In a property file's game, the cards of each hand
  /// keep the order that they have there; in other games, one card of each kind comes first, then the second copies.
  /// Has no result if the game is not over.
  static std::string log(const PlayedGame<Game>& game);

  /// A JSON object for each event, in order.
  static std::vector<TranscriptLine> transcript(const PlayedGame<Game>& game);
  /// The move that led to the event of a transcript's line. Empty if the line is something else.
  static std::optional<Move> move_of(const nlohmann::ordered_json& line);

  /// The whole pack, as a JSON list in the order in which it was dealt.
  static std::string pack(const State& ended);

  /// Every rule option with its value, as a JSON object.
  static std::string options(const Rules& rules);
  /// Sets an option. Returns what is wrong with it; empty if it has been set.
  static std::optional<std::string> set_option(Rules& rules, std::string_view key, std::string_view value);
};

}  // namespace cardroom::pinochle
