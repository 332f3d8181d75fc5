#include "tests/server/journal/crash_sweep.h"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/journal/sqlite_journal.h"
#include "tests/server/journal/faulty_disk.h"
#include "tests/server/journal/write_ahead_log.h"
#include "tests/support/dice.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t kTables = 3;

/// More operations than a script performs, so that a broken sweep terminates.
constexpr std::uint64_t kOperationsMax = 5'000;

/// The log size that a swept opening reserves: a few chunks, and more than the log that the script leaves.
constexpr std::int64_t kReservedLogBytesSwept = 8 * 64 * 1024;

/// So few that a script's log is moved into the database several times.
constexpr int kLogPagesSwept = 6;

TableId id_of(std::uint64_t table) {
  return TableId{static_cast<std::byte>(table + 1)};
}

/// Some records fill several database pages; most share one.
std::string record_of(std::uint64_t table, std::uint64_t sequence) {
  const std::string text = std::to_string(table) + ":" + std::to_string(sequence) + " ";
  std::string record;
  for (std::size_t length = sequence % 5 == 3 ? 9'000 : 60 + 40 * table; record.size() < length;)
    record += text;
  return record;
}

/// Some records of two tables make the earlier ones unnecessary.
bool starts_over(std::uint64_t table, std::uint64_t sequence) {
  return table != 1 && sequence % 3 == 0;
}

/// The records that a journal has to keep of a table whose last record is this one.
std::vector<std::string> records_up_to(std::uint64_t table, std::uint64_t last) {
  std::vector<std::string> records;
  for (std::uint64_t sequence = 1; sequence <= last; ++sequence) {
    if (starts_over(table, sequence)) records.clear();
    records.push_back(record_of(table, sequence));
  }
  return records;
}

/// One journal in a directory of its own, from the first record to the crash and beyond.
class CrashRun {
 public:
  CrashRun(std::uint64_t seed, CrashSweep& sweep) : dice_{seed}, seed_{seed}, sweep_{sweep} {}
  ~CrashRun() {
    close();
    FaultyDisk::forget_files();
  }
  CrashRun(const CrashRun&) = delete;
  CrashRun& operator=(const CrashRun&) = delete;

  /// Returns false if the power did not fail.
  bool play(std::uint64_t crash_at) {
    FaultyDisk::forget_files();
    FaultyDisk::crash_at(crash_at);
    script();
    close();
    if (!FaultyDisk::crashed()) {
      EXPECT_FALSE(failed_) << why_;
      return false;
    }
    ++sweep_.runs;
    reopen();
    go_on();
    return true;
  }

  /// Like play(), but the power fails while a journal that has records is opened and reserves its log. `log_in_use`: an
  /// earlier power failure has left a log with records; otherwise the journal was closed.
  bool play_opening(std::uint64_t crash_at, bool log_in_use) {
    FaultyDisk::forget_files();
    FaultyDisk::crash_at(0);
    script();
    EXPECT_FALSE(failed_) << why_;
    if (log_in_use) {
      FaultyDisk::crash_at(1);
      append(0, 1);
      settled();
    }
    close();
    if (log_in_use) FaultyDisk::power_up(seed_);
    reserved_log_bytes_ = kReservedLogBytesSwept;
    FaultyDisk::crash_at(crash_at);
    open();
    if (!FaultyDisk::crashed()) {
      FaultyDisk::crash_at(0);
      return false;
    }
    close();
    ++sweep_.runs;
    reopen();
    go_on();
    return true;
  }

 private:
  /// Appends records of several tables one at a time and together, ends a table, and reopens the database.
  void script() {
    if (!open()) return;
    for (std::uint64_t round = 0; round < 4; ++round) {
      for (std::uint64_t table = 0; table < kTables; ++table)
        append(table, 1);
      if (!settled()) return;
    }
    append(0, 4);
    append(1, 2);
    if (!settled()) return;
    journal_->forget(id_of(2));
    forgotten_ = true;
    append(0, 1);
    if (!settled()) return;
    close();
    if (!open()) return;
    for (int round = 0; round < 3; ++round) {
      append(0, 1);
      append(1, 2);
      if (!settled()) return;
    }
  }

  /// Restores the power, sometimes crashes again while the database is opened, and checks what the disk holds.
  void reopen() {
    FaultyDisk::power_up(seed_);
    if (dice_.one_in(3)) {
      FaultyDisk::crash_at(1 + dice_.uniform(12));
      open();
      close();
      if (FaultyDisk::crashed()) {
        ++sweep_.crashes_again;
        FaultyDisk::power_up(dice_.seed());
      }
      FaultyDisk::crash_at(0);
    }
    ASSERT_TRUE(open()) << why_;
    for (std::uint64_t table = 0; table < kTables; ++table) {
      const auto kept = std::ranges::find(found_, id_of(table), &KeptTable::table);
      if (kept == found_.end()) {
        const bool may_be_gone = reported_[table] == 0 || (table == 2 && forgotten_);
        ASSERT_TRUE(may_be_gone) << "table " << table << " is lost";
        sweep_.lost += table == 2 && forgotten_ ? 0 : appended_[table];
        appended_[table] = 0;
        continue;
      }
      ASSERT_FALSE(kept->damaged) << "table " << table;
      std::uint64_t last = appended_[table];
      while (last > 0 && kept->records != records_up_to(table, last))
        --last;
      ASSERT_GT(last, 0U) << "table " << table << " has records of no moment";
      ASSERT_GE(last, reported_[table]) << "a durable record is lost: table " << table;
      sweep_.never_reported += last - reported_[table];
      sweep_.lost += appended_[table] - last;
      appended_[table] = last;
    }
    failed_ = forgotten_ = false;
  }

  /// Checks that the database works as well as before the crash.
  void go_on() {
    if (::testing::Test::HasFatalFailure()) return;
    for (std::uint64_t table = 0; table < kTables; ++table) {
      reported_[table] = appended_[table];
      append(table, 2);
    }
    ASSERT_TRUE(settled());
    close();
    ASSERT_TRUE(open()) << why_;
    for (std::uint64_t table = 0; table < kTables; ++table) {
      const auto kept = std::ranges::find(found_, id_of(table), &KeptTable::table);
      ASSERT_NE(kept, found_.end());
      EXPECT_EQ(kept->records, records_up_to(table, appended_[table]));
      EXPECT_FALSE(kept->damaged);
    }
  }

  bool open() {
    try {
      journal_ = std::make_unique<SqliteJournal>(
          file_, [this](std::function<void()> function) { post(std::move(function)); }, [](const LogLine&) {},
          SqliteOptions{.vfs = FaultyDisk::name(),
                        .retry = 1ms,
                        .commit_every = {},
                        .reserved_log_bytes = reserved_log_bytes_,
                        .removed_at_once = 1,
                        .log_pages = kLogPagesSwept});
    } catch (const JournalError& error) {
      why_ = error.what();
      return false;
    }
    found_ = journal_->take_tables();
    return true;
  }
  /// Also counts what the journal has reported by the time it is closed.
  void close() {
    if (journal_ != nullptr) sweep_.begun_anew += times_begun_anew(file_.string() + "-wal");
    journal_.reset();
    for (const auto& function : std::exchange(posted_, {}))
      function();
  }
  void append(std::uint64_t table, int records) {
    for (; records > 0; --records) {
      const std::uint64_t sequence = ++appended_[table];
      journal_->append({id_of(table), 1, sequence, record_of(table, sequence), starts_over(table, sequence)},
                       [this, table](AppendResult result) {
                         if (result != AppendResult::durable) return failed_ = true, void();
                         ++reported_[table];
                         ++sweep_.reported;
                       });
    }
  }
  /// Waits until every record is reported durable. Returns false if the power has failed.
  bool settled() {
    const auto all = [&] {
      for (std::uint64_t table = 0; table < kTables; ++table) {
        if (reported_[table] < appended_[table] && !(table == 2 && forgotten_)) return false;
      }
      return true;
    };
    while (!all() && !failed_) {
      std::unique_lock lock{mutex_};
      changed_.wait(lock, [this] { return !posted_.empty(); });
      const auto now = std::exchange(posted_, {});
      lock.unlock();
      for (const auto& function : now)
        function();
    }
    return !failed_;
  }
  void post(std::function<void()> function) {
    {
      const std::lock_guard lock{mutex_};
      posted_.push_back(std::move(function));
    }
    changed_.notify_one();
  }

  testing::Dice dice_;
  std::uint64_t seed_;
  CrashSweep& sweep_;
  TemporaryDirectory directory_;
  std::filesystem::path file_ = directory_.path() / kJournalFile;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::function<void()>> posted_;  ///< Guarded by the mutex.
  std::vector<KeptTable> found_;
  std::string why_;
  std::map<std::uint64_t, std::uint64_t> appended_;  ///< The number of records, by table.
  std::map<std::uint64_t, std::uint64_t> reported_;
  std::int64_t reserved_log_bytes_ = 0;
  bool forgotten_ = false;
  bool failed_ = false;
  std::unique_ptr<SqliteJournal> journal_;
};

/// Runs `play` with a power failure at the first operation, then at the second, and so on, for each seed.
void sweep_operations(const std::vector<std::uint64_t>& seeds, CrashSweep& sweep,
                      const std::function<bool(CrashRun&, std::uint64_t)>& play) {
  for (const std::uint64_t seed : seeds) {
    for (std::uint64_t operation = 1; operation < kOperationsMax; ++operation) {
      SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed << ", power fails at operation " << operation);
      CrashRun run{seed * kOperationsMax + operation, sweep};
      if (!play(run, operation)) break;
      if (::testing::Test::HasFailure()) return;
    }
  }
}

}  // namespace

CrashSweep sweep_crashes(const std::vector<std::uint64_t>& seeds) {
  CrashSweep sweep;
  sweep_operations(seeds, sweep, [](CrashRun& run, std::uint64_t operation) { return run.play(operation); });
  return sweep;
}

CrashSweep sweep_openings(const std::vector<std::uint64_t>& seeds) {
  CrashSweep sweep;
  for (const bool log_in_use : {false, true})
    sweep_operations(seeds, sweep, [log_in_use](CrashRun& run, std::uint64_t operation) {
      return run.play_opening(operation, log_in_use);
    });
  return sweep;
}

}  // namespace cardroom::server
