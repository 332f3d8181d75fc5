#pragma once

#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/terminal_stage.h"

namespace cardroom::terminal {

using namespace std::chrono_literals;

/// A table with Kari, Ola and bots, as a player or a spectator reads it.
struct Evening {
  Evening(std::optional<std::uint8_t> seat, const std::string& kind, std::uint8_t seats = 4)
      : table{seat, kind, seats},
        stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den.local"}, {}, {}}, .watch = !seat}} {
    stage.start();
    stage.connect();
    stage.answer_done();
    stage.from_server(table.message());
  }

  void begin(std::uint64_t index) {
    table.begin(index);
    show();
  }
  void show() { stage.from_server(table.message()); }

  /// Whether the result is known.
  bool over() const { return table.over() && !table.paused(); }
  bool asked() const { return stage.client.table()->update.has_decision(); }

  /// Lets the others move, and ends pauses, until the person has to move or the game is over.
  void others_play() {
    while (!asked() && !over()) {
      stage.wait(1s);
      if (table.paused()) {
        table.end_pause();
      } else {
        table.play_as_a_bot();
      }
      show();
      if (table.paused()) return;  // The test decides what the person does in a pause.
    }
  }

  void person_plays(const std::string& typed) {
    const std::size_t asked_before = stage.requests.size();
    stage.type(typed);
    ASSERT_GT(stage.requests.size(), asked_before) << typed;
    stage.answer_done();
    ASSERT_TRUE(table.apply(stage.requests.back().move().move(), *table.seat())) << typed;
    show();
  }

  void person_asks_for_a_hint() {
    stage.type("hint");
    stage.answer(table.hint());
  }

  void types_what_is_refused(const std::vector<std::string>& lines) {
    const std::size_t asked_before = stage.requests.size();
    for (const std::string& line : lines)
      stage.type(line);
    EXPECT_EQ(stage.requests.size(), asked_before);
  }

  void now_watch(const std::vector<std::string>& names) {
    session::v1::ServerMessage message;
    message.mutable_watchers()->set_table_id(table.update.table_id());
    for (const std::string& name : names)
      message.mutable_watchers()->add_names(name);
    stage.from_server(message);
  }

  CannedTable table;
  TerminalStage stage;
};

}  // namespace cardroom::terminal
