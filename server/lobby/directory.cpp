#include "server/lobby/directory.h"

#include <algorithm>
#include <set>
#include <utility>

#include "server/frame_space.h"
#include "server/limits.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

/// Whether the table is public and has an open seat, or a bot's seat that is not promised to a person.
bool has_free_seat(const DirectoryEntry& entry) {
  return entry.is_public() && std::ranges::any_of(entry.line.seats(), [](const wire::Seat& seat) {
           return !seat.has_person() && !seat.has_next_name();
         });
}

/// Whether a person with a seat is connected, or somebody is promised a seat. At any other table nobody is waiting for
/// players; people who left it for the night know that it exists.
bool has_people(const lobby::v1::TableSummary& line) {
  return std::ranges::any_of(line.seats(),
                             [](const wire::Seat& seat) { return seat.person().connected() || seat.has_next_name(); });
}

bool is_open(const DirectoryEntry& entry) {
  return has_free_seat(entry) && has_people(entry.line);
}

template <class Counts>
void count_down(Counts& counts, const typename Counts::key_type& key) {
  const auto found = counts.find(key);
  if (found != counts.end() && --found->second == 0) counts.erase(found);
}

}  // namespace

void Directory::add(const TableId& id, DirectoryEntry entry) {
  if (!entry.address.empty()) {
    ++made_by_[entry.maker];
    ++made_from_[entry.address];
  }
  tables_.emplace(id, std::move(entry));
}

void Directory::update(const TableId& id, lobby::v1::TableSummary line, const std::string& password_hash) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  DirectoryEntry& entry = found->second;
  open_tables_ -= is_open(entry) ? 1U : 0U;
  if (entry.listed) count_down(by_kind_, entry.line.settings().kind());
  ++by_kind_[line.settings().kind()];
  entry.line = std::move(line);
  entry.password_hash = password_hash;
  entry.listed = true;
  open_tables_ += is_open(entry) ? 1U : 0U;
}

void Directory::remove(const TableId& id) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  const DirectoryEntry& entry = found->second;
  open_tables_ -= is_open(entry) ? 1U : 0U;
  if (entry.listed) count_down(by_kind_, entry.line.settings().kind());
  if (!entry.address.empty()) {
    count_down(made_by_, entry.maker);
    count_down(made_from_, entry.address);
  }
  tables_.erase(found);
}

const DirectoryEntry* Directory::find(const TableId& id) const {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : &found->second;
}

lobby::v1::TableList Directory::page_after(const std::string& id) const {
  lobby::v1::TableList list;
  FrameSpace space;
  const auto after = from_wire_bytes<sizeof(TableId)>(id);
  for (auto table = after ? tables_.upper_bound(*after) : tables_.begin(); table != tables_.end(); ++table) {
    if (!table->second.is_public()) continue;
    // A page has at least one line, so that a client that requests all pages reaches the end.
    const bool fits = space.take(table->second.line) || list.tables().empty();
    if (!fits || static_cast<std::size_t>(list.tables_size()) == kTablesPerPage) {
      list.set_more(true);
      break;
    }
    *list.add_tables() = table->second.line;
  }
  return list;
}

AnnouncedTables Directory::announced() const {
  // Sorted by id, so that the list is stable.
  std::set<TableId> chosen;
  std::uint32_t listed = 0;
  for (const bool with_free_seat : {true, false}) {
    for (const auto& [id, entry] : tables_) {
      if (!entry.is_public() || !has_people(entry.line) || has_free_seat(entry) != with_free_seat) continue;
      ++listed;
      if (chosen.size() < kTablesAnnouncedMax) chosen.insert(id);
    }
  }
  AnnouncedTables out;
  for (const TableId& id : chosen)
    out.tables.push_back(lan::summary_of(tables_.at(id).line));
  out.more = listed - static_cast<std::uint32_t>(chosen.size());
  return out;
}

std::size_t Directory::made_by(const SessionId& maker) const {
  const auto found = made_by_.find(maker);
  return found == made_by_.end() ? 0 : found->second;
}

std::size_t Directory::made_from(const std::string& address) const {
  const auto found = made_from_.find(address);
  return found == made_from_.end() ? 0 : found->second;
}

}  // namespace cardroom::server
