#include "server/journal/memory_journal.h"

#include <utility>

namespace cardroom::server {

void MemoryJournal::append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence, std::string, Done done) {
  const bool durable = order_.follows(table, epoch, sequence);
  post_([done = std::move(done), durable] { done(durable ? AppendResult::durable : AppendResult::fenced); });
}

void MemoryJournal::read(const TableId& table, std::function<void(KeptTable)> done) {
  post_([table, done = std::move(done)] { done(KeptTable{.table = table, .epoch = {}, .records = {}}); });
}

}  // namespace cardroom::server
