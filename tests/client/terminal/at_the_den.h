#pragma once

#include <string>

#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/terminal_stage.h"

/// Steps of a game at a canned table on the server den.local.
namespace cardroom::terminal {

/// Brings the person to a table on the server den.local.
inline TerminalStage& joined(TerminalStage& stage, CannedTable& table) {
  stage.start();
  stage.connect();
  stage.from_server(table.message());
  return stage;
}

inline Launch join_den(bool watch = false) {
  return {.kind = Launch::Kind::join, .target = client::Invitation{{"den.local"}, {}, {}}, .watch = watch};
}

/// Everybody discards their first card, until it is `seat`'s turn or the game is over.
inline void others_play(TerminalStage& stage, CannedTable& table, std::uint8_t seat) {
  while (!table.over() && table.turn() != seat) {
    stage.wait(std::chrono::seconds{1});
    table.play(0);
    stage.from_server(table.message());
  }
}

inline void person_plays(TerminalStage& stage, CannedTable& table, const std::string& typed) {
  stage.type(typed);
  stage.answer_done();
  table.apply(stage.requests.back().move().move());
  stage.from_server(table.message());
}

}  // namespace cardroom::terminal
