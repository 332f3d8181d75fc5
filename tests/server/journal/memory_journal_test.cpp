#include "server/journal/memory_journal.h"

#include <gtest/gtest.h>
#include <utility>

namespace cardroom::server {
namespace {

constexpr TableId kTable{std::byte{1}};
constexpr TableId kOther{std::byte{2}};

struct MemoryJournalTest : testing::Test {
  void append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence, const std::string& record) {
    journal.append(table, epoch, sequence, record, [this](AppendResult result) { results.push_back(result); });
  }
  void run() {
    for (const auto& function : std::exchange(posted, {}))
      function();
  }

  std::vector<std::function<void()>> posted;
  std::vector<AppendResult> results;
  MemoryJournal journal{[this](std::function<void()> function) { posted.push_back(std::move(function)); }, 3};
};

TEST_F(MemoryJournalTest, CompletesLaterAndNeverDuringTheCall) {
  append(kTable, 1, 1, "a");
  EXPECT_TRUE(results.empty());
  run();
  EXPECT_EQ(results, std::vector{AppendResult::durable});
}

TEST_F(MemoryJournalTest, RefusesAGapARepeatAndAnOlderEpoch) {
  append(kTable, 2, 1, "a");
  append(kTable, 2, 3, "gap");
  append(kTable, 2, 1, "repeat");
  append(kTable, 1, 2, "older epoch");
  append(kTable, 3, 2, "newer epoch");
  run();
  EXPECT_EQ(results, (std::vector{AppendResult::durable, AppendResult::fenced, AppendResult::fenced,
                                  AppendResult::fenced, AppendResult::durable}));
  EXPECT_EQ(journal.records(kTable), (std::vector<std::string>{"a", "newer epoch"}));
}

TEST_F(MemoryJournalTest, KeepsTablesApart) {
  append(kTable, 1, 1, "a");
  append(kOther, 1, 1, "b");
  run();
  EXPECT_EQ(results, (std::vector{AppendResult::durable, AppendResult::durable}));
  EXPECT_EQ(journal.records(kOther), std::vector<std::string>{"b"});
}

TEST_F(MemoryJournalTest, DropsTheOldestRecordsWhenItIsFull) {
  append(kTable, 1, 1, "a");
  for (std::uint64_t sequence = 1; sequence <= 3; ++sequence)
    append(kOther, 1, sequence, "b");
  EXPECT_TRUE(journal.records(kTable).empty());
  append(kTable, 1, 2, "c");
  run();
  EXPECT_EQ(results, std::vector(5, AppendResult::durable));
  EXPECT_EQ(journal.records(kTable), std::vector<std::string>{"c"});
}

}  // namespace
}  // namespace cardroom::server
