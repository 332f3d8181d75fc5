#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/game/played_game.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"

namespace cardroom::lucky_thirteen {

/// A finished game as text: the log of the original program, and the lines of a transcript. Both are derived from the
/// events of the whole game, as seen by a viewer who sees everything.
struct Record {
  /// The default destination of a property file's log: standard output.
  static constexpr std::string_view kLogPlace = "-";

  /// The classic log: a line for each round, the scores, the winners. No trailing newline. Hands are in hand order:
  /// sorted once after the deal, followed by each drawn card. The seed is not included. Has no result if the game is
  /// not over.
  static std::string log(const PlayedGame<Game>& game);

  /// A JSON object for each event, in order.
  static std::vector<TranscriptLine> transcript(const PlayedGame<Game>& game);
  /// The move that led to the event of a transcript's line. Empty if the line is something else.
  static std::optional<Move> move_of(const nlohmann::ordered_json& line);

  /// The whole pack, as a JSON list: the cards in the order in which they were dealt and drawn, then the rest.
  static std::string pack(const State& ended);

  /// Every rule option with its value, as a JSON object.
  static std::string options(const Rules& rules);
  /// Sets an option. Returns what is wrong with it; empty if it has been set.
  static std::optional<std::string> set_option(Rules& rules, std::string_view key, std::string_view value);
};

}  // namespace cardroom::lucky_thirteen
