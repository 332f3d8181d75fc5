#pragma once

#include "common/base/expected.h"
#include "common/game/contract.h"
#include "common/games/pinochle/pinochle.h"

namespace cardroom::pinochle {

/// Between the game's own types and the wire. What comes in is refused (malformed) if it is another kind's message, or
/// has a field that cannot be; that a move is legal is not looked at here.
struct Wire {
  static Expected<Rules, Refusal> rules(const wire::GameRules& in);  ///< What is absent: the defaults.
  static Expected<Move, Refusal> move(const wire::GameMove& in);
  static Expected<Moves, Refusal> moves(const wire::GameMoves& in);
  /// The viewer stands beside the view on the wire.
  static Expected<View, Refusal> view(const wire::GameView& in, Viewer viewer);
  static Expected<Event, Refusal> event(const wire::GameEvent& in);

  static void write(const Rules& rules, wire::GameRules& out);
  static void write(const Move& move, wire::GameMove& out);
  static void write(const Moves& moves, wire::GameMoves& out);
  static void write(const View& view, wire::GameView& out);
  static void write(const Event& event, wire::GameEvent& out);
  static void write(const Hint& hint, wire::GameHint& out);
};

}  // namespace cardroom::pinochle
