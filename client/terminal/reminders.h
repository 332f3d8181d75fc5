#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client/core/client_core.h"
#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// The others have this long for a move before a line says for whom the table waits. A bot is mostly faster.
inline constexpr std::chrono::milliseconds kWaitingSaidAfter{3'000};

/// The lines that become due while nothing happens: how long a turn still lasts, for whom the table waits.
class Reminders {
 public:
  /// Replaces all lines by those of the turn in progress.
  void set_for_turn(const client::Table& table, client::Instant now);
  void add(client::Instant at, std::string line) { all_.push_back({at, std::move(line)}); }
  void clear() { all_.clear(); }

  /// When the next line is due; empty: none waits.
  std::optional<client::Instant> next() const;
  /// Takes the lines that are due. Those that the program has slept through (Ctrl-Z, a closed lid) are not true any
  /// more, and dropped.
  Lines take_due(client::Instant now);

 private:
  struct Reminder {
    client::Instant at{};
    std::string line;
  };
  std::vector<Reminder> all_;
};

}  // namespace cardroom::terminal
