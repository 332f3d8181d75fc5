#pragma once

#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <sqlite3.h>
#include <sstream>
#include <string>

#include "server/journal/journal_database.h"
#include "server/log_text.h"
#include "server/ops/database.h"
#include "tests/server/seated_players.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server::testing {

/// A data directory that contains a server's database. Its records are of games played through the whole ServerCore.
struct DatabaseOfAServer : SeatedPlayers {
  DatabaseOfAServer() { std::filesystem::create_directory(data); }

  /// Writes the records of two tables, each in the middle of a game.
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

}  // namespace cardroom::server::testing
