#include "server/table/tables.h"

#include <cstring>
#include <utility>

namespace cardroom::server {

std::size_t Tables::FirstBytes::operator()(const TableId& id) const {
  std::size_t hash = 0;
  std::memcpy(&hash, id.data(), sizeof hash);
  return hash;
}

TableHost& Tables::open(const TableId& id, MakeMatch make_match) {
  const auto [table, is_new] = tables_.emplace(id, Entry{});
  table->second.host = std::make_unique<TableHost>(id, std::move(make_match), entropy_, takes_part_, write_record_,
                                                   time_of_day_, rest_after_);
  return *table->second.host;
}

TableHost* Tables::touch(const TableId& id) {
  const auto table = tables_.find(id);
  if (table == tables_.end()) return nullptr;
  touched_.push_back(id);
  return table->second.host.get();
}

void Tables::woken(const TableId& id, HostOutputs& out) {
  Entry& table = tables_.at(id);
  step_.alarms.move(id, table.alarm, std::nullopt);
  touched_.push_back(id);
  table.host->woken(step_.now, out);
}

void Tables::for_each_waiting(const std::function<void(const SessionId&)>& what) const {
  for (const auto& [id, table] : tables_) {
    for (const TableHost::Waiting& request : table.host->waiting())
      what(request.session);
  }
}

void Tables::settle() {
  for (const TableId& id : std::exchange(touched_, {})) {
    const auto table = tables_.find(id);
    if (table == tables_.end()) continue;
    step_.alarms.move(id, table->second.alarm, table->second.host->wake_at());
    if (table->second.host->ended()) tables_.erase(table);
  }
}

}  // namespace cardroom::server
