#include "server/journal/sqlite_journal.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <sqlite3.h>
#include <sys/stat.h>
#include <utility>

#include "tests/server/histogram_count.h"
#include "tests/server/journal/faulty_disk.h"
#include "tests/server/journal/write_ahead_log.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

using namespace std::chrono_literals;

constexpr TableId kOurs{std::byte{1}};
constexpr TableId kTheirs{std::byte{2}};

/// A length of the log, in pages, that a few commits reach.
constexpr int kShortLog = 10;

/// A journal in its own directory. The test runs what the journal posts.
struct SqliteJournalTest : ::testing::Test {
  void open(std::chrono::milliseconds commit_every = 0ms, int log_pages = kLogPages) {
    journal = std::make_unique<SqliteJournal>(
        file, [this](std::function<void()> function) { post(std::move(function)); },
        [this](const LogLine& line) { post([this, line] { lines.push_back(line.text); }); },
        SqliteOptions{.vfs = FaultyDisk::name(), .retry = 1ms, .commit_every = commit_every, .log_pages = log_pages});
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

TEST_F(SqliteJournalTest, ADatabaseOfTheFirstVersionBecomesOneOfThisVersion) {
  open();
  append_all(kOurs, {"a", "b"});
  journal.reset();
  sql("DROP TABLE game; PRAGMA user_version = 1");
  open();
  EXPECT_EQ(kept(kOurs).records, (std::vector<std::string>{"a", "b"}));
  journal.reset();
  // Fails unless the condition holds.
  sql("CREATE TABLE proof (holds CHECK (holds)); INSERT INTO proof SELECT user_version = 3 FROM pragma_user_version");
}

TEST_F(SqliteJournalTest, WritesWhatIsQueuedBeforeItEnds) {
  open();
  for (std::uint64_t sequence = 1; sequence <= 100; ++sequence)
    append(kOurs, sequence, "record");
  open_again();
  EXPECT_EQ(kept(kOurs).records.size(), 100U);
}

TEST_F(SqliteJournalTest, OverwritesItsLogInsteadOfExtendingIt) {
  open();
  const auto reserved = std::filesystem::file_size(log_file());
  EXPECT_GT(reserved, 4'000'000U);
  append_all(kOurs, {"a", "b"});
  EXPECT_EQ(std::filesystem::file_size(log_file()), reserved);
}

TEST_F(SqliteJournalTest, CommitsWhileItsLogIsMovedIntoTheDatabase) {
  open(0ms, kShortLog);
  const std::string record(4'000, 'x');
  std::uint64_t sequence = 0;
  const auto append_more = [&] {
    append(kOurs, ++sequence, record);
    run_until([&] { return results.size() == sequence; });
  };
  FaultyDisk::hold_database();
  while (sequence < kShortLog)
    append_more();
  FaultyDisk::wait_for_held_write();
  while (sequence < 4 * kShortLog)
    append_more();
  FaultyDisk::release_database();
  open_again();
  EXPECT_EQ(kept(kOurs).records, std::vector(sequence, record));
}

TEST_F(SqliteJournalTest, BeginsItsLogAnewAlthoughCheckpointsAlwaysLeaveTheNewestPages) {
  open(0ms, kShortLog);
  FaultyDisk::outpace_checkpoints(true);
  std::uint64_t sequence = 0;
  while (times_begun_anew(log_file()) < 3 && sequence < 2'000) {
    append(kOurs, ++sequence, "record");
    run_until([&] { return results.size() == sequence; });
  }
  FaultyDisk::outpace_checkpoints(false);
  EXPECT_GE(times_begun_anew(log_file()), 3U);
  EXPECT_EQ(std::ranges::count(results, AppendResult::durable), sequence);
}

TEST_F(SqliteJournalTest, IsReadFromALogOfWhichAPartIsUnused) {
  const auto copied_records = [&] {
    const TemporaryDirectory elsewhere;
    for (const std::filesystem::path& one : {file, std::filesystem::path{log_file()}})
      std::filesystem::copy(one, elsewhere.path() / one.filename());
    return JournalDatabase{elsewhere.path() / file.filename(), {}}.read_all().size();
  };
  open();
  EXPECT_EQ(copied_records(), 0U) << "a server that was killed before its first commit";
  append_all(kOurs, {"a", "b"});
  EXPECT_EQ(copied_records(), 2U);
}

TEST_F(SqliteJournalTest, DoesWithoutAReservedLogOnAFullDisk) {
  open();
  journal.reset();
  FaultyDisk::set_full(true);
  open();
  EXPECT_EQ(std::filesystem::file_size(log_file()), 0U);
  FaultyDisk::set_full(false);
  append_all(kOurs, {"a"});
  EXPECT_EQ(results, std::vector{AppendResult::durable});
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

TEST_F(SqliteJournalTest, IsReadableByItsUserAlone) {
  ::umask(022);
  open();
  append_all(kOurs, {"a"});
  for (const auto& entry : std::filesystem::directory_iterator{directory.path()}) {
    struct stat status{};
    ASSERT_EQ(::stat(entry.path().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U) << entry.path();
  }
}

TEST_F(SqliteJournalTest, BelongsToOneServerAtATime) {
  open();
  try {
    const SqliteJournal second{file, [](std::function<void()>) {}, [](const LogLine&) {},
                               SqliteOptions{.patience = 0ms}};
    FAIL() << "two servers write to one journal";
  } catch (const JournalError& error) {
    EXPECT_EQ(error.what(), file.string() + " is in use: another server is running from " + directory.path().string());
  }
}

TEST_F(SqliteJournalTest, WaitsForAPreviousServerThatIsShuttingDown) {
  open();
  auto second = std::async(std::launch::async, [this] {
    return std::make_unique<SqliteJournal>(file, [](std::function<void()>) {}, [](const LogLine&) {});
  });
  EXPECT_EQ(second.wait_for(1ms), std::future_status::timeout);
  journal.reset();
  EXPECT_NE(second.get(), nullptr);
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

TEST_F(SqliteJournalTest, RefusesADatabaseOfANewerProgram) {
  open();
  journal.reset();
  sql("PRAGMA user_version = 4");
  EXPECT_EQ(
      why_not(),
      file.string() + " was written by a newer Cardroom (format 4; this one reads 3): install that or a later one");
}

TEST_F(SqliteJournalTest, RefusesAnotherProgramsDatabaseAndLeavesItAsItIs) {
  sql("CREATE TABLE theirs (x)");
  const std::string before = text_of(file);
  EXPECT_EQ(why_not(), file.string() + " is not a Cardroom journal");
  EXPECT_EQ(text_of(file), before);
}

TEST_F(SqliteJournalTest, RefusesAFileThatIsNotADatabase) {
  std::ofstream{file} << std::string(4096, 'x');
  EXPECT_EQ(why_not(), file.string() + " is not a Cardroom journal");
}

TEST_F(SqliteJournalTest, SaysThatATruncatedDatabaseIsDamaged) {
  open();
  for (std::uint64_t sequence = 1; sequence <= 200; ++sequence)
    append(kOurs, sequence, std::string(500, 'x'));
  run_until([&] { return results.size() == 200; });
  journal.reset();
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  EXPECT_EQ(why_not(), file.string() + " is damaged: restore a copy of it");
}

/// The state that a killed server leaves: the newest records are only in the log.
TEST_F(SqliteJournalTest, LeavesADamagedDatabaseAndItsLogAsTheyAre) {
  open();
  append_all(kOurs, {"a", "b"});
  const std::string database = text_of(file);
  const std::string log = text_of(log_file());
  ASSERT_FALSE(log.empty());
  journal.reset();
  for (const std::size_t size : {std::size_t{0}, std::size_t{100}}) {
    std::ofstream{file} << database.substr(0, size);
    std::ofstream{log_file()} << log;
    EXPECT_EQ(why_not(), file.string() + " is damaged: restore a copy of it") << size;
    EXPECT_EQ(text_of(file), database.substr(0, size));
    EXPECT_EQ(text_of(log_file()), log) << size;
  }
}

TEST_F(SqliteJournalTest, BeginsAgainWithAnEmptyFileWithoutALog) {
  std::ofstream{file}.flush();  // What a first start on a full disk leaves behind.
  open();
  EXPECT_TRUE(tables.empty());
  append_all(kOurs, {"a"});
}

TEST_F(SqliteJournalTest, IsAJournalEvenWithoutItsLog) {
  open();
  append_all(kOurs, {"a"});
  const auto copy = directory.path() / "copy.db";
  std::filesystem::copy_file(file, copy);
  EXPECT_TRUE((JournalDatabase{copy, {.read_only = true}}.read_all().empty()));
}

TEST_F(SqliteJournalTest, CanBeCopiedWhileItIsWritten) {
  open();
  append_all(kOurs, {"a", "b"});
  const auto copy = directory.path() / "copy.db";
  JournalDatabase{file, {}}.copy_to(copy);
  append_all(kTheirs, {"c"});
  JournalDatabase database{copy, {}};
  std::vector<std::string> records;
  for (const auto& found : database.read_all())
    records.push_back(found.record.bytes);
  EXPECT_EQ(records, (std::vector<std::string>{"a", "b"}));
}

TEST_F(SqliteJournalTest, LeavesNoCopyOnAFullDiskAndNamesIt) {
  open();
  append_all(kOurs, {"a"});
  const auto copy = directory.path() / "copy.db";
  JournalDatabase database{file, {.vfs = FaultyDisk::name(), .read_only = true}};
  FaultyDisk::set_full(true);
  try {
    database.copy_to(copy);
    ADD_FAILURE() << "it was copied";
  } catch (const JournalError& error) {
    EXPECT_EQ(error.what(), copy.string() + " cannot be written: the disk is full");
  }
  FaultyDisk::set_full(false);
  EXPECT_FALSE(std::filesystem::exists(copy));
}

TEST_F(SqliteJournalTest, IsNotChangedByAReader) {
  open();
  append_all(kOurs, {"a"});
  JournalDatabase reader{file, {.read_only = true}};
  EXPECT_EQ(reader.read_all().size(), 1U);
  EXPECT_THROW(reader.append({kTheirs, 1, 1, "b"}, 0), JournalError);
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
