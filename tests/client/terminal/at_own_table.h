#pragma once

#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/terminal_stage.h"

namespace cardroom::terminal {

inline OwnServer started_server() {
  return {.port = 7314, .key = TerminalStage::key(1), .started_by_us = true, .addresses = {}, .pid = 4711};
}

/// Kari, at her own table on her own server, with Ola in the second seat and two bots.
struct AtOwnTable {
  /// `keeps_tables`: the server's tables outlive its process.
  explicit AtOwnTable(bool keeps_tables = false) {
    stage.start();
    stage.type("play");
    stage.step(ServerReady{started_server()});
    stage.connect(false, {}, 1, keeps_tables);
    stage.answer(joined());
    stage.from_server(table.message());
    stage.transcript.clear();
    stage.requests.clear();
  }
  static session::v1::ServerMessage joined() {
    session::v1::ServerMessage message;
    message.mutable_joined_table();
    return message;
  }
  void without_ola() {
    table.update.mutable_seats(1)->mutable_bot();
    stage.from_server(table.message());
  }
  TerminalStage stage;
  CannedTable table{std::uint8_t{0}};
};

}  // namespace cardroom::terminal
