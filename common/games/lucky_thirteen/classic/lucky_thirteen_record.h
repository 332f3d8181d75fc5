#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/game/played_game.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"

namespace cardroom::lucky_thirteen {

/// A finished game as text: the log of the original program, and the lines of a transcript. Both follow the events of
/// the whole game, as one who sees everything has them.
struct Record {
  /// Where a property file's log goes if nobody says: standard output.
  static constexpr std::string_view kLogPlace = "-";

  /// The classic log: a line for each round, the scores, the winners. No newline at its end. Hands stand in hand order:
  /// sorted once after the deal, then each drawn card at the end. The seed does not stand there.
  static std::string log(const PlayedGame<Game>& game);

  /// A JSON object for each event, in order.
  static std::vector<std::string> transcript(const PlayedGame<Game>& game);

  /// The whole pack, as a JSON list: in the order in which it was handed out and drawn, then what was not.
  static std::string pack(const State& ended);

  /// Every option of the rules with its value, as a JSON object.
  static std::string options(const Rules& rules);
  /// What is wrong with an option; empty: it is set.
  static std::optional<std::string> set_option(Rules& rules, std::string_view key, std::string_view value);
};

}  // namespace cardroom::lucky_thirteen
