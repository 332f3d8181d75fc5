#include "server/lobby/resting_tables.h"

#include <algorithm>
#include <utility>

namespace cardroom::server {

void RestingTables::add(const TableId& id, RestingTable table) {
  remove(id);
  for (const SessionId& person : table.people)
    by_person_[person].insert(id);
  tables_.emplace(id, std::move(table));
}

void RestingTables::remove(const TableId& id) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  for (const SessionId& person : found->second.people) {
    const auto its = by_person_.find(person);
    its->second.erase(id);
    if (its->second.empty()) by_person_.erase(its);
  }
  tables_.erase(found);
}

const RestingTable* RestingTables::find(const TableId& id) const {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : &found->second;
}

bool RestingTables::waits_for(const TableId& id, const SessionId& session) const {
  const RestingTable* const table = find(id);
  return table != nullptr && std::ranges::find(table->people, session) != table->people.end();
}

std::vector<TableId> RestingTables::expired(WallTime now, WallTime kept, std::size_t per_maker) const {
  std::vector<TableId> ids;
  std::map<SessionId, std::vector<std::pair<WallTime, TableId>>> of_maker;
  for (const auto& [id, table] : tables_) {
    if (now - table.since > kept) {
      ids.push_back(id);
    } else {
      of_maker[table.maker].emplace_back(table.since, id);
    }
  }
  for (auto& [maker, made] : of_maker) {
    std::ranges::sort(made);
    for (std::size_t i = 0; i + per_maker < made.size(); ++i)
      ids.push_back(made[i].second);
  }
  return ids;
}

}  // namespace cardroom::server
