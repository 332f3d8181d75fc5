// Goal: the commands for a server's database find all damage and change nothing. How: games are played on the complete
// state machine, and their records are written to a database.
#include "server/ops/database.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>

#include "cardroom/journal/v1/journal.pb.h"
#include "server/journal/sqlite_journal.h"
#include "tests/server/ops/database_of_a_server.h"

namespace cardroom::server::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

TEST_F(DatabaseOfAServer, IsWellIfEveryTableReplays) {
  played();
  EXPECT_EQ(check(), 0) << errors.str();
  EXPECT_EQ(out.str(), summary(0));
}

TEST_F(DatabaseOfAServer, IsWellWithoutATable) {
  JournalDatabase{file(), {}};
  EXPECT_EQ(check(), 0);
  EXPECT_EQ(out.str(), "0 tables, 0 records: all is well\n");
}

TEST_F(DatabaseOfAServer, NamesATableWhoseRecordLeadsElsewhere) {
  played();
  auto& records = world->records;
  const auto third = std::ranges::find_if(records, [this](const AppendRecord& append) {
    return append.table == world->kept.begin()->first && append.sequence == 3;
  });
  journal::v1::Record record;
  ASSERT_TRUE(record.ParseFromString(third->record));
  record.set_digest(record.digest() ^ 1U);
  third->record = record.SerializeAsString();
  std::filesystem::remove(file());
  write();
  EXPECT_EQ(check(), 1);
  EXPECT_THAT(out.str(), HasSubstr(name_of_first_table() + " damaged: record 3 leads to another table\n"));
  EXPECT_THAT(out.str(), EndsWith(summary(1)));
}

/// A server of another version wrote the records: its digests cover different data.
TEST_F(DatabaseOfAServer, IsWellIfItsDigestsCannotBeCompared) {
  played();
  for (AppendRecord& append : world->records) {
    journal::v1::Record record;
    ASSERT_TRUE(record.ParseFromString(append.record));
    record.set_digest(record.digest() ^ 1U);
    record.set_digest_form(record.digest_form() ^ 1U);
    append.record = record.SerializeAsString();
  }
  std::filesystem::remove(file());
  write();
  EXPECT_EQ(check(), 0) << out.str();
}

TEST_F(DatabaseOfAServer, NamesATableWhoseRecordIsRefused) {
  played();
  auto& records = world->records;
  const auto third = std::ranges::find_if(records, [this](const AppendRecord& append) {
    return append.table == world->kept.begin()->first && append.sequence == 3;
  });
  journal::v1::Record record;
  ASSERT_TRUE(record.ParseFromString(third->record));
  auto& request = *record.mutable_input()->mutable_request();
  request.Clear();
  request.set_session(std::string(sizeof(SessionId), 'x'));
  request.mutable_message()->set_request_id(1);
  request.mutable_message()->mutable_take_my_seat();
  record.set_digest_form(0);
  third->record = record.SerializeAsString();
  std::filesystem::remove(file());
  write();
  EXPECT_EQ(check(), 1);
  EXPECT_THAT(out.str(), HasSubstr(name_of_first_table() + " damaged: record 3 is refused\n"));
}

TEST_F(DatabaseOfAServer, NamesATableThatLacksARecord) {
  played();
  sql("DELETE FROM record" + of_first_table() + " AND sequence = 2");
  EXPECT_EQ(check(), 1);
  EXPECT_THAT(out.str(), HasSubstr(name_of_first_table() + " damaged: record 2 is missing\n"));
  EXPECT_THAT(out.str(), EndsWith(" records: 1 damaged\n"));
}

TEST_F(DatabaseOfAServer, NamesATableWhoseRecordsAreOutOfOrder) {
  played();
  sql("UPDATE record SET previous = 999" + of_first_table() + " AND sequence = 2");
  EXPECT_EQ(check(), 1);
  EXPECT_THAT(out.str(), HasSubstr(name_of_first_table() + " damaged: the journal has its records out of order\n"));
}

TEST_F(DatabaseOfAServer, IsDamagedIfAPartOfTheFileIsMissing) {
  played();
  std::filesystem::resize_file(file(), std::filesystem::file_size(file()) / 2);
  EXPECT_EQ(check(), 1);
  EXPECT_THAT(errors.str(), MatchesRegex("cardroom-server: [^\n]*cardroom.db is damaged: [^\n]+\n"));
}

