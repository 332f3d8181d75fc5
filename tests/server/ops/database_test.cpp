// Goal: the commands for a server's database find all damage and change nothing. How: games are played on the complete
// state machine, and their records are written to a database.
#include "server/ops/database.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <sqlite3.h>
#include <sstream>
#include <string>
#include <sys/stat.h>

#include "cardroom/journal/v1/journal.pb.h"
#include "server/journal/sqlite_journal.h"
#include "server/log_text.h"
#include "tests/server/seated_players.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

struct DatabaseOfAServer : SeatedPlayers {
  DatabaseOfAServer() { std::filesystem::create_directory(data); }

  /// Writes the records of two tables in the middle of a game.
  void played() {
    two_people();
    play_on(3s);
    ASSERT_TRUE(world->ask(world->join_as("Cyd"), create_table(3)).has_joined_table());
    write();
  }
  void write() {
    std::map<TableId, JournalDatabase::Row> last;
    JournalDatabase database{file(), {}};
    database.begin();
    for (const AppendRecord& append : world->records) {
      JournalDatabase::Row& row = last[append.table];
      row = database.append({append.table, append.epoch, append.sequence, append.record}, row);
    }
    database.commit();
  }
  std::filesystem::path file() const { return data / kJournalFile; }
  void sql(const std::string& text) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
  }
  int check(const std::filesystem::path& in) {
    out.str("");
    errors.str("");
    return check_database(in, out, errors);
  }
  int check() { return check(data); }
  int back_up(const std::filesystem::path& copy) {
    errors.str("");
    return back_up_database(data, copy, out, errors);
  }
  std::string summary(std::size_t damaged) const {
    return "2 tables, " + std::to_string(world->records.size()) +
           " records: " + (damaged == 0 ? "all is well" : std::to_string(damaged) + " damaged") + '\n';
  }
  std::string name_of_first_table() const { return "table=" + short_hex(world->kept.begin()->first); }
  std::string of_first_table() const {
    return " WHERE hex(table_id) LIKE '" + short_hex(world->kept.begin()->first) + "%'";
  }

  TemporaryDirectory directory;
  std::filesystem::path data = directory.path() / "data";
  std::ostringstream out;
  std::ostringstream errors;
};

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
  sql("UPDATE record SET previous = 0" + of_first_table() + " AND sequence = 2");
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
  sql("PRAGMA user_version = 2");
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
