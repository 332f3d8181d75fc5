#pragma once

#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// Decides which lost connections, departures and returns of other players are news. A server that is restarted loses
/// everybody's connection; that is not news about a player, nor is the return that follows.
class PresenceNews {
 public:
  /// Takes in two consecutive updates of a table. `after_restart`: the server was restarted between them.
  void follow(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after, bool after_restart);

  /// Whether the last of these updates brings the news that the player in that seat has lost the connection, has left
  /// but keeps the seat, or is back.
  bool is_lost(int seat) const;
  bool has_left(int seat) const;
  bool is_back(int seat) const;

 private:
  std::vector<std::string> expected_;  ///< The names of the people who have not reconnected since a restart.
  std::vector<int> lost_;
  std::vector<int> left_;
  std::vector<int> back_;
};

}  // namespace cardroom::client