TEST_F(DatabaseOfAServer, IsDamagedIfOnlyALaterWriteWouldNotice) {
  played();
  std::fstream bytes{file(), std::ios::in | std::ios::out | std::ios::binary};
  bytes.seekp(32);  // SQLite's file format, 1.3: the first free page, and the number of free pages.
  bytes.write("\0\0\0\3\0\0\0\1", 8);
  bytes.close();
  EXPECT_EQ(check(), 1);
  EXPECT_THAT(errors.str(), MatchesRegex("cardroom-server: [^\n]*cardroom.db is damaged: [^\n]+\n"));
}

TEST_F(DatabaseOfAServer, ThatCannotBeReadIsOneLineAndStatus2) {
  EXPECT_EQ(check(data / "nowhere"), 2);
  EXPECT_EQ(errors.str(),
            "cardroom-server: " + (data / "nowhere/cardroom.db").string() + ": No such file or directory\n");
  EXPECT_FALSE(std::filesystem::exists(data / "nowhere"));
  EXPECT_EQ(check(), 2);
  EXPECT_FALSE(std::filesystem::exists(file())) << "it was created";
  for (const std::size_t size : {std::size_t{0}, std::size_t{4096}}) {
    std::ofstream{file()} << std::string(size, 'x');
    EXPECT_EQ(check(), 2);
    EXPECT_EQ(errors.str(), "cardroom-server: " + file().string() + " is not a Cardroom journal\n");
    EXPECT_EQ(std::filesystem::file_size(file()), size);
  }
}

TEST_F(DatabaseOfAServer, OfANewerProgramIsOneLineAndStatus2) {
  played();
  sql("PRAGMA user_version = 4");
  EXPECT_EQ(check(), 2);
  EXPECT_THAT(errors.str(), MatchesRegex("cardroom-server: [^\n]* was written by a newer Cardroom [^\n]*\n"));
}

TEST_F(DatabaseOfAServer, IsLeftAsItIs) {
  played();
  const std::string before = text_of(file());
  EXPECT_EQ(check(), 0);
  EXPECT_EQ(back_up(directory.path() / "copy.db"), 0);
  EXPECT_EQ(text_of(file()), before);
}

/// A server has the database open, and its last record is not yet in the main file.
TEST_F(DatabaseOfAServer, IsCheckedAndCopiedBesideARunningServer) {
  played();
  SqliteJournal journal{file(), [](const std::function<void()>&) {}, [](const LogLine&) {}};
  const auto elsewhere = directory.path() / "elsewhere";
  std::filesystem::create_directory(elsewhere);
  JournalDatabase writer{file(), {}};
  writer.begin();
  writer.append({TableId{std::byte{1}}, 1, 1, "no record"}, 0);
  EXPECT_EQ(check(), 0) << "uncommitted: " << out.str() << errors.str();
  writer.commit();
  EXPECT_EQ(check(), 1) << "committed";
  EXPECT_THAT(out.str(), HasSubstr("table=01000000 damaged: record 1 cannot be read"));
  EXPECT_EQ(back_up(elsewhere / kJournalFile), 0) << errors.str();
  EXPECT_EQ(check(elsewhere), 1) << "the copy has it too";
}

TEST_F(DatabaseOfAServer, HasACopyThatIsAsGoodAndItsUsersAlone) {
  played();
  const auto elsewhere = directory.path() / "elsewhere";
  std::filesystem::create_directory(elsewhere);
  const auto copy = elsewhere / kJournalFile;
  const mode_t usual = ::umask(0);
  EXPECT_EQ(back_up(copy), 0) << errors.str();
  ::umask(usual);
  EXPECT_EQ(out.str(), copy.string() + " is a copy of " + file().string() + '\n');
  EXPECT_EQ(std::filesystem::status(copy).permissions(), std::filesystem::perms{0600});
  EXPECT_EQ(check(elsewhere), 0) << errors.str();
  EXPECT_EQ(out.str(), summary(0));
}

TEST_F(DatabaseOfAServer, IsNotCopiedOverAnotherFile) {
  played();
  const std::string other = directory.file("other.db", "mine");
  EXPECT_EQ(back_up(other), 1);
  EXPECT_EQ(errors.str(), "cardroom-server: " + other + ": File exists\n");
  EXPECT_EQ(text_of(other), "mine");
}

TEST_F(DatabaseOfAServer, ThatIsMissingLeavesNoCopy) {
  EXPECT_EQ(back_up(directory.path() / "copy.db"), 1);
  EXPECT_EQ(errors.str(), "cardroom-server: " + file().string() + ": No such file or directory\n");
  EXPECT_FALSE(std::filesystem::exists(directory.path() / "copy.db"));
}

}  // namespace
}  // namespace cardroom::server::testing
