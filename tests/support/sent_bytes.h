#pragma once

#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/game/contract.h"

namespace cardroom::testing {

/// Everything that a connection would send to the viewer about a match, and the length of its pause in ms. None of it
/// may depend on anything that the viewer cannot see.
inline std::string sent_bytes(const Match& match, Viewer viewer) {
  std::string bytes;
  wire::GameView seen;
  match.view(viewer, seen);
  bytes += seen.SerializeAsString() + '|';
  std::vector<wire::GameEvent> told;
  match.events(viewer, 0, told);
  for (const auto& event : told)
    bytes += event.SerializeAsString() + '|';
  if (viewer.kind == Viewer::Kind::seat) {
    wire::GameMoves moves;
    match.legal_moves(viewer.seat, moves);
    bytes += moves.SerializeAsString();
  }
  return bytes + std::to_string(match.pause_ms());
}

}  // namespace cardroom::testing
