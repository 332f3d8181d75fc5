#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "server/ids.h"
#include "server/lobby/announced_tables.h"

namespace cardroom::server {

/// What the lobby knows about a table, regardless of the process in which it runs.
struct DirectoryEntry {
  lobby::v1::TableSummary line;
  std::string password_hash;  ///< Empty: none.
  SessionId maker{};
  std::string address;  ///< The creator's address; empty for a property file's table.
  bool listed = false;  ///< Whether the line is valid: the table has begun.

  /// Whether others see the table in the list and may join.
  bool is_public() const { return listed && !line.settings().private_table(); }
};

/// All tables by id. The lobby lists these entries, not the tables themselves, so that a list could one day contain
/// tables from other processes.
class Directory {
 public:
  void add(const TableId& id, DirectoryEntry entry);
  /// Updates a table that has changed. Does nothing if it is not in the directory.
  void update(const TableId& id, lobby::v1::TableSummary line, const std::string& password_hash);
  void remove(const TableId& id);

  /// Null if there is no such table.
  const DirectoryEntry* find(const TableId& id) const;
  /// The public tables after this id, at most one page.
  lobby::v1::TableList page_after(const std::string& id) const;

  /// The tables in an announcement: at most kTablesAnnouncedMax of those that have people, preferring those with a free
  /// seat. Takes time linear in the number of tables.
  AnnouncedTables announced() const;

  std::size_t size() const { return tables_.size(); }
  std::size_t made_by(const SessionId& maker) const;
  std::size_t made_from(const std::string& address) const;
  /// The number of tables of each kind; kinds without tables are absent.
  const std::map<std::string, std::size_t>& by_kind() const { return by_kind_; }
  /// The number of announced tables with a free seat.
  std::size_t open_tables() const { return open_tables_; }

 private:
  std::map<TableId, DirectoryEntry> tables_;
  std::map<SessionId, std::size_t> made_by_;  ///< No count is ever 0, here and below.
  std::unordered_map<std::string, std::size_t> made_from_;
  std::map<std::string, std::size_t> by_kind_;
  std::size_t open_tables_ = 0;
};

}  // namespace cardroom::server
