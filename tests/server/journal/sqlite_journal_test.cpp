// What a journal on disk keeps, deletes and reports.
#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/histogram_count.h"
#include "tests/server/journal/sqlite_journal_bench.h"

namespace cardroom::server {
namespace {

using namespace std::chrono_literals;

TEST_F(SqliteJournalTest, KeepsTheRecordsOfEachTableInTheirOrder) {
  open();
  EXPECT_TRUE(tables.empty());
  append_all(kOurs, {"a", "b"});
  append_all(kTheirs, {"c"});
  append(kOurs, 3, std::string{"d\0e", 3}, 2);
  run_until([&] { return results.size() == 4; });
  EXPECT_EQ(results, std::vector(4, AppendResult::durable));
  open_again();
  EXPECT_EQ(tables.size(), 2U);
  EXPECT_EQ(kept(kOurs).records, (std::vector<std::string>{"a", "b", {"d\0e", 3}}));
  EXPECT_EQ(kept(kOurs).epoch, 2U);
  EXPECT_EQ(kept(kTheirs).records, std::vector<std::string>{"c"});
  EXPECT_FALSE(kept(kOurs).damaged);
}

TEST_F(SqliteJournalTest, BeginsWithTheRecordThatStartsOver) {
  open();
  append_all(kOurs, {"a", "b", "c"});
  append_all(kTheirs, {"x"});
  start_over(kOurs, 4, "d");
  append(kOurs, 5, "e");
  run_until([&] { return results.size() == 6; });
  std::optional<KeptTable> read;
  journal->read(kOurs, [&](KeptTable table) { read = std::move(table); });
  run_until([&] { return read.has_value(); });
  EXPECT_EQ(read->records, (std::vector<std::string>{"d", "e"}));
  EXPECT_FALSE(read->damaged);
  open_again();
  EXPECT_EQ(kept(kOurs).records, (std::vector<std::string>{"d", "e"}));
  EXPECT_FALSE(kept(kOurs).damaged);
  EXPECT_EQ(kept(kTheirs).records, std::vector<std::string>{"x"});
  append(kOurs, 6, "f");
  run_until([&] { return results.size() == 7; });
  EXPECT_EQ(results, std::vector(7, AppendResult::durable));
  open_again();
  EXPECT_EQ(kept(kOurs).records, (std::vector<std::string>{"d", "e", "f"}));
}

TEST_F(SqliteJournalTest, DeletesWhatIsNoLongerNeededWithoutAnotherRecord) {
  open();
  constexpr std::uint64_t kMany = 3 * kRemovedAtOnce;
  for (std::uint64_t sequence = 1; sequence <= kMany; ++sequence)
    append(kOurs, sequence, "record");
  run_until([&] { return results.size() == kMany; });
  const std::uint64_t commits = journal->metrics().commits;
  append(kOurs, kMany + 1, "now", 1, true);
  run_until([&] { return journal->metrics().commits == commits + 3; });
  journal.reset();
  EXPECT_EQ(rows(), 1U);
}

TEST_F(SqliteJournalTest, DeletesWhatWasLeftOnceItsTableStartsOverAgain) {
  open();
  append_all(kOurs, {"a", "b", "c"});
  journal.reset();
  // As if the server had died while deleting the records before the one that starts over, which names no predecessor.
  sql("INSERT INTO record SELECT 9, table_id, 1, 4, 0, x'64' FROM record WHERE row = 1");
  sql("DELETE FROM record WHERE row = 3");
  open();
  EXPECT_EQ(kept(kOurs).records, std::vector<std::string>{"d"});
  EXPECT_FALSE(kept(kOurs).damaged);
  append(kTheirs, 1, "x");
  run_until([&] { return results.size() == 4; });
  EXPECT_EQ(rows(), 4U) << "the record that starts over may be a damaged one";
  start_over(kOurs, 5, "e");
  journal.reset();
  EXPECT_EQ(rows(), 2U);
}

TEST_F(SqliteJournalTest, ForgetsATableWithWhatWasLeft) {
  open();
  append_all(kOurs, {"a", "b", "c"});
  journal.reset();
  sql("INSERT INTO record SELECT 9, table_id, 1, 4, 0, x'64' FROM record WHERE row = 1");
  open();
  journal->forget(kOurs);
  journal.reset();
  EXPECT_EQ(rows(), 0U);
}

TEST_F(SqliteJournalTest, ForgetsATableWithWhatItNoLongerNeeds) {
  open();
  constexpr std::uint64_t kMany = 3 * kRemovedAtOnce;
  for (std::uint64_t sequence = 1; sequence <= kMany; ++sequence)
    append(kOurs, sequence, "record");
  append(kOurs, kMany + 1, "now", 1, true);
  journal->forget(kOurs);
  journal.reset();
  EXPECT_EQ(rows(), 0U);
}

TEST_F(SqliteJournalTest, ARecordThatIsMissingAfterOneThatStartsOverIsDamage) {
  open();
  append_all(kOurs, {"a", "b"});
  start_over(kOurs, 3, "c");
  append(kOurs, 4, "d");
  append(kOurs, 5, "e");
  run_until([&] { return results.size() == 5; });
  journal.reset();
  sql("DELETE FROM record WHERE sequence = 4");
  open();
  EXPECT_TRUE(kept(kOurs).damaged);
  std::optional<KeptTable> read;
  journal->read(kOurs, [&](KeptTable table) { read = std::move(table); });
  run_until([&] { return read.has_value(); });
  EXPECT_TRUE(read->damaged);
}

TEST_F(SqliteJournalTest, WritesWhatIsQueuedBeforeItEnds) {
  open();
  for (std::uint64_t sequence = 1; sequence <= 100; ++sequence)
    append(kOurs, sequence, "record");
  open_again();
  EXPECT_EQ(kept(kOurs).records.size(), 100U);
}

TEST_F(SqliteJournalTest, CommitsAtMostOnceInAnInterval) {
  constexpr auto kInterval = 20ms;
  open(kInterval);
  const auto begin = std::chrono::steady_clock::now();
  for (std::uint64_t sequence = 1; sequence <= 5; ++sequence) {
    append(kOurs, sequence, "record");
    run_until([&] { return results.size() == sequence; });
  }
  EXPECT_GE(std::chrono::steady_clock::now() - begin, 4 * kInterval);
  EXPECT_EQ(journal->metrics().commits, 5U);
}

TEST_F(SqliteJournalTest, CommitsAtOnceAfterASilenceAndAtItsEnd) {
  open(24h);
  append_all(kOurs, {"a"});
  append(kOurs, 2, "b");
  append(kTheirs, 1, "c");
  open_again();
  EXPECT_EQ(kept(kOurs).records, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(kept(kTheirs).records, std::vector<std::string>{"c"});
}

TEST_F(SqliteJournalTest, RefusesAGapARepeatAndAnOlderEpochAfterReopening) {
  open();
  append_all(kOurs, {"a", "b"});
  open_again();
  append(kOurs, 4, "gap", 2);
  append(kOurs, 2, "repeat", 2);
  append(kOurs, 3, "older epoch", 0);
  append(kOurs, 3, "c", 2);
  run_until([&] { return results.size() == 6; });
  EXPECT_EQ(results.back(), AppendResult::durable);
  EXPECT_EQ(std::ranges::count(results, AppendResult::fenced), 3);
  open_again();
  EXPECT_EQ(kept(kOurs).records, (std::vector<std::string>{"a", "b", "c"}));
}

TEST_F(SqliteJournalTest, ForgetsATableAndNoOther) {
  open();
  append_all(kOurs, {"a"});
  append_all(kTheirs, {"b"});
  append(kOurs, 2, "c");
  journal->forget(kOurs);
  append(kTheirs, 2, "d");
  run_until([&] { return results.size() == 4; });
  open_again();
  EXPECT_EQ(tables.size(), 1U);
  EXPECT_EQ(kept(kTheirs).records, (std::vector<std::string>{"b", "d"}));
}

TEST_F(SqliteJournalTest, ReportsAMissingRecord) {
  open();
  append_all(kOurs, {"a", "b", "c"});
  append_all(kTheirs, {"d"});
  journal.reset();
  sql("DELETE FROM record WHERE sequence = 2");
  open();
  EXPECT_TRUE(kept(kOurs).damaged);
  EXPECT_FALSE(kept(kTheirs).damaged);
}

TEST_F(SqliteJournalTest, ReportsAMissingFirstRecord) {
  open();
  append_all(kOurs, {"a", "b"});
  journal.reset();
  sql("DELETE FROM record WHERE sequence = 1");
  open();
  EXPECT_TRUE(kept(kOurs).damaged);
}

TEST_F(SqliteJournalTest, SaysThatTheResultIsUnknownOnAFullDiskAndGoesOnOnceItHasSpace) {
  open();
  append_all(kOurs, {"a"});
  FaultyDisk::set_full(true);
  append(kOurs, 2, "b");
  append(kTheirs, 1, "c");
  run_until([&] { return std::ranges::count(results, AppendResult::unknown) == 2; });
  EXPECT_EQ(std::ranges::count(results, AppendResult::durable), 1);
  FaultyDisk::set_full(false);
  run_until([&] { return results.size() == 5; });
  EXPECT_EQ(results.back(), AppendResult::durable);
  EXPECT_EQ(lines, (std::vector<std::string>{
                       "journal_failed why=\"" + file.string() + " cannot be written: the disk is full\"",
                       "journal_resumed"}));
  open_again();
  EXPECT_EQ(kept(kOurs).records, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(kept(kTheirs).records, std::vector<std::string>{"c"});
}

TEST_F(SqliteJournalTest, CountsWhatItHasWritten) {
  open();
  EXPECT_EQ(journal->metrics().commits, 0U);
  append_all(kOurs, {"a"});
  append_all(kTheirs, {"b", "c"});
  const JournalMetrics metrics = journal->metrics();
  EXPECT_EQ(metrics.records, 3U);
  EXPECT_GE(metrics.commits, 2U) << "one for the first record, and one or two for the others";
  EXPECT_LE(metrics.commits, 3U);
  EXPECT_EQ(metrics.failed_commits, 0U);
  EXPECT_EQ(metrics.waiting, 0U);
  EXPECT_EQ(count_of(metrics.times), 3U);
  EXPECT_GT(metrics.times.sum(), 0us);
}

TEST_F(SqliteJournalTest, CountsFailedAttemptsAndFailsUntilOneSucceeds) {
  open();
  FaultyDisk::set_full(true);
  append_all(kOurs, {"a"});
  EXPECT_TRUE(journal->metrics().failing);
  run_until([&] { return journal->metrics().failed_commits >= 3; });
  EXPECT_EQ(journal->metrics().waiting, 1U);
  EXPECT_EQ(journal->metrics().commits, 0U);
  EXPECT_EQ(count_of(journal->metrics().times), 0U);
  FaultyDisk::set_full(false);
  run_until([&] { return !journal->metrics().failing; });
  EXPECT_EQ(journal->metrics().records, 1U);
  EXPECT_EQ(journal->metrics().waiting, 0U);
  EXPECT_EQ(count_of(journal->metrics().times), 1U);
  append(kOurs, 7, "gap");
  run_until([&] { return results.back() == AppendResult::fenced; });
  EXPECT_EQ(journal->metrics().waiting, 0U) << "a record that is refused does not wait";
}

/// The game is appended with the table's next record.
TEST_F(SqliteJournalTest, KeepsFinishedGamesForAWhile) {
  open();
  const auto finish = [&](std::uint64_t sequence, std::uint32_t number, WallTime at, const std::string& text) {
    journal->append({kOurs, 1, sequence, "record", false, FinishedGame{number, at, text}},
                    [this](AppendResult result) { results.push_back(result); });
    run_until([&, wanted = results.size() + 1] { return results.size() >= wanted; });
  };
  const auto read = [&](std::uint32_t number) {
    std::optional<std::string> game;
    journal->read_game(kOurs, number, [&](std::string text) { game = std::move(text); });
    run_until([&] { return game.has_value(); });
    return *game;
  };
  finish(1, 1, 1s, "the first");
  finish(2, 2, 2s, "the second");
  EXPECT_EQ(read(1), "the first");
  EXPECT_EQ(read(3), "");
  journal->forget(kOurs);
  open_again();
  EXPECT_EQ(read(2), "the second") << "the table has ended, and the server was started again";
  finish(1, 3, std::chrono::days{90} + 2s, "the third");
  EXPECT_EQ(read(1), "") << "it was kept for 90 days";
  EXPECT_EQ(read(2), "the second");
}

TEST_F(SqliteJournalTest, ReadsOneTableWhileItIsOpen) {
  open();
  append_all(kOurs, {"a", "b", "c"});
  append_all(kTheirs, {"x"});
  std::optional<KeptTable> read;
  const auto done = [&](KeptTable table) { read = std::move(table); };
  journal->read(kOurs, done);
  run_until([&] { return read.has_value(); });
  EXPECT_EQ(read->table, kOurs);
  EXPECT_EQ(read->records, (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(read->epoch, 1U);
  EXPECT_FALSE(read->damaged);
  read.reset();
  journal->forget(kOurs);
  journal->read(kOurs, done);
  run_until([&] { return read.has_value(); });
  EXPECT_TRUE(read->records.empty()) << "it has ended";
}

}  // namespace
}  // namespace cardroom::server
