#pragma once

#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "client/terminal/table_teller.h"
#include "tests/client/core/client_bench.h"
#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/text_of_a_kind.h"

namespace cardroom::terminal {

/// What Kari reads at a table with Ola and two bots.
class TableTellerTest : public ::testing::Test {
 protected:
  TableTellerTest() {
    bench.arrive();
    bench.tell(table.message());
  }

  /// What the teller says about the server's next update.
  Lines change(bool reconnected = false) {
    bench.forget();
    bench.tell(table.message());
    return teller.change(bench.all<client::TableChanged>().back(), reconnected);
  }
  /// What the teller says about the turn, without the empty lines.
  Lines turn() {
    Lines lines = teller.turn(bench.now);
    std::erase(lines, "");
    return lines;
  }
  void watch(const std::vector<std::string>& names) {
    session::v1::ServerMessage message;
    message.mutable_watchers()->set_table_id(table.update.table_id());
    for (const std::string& name : names)
      message.mutable_watchers()->add_names(name);
    bench.tell(message);
  }
  void begin() {
    table.begin(0);
    while (!table.asks(0))
      table.play_as_a_bot();
  }

  client::ClientBench bench;
  CannedTable table{std::uint8_t{0}};
  MoveEntry entry{kPlain};
  TableTeller teller{bench.core, entry, kPlain};
};

}  // namespace cardroom::terminal
