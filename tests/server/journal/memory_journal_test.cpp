#include "server/journal/memory_journal.h"

#include <gtest/gtest.h>
#include <utility>

namespace cardroom::server {
namespace {

constexpr TableId kTable{std::byte{1}};
constexpr TableId kOther{std::byte{2}};

struct MemoryJournalTest : ::testing::Test {
  void append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence) {
    journal.append({table, epoch, sequence, "record"}, [this](AppendResult result) { results.push_back(result); });
  }
  void run() {
    for (const auto& function : std::exchange(posted, {}))
      function();
  }

  std::vector<std::function<void()>> posted;
  std::vector<AppendResult> results;
  MemoryJournal journal{[this](std::function<void()> function) { posted.push_back(std::move(function)); }};
};

TEST_F(MemoryJournalTest, CompletesLaterAndNeverDuringTheCall) {
  append(kTable, 1, 1);
  EXPECT_TRUE(results.empty());
  run();
  EXPECT_EQ(results, std::vector{AppendResult::durable});
}

TEST_F(MemoryJournalTest, RefusesAGapARepeatAndAnOlderEpoch) {
  append(kTable, 2, 1);
  append(kTable, 2, 3);
  append(kTable, 2, 1);
  append(kTable, 1, 2);
  append(kTable, 3, 2);
  run();
  EXPECT_EQ(results, (std::vector{AppendResult::durable, AppendResult::fenced, AppendResult::fenced,
                                  AppendResult::fenced, AppendResult::durable}));
}

TEST_F(MemoryJournalTest, KeepsTablesApartAndForgetsThem) {
  append(kTable, 1, 1);
  append(kOther, 1, 1);
  journal.forget(kTable);
  append(kTable, 1, 1);
  run();
  EXPECT_EQ(results, std::vector(3, AppendResult::durable));
}

}  // namespace
}  // namespace cardroom::server
