#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "server/ids.h"
#include "server/lobby/announced_tables.h"

namespace cardroom::server {

/// What the lobby knows of a table, wherever that table runs.
struct DirectoryEntry {
  lobby::v1::TableSummary line;
  std::string password_hash;  ///< Empty: none.
  SessionId maker{};
  std::string address;  ///< Of the maker; empty for a table that nobody made.
  bool listed = false;  ///< The line is there: the table has begun.

  /// Whether others are told of it, and may join.
  bool is_public() const { return listed && !line.settings().private_table(); }
};

/// All tables by id. The lobby lists from here and never from the tables themselves, so that a list can name tables of
/// other processes one day.
class Directory {
 public:
  void add(const TableId& id, DirectoryEntry entry);
  /// What the table says of itself now. Nothing if it is not here.
  void update(const TableId& id, lobby::v1::TableSummary line, const std::string& password_hash);
  void remove(const TableId& id);

  /// Null: no such table.
  const DirectoryEntry* find(const TableId& id) const;
  /// The public tables after this id, at most a page of them.
  lobby::v1::TableList page_after(const std::string& id) const;

  /// What anybody near is told: the tables with people, those where one more could sit down first, at most
  /// kTablesAnnouncedMax. Looks at every table.
  AnnouncedTables announced() const;

  std::size_t size() const { return tables_.size(); }
  std::size_t made_by(const SessionId& maker) const;
  std::size_t made_from(const std::string& address) const;
  /// Those that are announced and at which one could still sit down.
  std::size_t open_tables() const { return open_tables_; }

 private:
  std::map<TableId, DirectoryEntry> tables_;
  std::map<SessionId, std::size_t> made_by_;  ///< None that has 0, here and below.
  std::unordered_map<std::string, std::size_t> made_from_;
  std::size_t open_tables_ = 0;
};

}  // namespace cardroom::server
