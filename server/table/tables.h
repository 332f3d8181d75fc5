#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "server/server_step.h"
#include "server/table/table_host.h"

namespace cardroom::server {

/// All tables that run here, by id.
class Tables {
 public:
  /// For `rest_after`, see TableHost.
  Tables(TableHost::Entropy entropy, TableHost::TakesPart takes_part, TableHost::WriteRecord write_record,
         TimeOfDay time_of_day, std::chrono::milliseconds rest_after, ServerStep& step)
      : entropy_{std::move(entropy)},
        takes_part_{std::move(takes_part)},
        write_record_{std::move(write_record)},
        time_of_day_{std::move(time_of_day)},
        rest_after_{rest_after},
        step_{step} {}

  TableHost& open(const TableId& id, MakeMatch make_match);
  /// Drops a table that cannot be restored or is being put away.
  void drop(const TableId& id) { tables_.erase(id); }
  /// Null if there is no such table. The pointer is valid until settle(), which must follow.
  TableHost* touch(const TableId& id);
  void woken(const TableId& id, HostOutputs& out);

  bool settled() const { return touched_.empty(); }
  /// Sets the alarm of each touched table, and drops those that have ended.
  void settle();

  std::size_t size() const { return tables_.size(); }
  /// Calls `what` with each session whose request a table has accepted and not answered yet.
  void for_each_waiting(const std::function<void(const SessionId&)>& what) const;

 private:
  struct Entry {
    std::unique_ptr<TableHost> host;
    std::optional<Instant> alarm{};
  };
  struct FirstBytes {
    std::size_t operator()(const TableId& id) const;  ///< The id is random, so any of its bytes will do.
  };

  TableHost::Entropy entropy_;
  TableHost::TakesPart takes_part_;
  TableHost::WriteRecord write_record_;
  TimeOfDay time_of_day_;
  std::chrono::milliseconds rest_after_;
  ServerStep& step_;
  std::unordered_map<TableId, Entry, FirstBytes> tables_;
  std::vector<TableId> touched_;
};

}  // namespace cardroom::server
