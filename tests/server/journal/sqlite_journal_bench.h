#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <sqlite3.h>
#include <string>
#include <utility>
#include <vector>

#include "server/journal/sqlite_journal.h"
#include "tests/server/journal/faulty_disk.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server {

inline constexpr TableId kOurs{std::byte{1}};
inline constexpr TableId kTheirs{std::byte{2}};

/// A journal in its own directory. The test runs what the journal posts.
struct SqliteJournalTest : ::testing::Test {
  void open(std::chrono::milliseconds commit_every = {}, int log_pages = kLogPages) {
    journal = std::make_unique<SqliteJournal>(
        file, [this](std::function<void()> function) { post(std::move(function)); },
        [this](const LogLine& line) { post([this, line] { lines.push_back(line.text); }); },
        SqliteOptions{.vfs = FaultyDisk::name(),
                      .retry = std::chrono::milliseconds{1},
                      .commit_every = commit_every,
                      .log_pages = log_pages});
    tables = journal->take_tables();
  }
  void open_again() {
    journal.reset();
    posted.clear();
    open();
  }
  void append(const TableId& table, std::uint64_t sequence, const std::string& record, std::uint64_t epoch = 1,
              bool starts_over = false) {
    journal->append({table, epoch, sequence, record, starts_over},
                    [this](AppendResult result) { results.push_back(result); });
  }
  void start_over(const TableId& table, std::uint64_t sequence, const std::string& record) {
    append(table, sequence, record, 1, true);
    run_until([&, wanted = results.size() + 1] { return results.size() >= wanted; });
  }
  /// All records in the database, needed or not.
  std::size_t rows() const { return JournalDatabase{file, {.read_only = true}}.read_all().size(); }
  void append_all(const TableId& table, std::initializer_list<const char*> records) {
    std::uint64_t sequence = 0;
    for (const char* record : records)
      append(table, ++sequence, record);
    run_until([&, wanted = results.size() + records.size()] { return results.size() >= wanted; });
  }
  /// Runs what is posted until the condition holds; if it never does, only the test's own time limit ends this.
  void run_until(const std::function<bool()>& done) {
    while (!done()) {
      std::unique_lock lock{mutex};
      changed.wait(lock, [this] { return !posted.empty(); });
      const auto now = std::exchange(posted, {});
      lock.unlock();
      for (const auto& function : now)
        function();
    }
  }
  const KeptTable& kept(const TableId& table) {
    for (const KeptTable& one : tables) {
      if (one.table == table) return one;
    }
    ADD_FAILURE() << "the table is not in the journal";
    static const KeptTable kNone;
    return kNone;
  }
  void sql(const std::string& text) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
  }
  std::string log_file() const { return file.string() + "-wal"; }
  std::string why_not() {
    journal.reset();
    try {
      open();
    } catch (const JournalError& error) {
      return error.what();
    }
    return "it was opened";
  }

  void post(std::function<void()> function) {
    {
      const std::lock_guard lock{mutex};
      posted.push_back(std::move(function));
    }
    changed.notify_one();
  }

  TemporaryDirectory directory;
  std::filesystem::path file = directory.path() / "cardroom.db";
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<std::function<void()>> posted;
  std::vector<AppendResult> results;
  std::vector<std::string> lines;
  std::vector<KeptTable> tables;
  std::unique_ptr<SqliteJournal> journal;
};

}  // namespace cardroom::server
