#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/table/table_io.h"

namespace cardroom::server {

/// The latest lines of chat at a table. Not recorded: a replayed table has none.
class Chat {
 public:
  struct Speaker {
    SessionId session{};
    std::string name;
    std::optional<Seat> seat{};
  };
  void add(const Speaker& speaker, const Say::Line& line);

  /// The number of the newest line; 0 if there is none.
  std::uint64_t last() const { return last_; }

  /// The kept lines after this number, as this viewer sees them.
  wire::ChatLines after(std::uint64_t number, const TableId& table, const SessionId& viewer) const;

 private:
  struct Line {
    SessionId speaker{};
    std::string written;  ///< A serialized ChatLine, which takes half as much memory as the message.
  };
  std::uint64_t last_ = 0;
  std::vector<Line> lines_;  ///< At most kChatLinesKept, oldest first.
};

}  // namespace cardroom::server
