#include "server/journal/memory_journal.h"

#include <utility>

namespace cardroom::server {

void MemoryJournal::append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence, std::string record,
                           Done done) {
  AppendResult result = AppendResult::fenced;
  if (in_order(table, epoch, sequence)) {
    result = AppendResult::durable;
    Last& last = tables_[table];
    last = Last{epoch, sequence, last.kept + 1};
    records_.push_back(Kept{table, std::move(record)});
    if (records_.size() > records_kept_) forget_oldest();
  }
  post_([done = std::move(done), result] { done(result); });
}

bool MemoryJournal::in_order(const TableId& table, std::uint64_t epoch, std::uint64_t sequence) const {
  const auto last = tables_.find(table);
  // The table is new, or all of its records have been dropped: there is nothing to compare with.
  if (last == tables_.end()) return true;
  return epoch >= last->second.epoch && sequence == last->second.sequence + 1;
}

void MemoryJournal::forget_oldest() {
  const auto table = tables_.find(records_.front().table);
  if (--table->second.kept == 0) tables_.erase(table);
  records_.pop_front();
}

std::vector<std::string> MemoryJournal::records(const TableId& table) const {
  std::vector<std::string> kept;
  for (const Kept& record : records_) {
    if (record.table == table) kept.push_back(record.record);
  }
  return kept;
}

}  // namespace cardroom::server
