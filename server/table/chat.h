#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "server/table/table_io.h"

namespace cardroom::server {

/// What was said at a table lately. Not recorded: a replayed table is silent.
class Chat {
 public:
  struct Speaker {
    SessionId session{};
    std::string name;
    std::optional<Seat> seat{};
  };
  void add(const Speaker& speaker, const std::variant<wire::Phrase, std::string>& line);

  /// Of the newest line; 0 if nobody has spoken.
  std::uint64_t last() const { return lines_.empty() ? 0 : lines_.back().line.number(); }

  /// The kept lines after this number, as the viewer is shown them. None if it has them all.
  wire::ChatLines after(std::uint64_t number, const TableId& table, const SessionId& viewer) const;

 private:
  struct Line {
    SessionId speaker{};
    wire::ChatLine line;
  };
  std::deque<Line> lines_;  ///< At most kChatLinesKept.
};

}  // namespace cardroom::server
