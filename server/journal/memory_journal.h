#pragma once

#include "server/journal/journal.h"
#include "server/journal/record_order.h"

namespace cardroom::server {

/// A journal that keeps only the order of records: for tests, and for a server whose only table ends with the server.
class MemoryJournal final : public Journal {
 public:
  /// Runs a function later, on the same thread.
  using Post = std::function<void(std::function<void()>)>;
  explicit MemoryJournal(Post post) : post_{std::move(post)} {}

  void append(AppendRecord append, Done done) override;
  /// Always reads nothing, since no records are kept: a table is lost once it is put away.
  void read(const TableId& table, std::function<void(KeptTable)> done) override;
  /// Likewise.
  void read_game(const TableId& table, std::uint32_t number, std::function<void(std::string)> done) override;
  void forget(const TableId& table) override { order_.forget(table); }
  JournalMetrics metrics() const override { return {}; }

 private:
  Post post_;
  RecordOrder order_;
};

}  // namespace cardroom::server
