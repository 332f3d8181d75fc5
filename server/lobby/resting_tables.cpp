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

bool RestingTables::await(const TableId& id, const SessionId& session) {
  auto& waiting = awaited_by_[id];
  waiting.push_back(session);
  return waiting.size() == 1;
}

std::vector<SessionId> RestingTables::end_wait(const TableId& id) {
  auto waiting = awaited_by_.extract(id);
  return waiting.empty() ? std::vector<SessionId>{} : std::move(waiting.mapped());
}

void RestingTables::for_each_waiting(const std::function<void(const SessionId&)>& what) const {
  for (const auto& [id, sessions] : awaited_by_)
    std::ranges::for_each(sessions, what);
}

bool RestingTables::waits_for(const TableId& id, const SessionId& session) const {
  const auto found = tables_.find(id);
  return found != tables_.end() && std::ranges::find(found->second.people, session) != found->second.people.end();
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
