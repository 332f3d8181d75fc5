#pragma once

#include "common/base/expected.h"
#include "common/game/contract.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"

namespace cardroom::lucky_thirteen {

/// Converts between the game's own types and the wire. Messages of another kind or with an invalid field are rejected
/// as malformed; whether a move is legal is not checked.
struct Wire {
  static Expected<Rules, Refusal> rules(const wire::GameRules& in);  ///< Without a value: the defaults.
  static Expected<Move, Refusal> move(const wire::GameMove& in);
  static Expected<Moves, Refusal> moves(const wire::GameMoves& in);
  /// On the wire the viewer is stored separately from the view.
  static Expected<View, Refusal> view(const wire::GameView& in, Viewer viewer);
  static Expected<Event, Refusal> event(const wire::GameEvent& in);

  static void write(const Rules& rules, wire::GameRules& out);
  static void write(const Move& move, wire::GameMove& out);
  static void write(const Moves& moves, wire::GameMoves& out);
  static void write(const View& view, wire::GameView& out);
  static void write(const Event& event, wire::GameEvent& out);
  static void write(const Hint& hint, wire::GameHint& out);
};

}  // namespace cardroom::lucky_thirteen
