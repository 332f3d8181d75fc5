#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <vector>

#include "server/journal/journal.h"

namespace cardroom::server {

/// Records that are kept, of all tables together; the oldest are dropped. About 200 bytes each, so about 13 MB at most.
inline constexpr std::size_t kRecordsKept = 65'536;

/// A journal in memory: checks the order of records, and keeps the newest ones until the process ends.
class MemoryJournal final : public Journal {
 public:
  /// Runs a function later, on the same thread.
  using Post = std::function<void(std::function<void()>)>;
  explicit MemoryJournal(Post post, std::size_t records_kept = kRecordsKept)
      : post_{std::move(post)}, records_kept_{records_kept} {}

  void append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence, std::string record,
              Done done) override;

  /// The records of this table that are still kept, oldest first.
  std::vector<std::string> records(const TableId& table) const;

 private:
  struct Kept {
    TableId table{};
    std::string record;
  };
  struct Last {
    std::uint64_t epoch{};
    std::uint64_t sequence{};
    std::size_t kept{};  ///< Records of this table; never 0.
  };

  bool in_order(const TableId& table, std::uint64_t epoch, std::uint64_t sequence) const;
  void forget_oldest();

  Post post_;
  std::size_t records_kept_;
  std::deque<Kept> records_;
  std::map<TableId, Last> tables_;  ///< Only tables with at least one kept record.
};

}  // namespace cardroom::server
