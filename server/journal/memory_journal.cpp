#include "server/journal/memory_journal.h"

#include <utility>

namespace cardroom::server {

void MemoryJournal::append(AppendRecord append, Done done) {
  const bool durable = order_.follows(append.table, append.epoch, append.sequence);
  post_([done = std::move(done), durable] { done(durable ? AppendResult::durable : AppendResult::fenced); });
}

void MemoryJournal::read(const TableId& table, std::function<void(KeptTable)> done) {
  post_([table, done = std::move(done)] { done(KeptTable{.table = table, .epoch = {}, .records = {}}); });
}

void MemoryJournal::read_game(const TableId&, std::uint32_t, std::function<void(std::string)> done) {
  post_([done = std::move(done)] { done({}); });
}

}  // namespace cardroom::server
