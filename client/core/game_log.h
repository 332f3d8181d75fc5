#pragma once

#include <string>

#include "cardroom/session/v1/session.pb.h"

namespace cardroom::client {

/// Whether the viewer may export the game as a log: while the hands are open, or once the game is over.
bool may_export(const table::v1::TableUpdate& update);

/// Assembles a game's log from the parts that the server sends. Does no I/O.
class GameLogParts {
 public:
  /// The request for the next part.
  session::v1::ClientMessage request() const;
  /// Adds the answer. Returns whether the log is complete.
  bool add(const table::v1::GameLog& part);
  const std::string& text() const { return text_; }
  /// A good name for the file; empty before the first part.
  const std::string& name() const { return name_; }

 private:
  std::string text_;
  std::string name_;
};

}  // namespace cardroom::client
