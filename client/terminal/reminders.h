#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client/core/client_core.h"
#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// If others have not moved for this long, a line says whom the table is waiting for. Bots are usually faster.
inline constexpr std::chrono::milliseconds kWaitingSaidAfter{3'000};

/// Lines that become due without an event: the time left in a turn, and whom the table is waiting for.
class Reminders {
 public:
  /// Replaces all lines with those for the current turn.
  void set_for_turn(const client::Table& table, client::Instant now);
  void add(client::Instant at, std::string line) { all_.push_back({at, std::move(line)}); }
  void clear() { all_.clear(); }

  /// When the next line is due; empty if there is none.
  std::optional<client::Instant> next() const;
  /// Takes the lines that are due. Lines that became due while the program was suspended (Ctrl-Z, a closed lid) are out
  /// of date and are dropped.
  Lines take_due(client::Instant now);

 private:
  struct Reminder {
    client::Instant at{};
    std::string line;
  };
  std::vector<Reminder> all_;
};

}  // namespace cardroom::terminal
