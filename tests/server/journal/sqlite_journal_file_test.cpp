// The files of a journal on disk: the database, its log and copies; other versions and programs; damage.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <sys/stat.h>
#include <vector>

#include "tests/server/journal/sqlite_journal_bench.h"
#include "tests/server/journal/write_ahead_log.h"

namespace cardroom::server {
namespace {

using namespace std::chrono_literals;

/// A length of the log, in pages, that a few commits reach.
constexpr int kShortLog = 10;

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

}  // namespace
}  // namespace cardroom::server
