#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "server/ids.h"

namespace cardroom::server {

/// A table that was put away: who may resume it, and when it was put away.
struct RestingTable {
  std::vector<SessionId> people;
  SessionId maker{};
  WallTime since{};
};

/// The tables that rest. Each exists in the journal only, and is reopened when one of its people returns. Has no clock
/// of its own.
class RestingTables {
 public:
  void add(const TableId& id, RestingTable table);
  /// Removes a table that was reopened or forgotten. Does nothing if the table does not rest.
  void remove(const TableId& id);

  /// Makes the session wait until the table has been read from the journal. Returns whether it is the first to wait.
  bool await(const TableId& id, const SessionId& session);
  /// Ends the wait for the table. Returns the sessions that were waiting, in the order of their requests.
  std::vector<SessionId> end_wait(const TableId& id);
  /// Calls `what` with each session that waits for a table to be read.
  void for_each_waiting(const std::function<void(const SessionId&)>& what) const;

  /// Whether the table rests and this session is one of its people.
  bool waits_for(const TableId& id, const SessionId& session) const;
  /// Whether any table waits for this session.
  bool waits_for(const SessionId& session) const { return by_person_.contains(session); }

  /// The tables that are to be forgotten: those that have rested for longer than `kept`, and the oldest ones of anybody
  /// who created more than `per_maker`.
  std::vector<TableId> expired(WallTime now, WallTime kept, std::size_t per_maker) const;

  std::size_t size() const { return tables_.size(); }

 private:
  std::map<TableId, RestingTable> tables_;
  std::map<SessionId, std::set<TableId>> by_person_;      ///< No entry is empty.
  std::map<TableId, std::vector<SessionId>> awaited_by_;  ///< No entry is empty.
};

}  // namespace cardroom::server
