#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/server_io.h"

struct sqlite3;
struct sqlite3_stmt;

namespace cardroom::server {

/// The database cannot be opened or written; what() is one line for a person.
struct JournalError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Parts of the database are lost or wrong. Another copy of it may be intact.
struct JournalDamaged : JournalError {
  using JournalError::JournalError;
};

/// The name of the database in a server's data directory.
inline constexpr const char* kJournalFile = "cardroom.db";

/// The version of the database that this program writes. Version 1 had all records of a table from its creation; since
/// version 2, they may begin with a later one; since version 3, finished games are kept. A database of an earlier
/// version becomes one of this version when it is opened for writing.
inline constexpr int kSchemaVersion = 3;

/// The length, in pages, that a write-ahead log must reach before its pages are moved into the database and it begins
/// anew. The same as SQLite's own limit (SQLITE_DEFAULT_WAL_AUTOCHECKPOINT).
inline constexpr int kLogPages = 1'000;

/// The size of a write-ahead log with that many pages (https://www.sqlite.org/fileformat2.html#walformat), plus
/// those that commits add until it has been moved.
inline constexpr std::int64_t kReservedLogBytes = std::int64_t{kLogPages + 240} * (4'096 + 24);

/// How a database is opened.
struct DatabaseOptions {
  const char* vfs = nullptr;  ///< For tests: the name of a VFS registered with SQLite; null: the default.
  bool read_only = false;     ///< The file must exist and is not changed. Works even while a server writes to it.
};

/// A connection to the journal's database. Every function may throw JournalError, or JournalDamaged if the file is
/// a damaged journal. Not thread-safe.
///
/// Records are only appended, by row id, with no other index: an index by table costs ten times as much. Each row names
/// the row of its table's previous record, so that one table can be read and deleted without a search. A row that names
/// none is the first one needed: earlier rows of the same table are no longer needed.
class JournalDatabase {
 public:
  using Row = std::int64_t;  ///< 0: none.
  struct Record {
    TableId table{};
    std::uint64_t epoch{};
    std::uint64_t sequence{};
    std::string bytes;
  };

  /// Opens the file. Unless `read_only`, creates it if necessary, accessible only to this user.
  JournalDatabase(const std::filesystem::path& file, const DatabaseOptions& options);
  ~JournalDatabase();
  JournalDatabase(const JournalDatabase&) = delete;
  JournalDatabase& operator=(const JournalDatabase&) = delete;

  /// Extends the write-ahead log with zeros to this size, in chunks of 64 KiB. A commit then overwrites part of the log
  /// instead of extending it, so the file system has to record no new size or blocks: a commit takes 35 to 40 % less
  /// time on ext4 without a journal, and 55 % less with one. Does nothing if there is no space for it.
  void reserve_log(std::int64_t bytes = kReservedLogBytes);

  /// All records in the order in which they were appended.
  struct Found {
    Record record;
    Row row{};
    Row previous{};
  };
  std::vector<Found> read_all();
  /// The needed records, oldest first, of the table whose last record is in this row.
  struct Chain {
    std::vector<Record> records;
    bool whole = false;  ///< No record is missing.
  };
  Chain read(Row last);

  void begin();
  void commit();
  /// From now on, a commit no longer moves a long log into the database; only checkpoint() does.
  void leave_log();
  /// The length of the log after the last commit since leave_log(); 0 before.
  int log_pages() const { return log_pages_; }
  /// Moves the pages of the log into the database, as far as other connections that read or move them allow. Returns
  /// how many pages have been moved since the log began.
  int checkpoint();
  Row append(const Record& record, Row previous);
  /// Deletes this row and then, going back from row to row, the earlier ones of its chain, but no more than `at_most`,
  /// from which it subtracts the number deleted. Returns the row to delete next; 0: none is left.
  Row remove(Row last, std::size_t& at_most);

  /// Throws JournalDamaged unless SQLite finds the whole file intact. Does not check the records in it.
  void check_pages();

  /// Keeps a finished game, unless it is kept already.
  void keep_game(const TableId& table, const FinishedGame& game);
  /// The file of a finished game; empty: it is not kept.
  std::string read_game(const TableId& table, std::uint32_t number);
  /// Deletes games that were finished before this time, oldest first, but no more than `at_most`.
  void remove_games(WallTime before, std::size_t at_most);

  /// Writes a consistent copy that only this user can read, even while another process writes to the database, and
  /// syncs it to disk. The file must not exist yet. If copying fails, no file is left behind.
  void copy_to(const std::filesystem::path& file);

 private:
  struct Close {
    void operator()(sqlite3* database) const;
    void operator()(sqlite3_stmt* statement) const;
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;

  Found found_in(sqlite3_stmt& row) const;
  void run(const std::string& sql);
  int number(const std::string& sql);
  Statement prepare(const std::string& sql);
  /// Returns whether there is a row.
  bool step(sqlite3_stmt& statement);
  void set_up(bool read_only);
  [[noreturn]] void fail() const { fail(file_); }
  /// `file`: the file that could not be read or written.
  [[noreturn]] void fail(const std::filesystem::path& file) const;
  /// From now on the file and its log stay as they are, for whoever repairs them.
  [[noreturn]] void fail_damaged(const std::string& how) const;

  std::filesystem::path file_;
  std::unique_ptr<sqlite3, Close> database_;
  Statement begin_;
  Statement commit_;
  Statement append_;
  Statement previous_;
  Statement read_;
  Statement remove_;
  Statement keep_game_;
  Statement read_game_;
  Statement remove_games_;
  int log_pages_ = 0;
};

/// What a database contains about one table.
struct TableRows {
  KeptTable kept{};
  std::uint64_t sequence{};                      ///< The number of the last record.
  JournalDatabase::Row last{};                   ///< Its row.
  std::vector<JournalDatabase::Row> unneeded{};  ///< Rows that are no longer needed, each with those before it.
};
std::map<TableId, TableRows> rows_of(std::vector<JournalDatabase::Found> records);

/// The needed records of a whole database, grouped by table, for JournalOpened.
std::vector<KeptTable> tables_of(std::vector<JournalDatabase::Found> records);

}  // namespace cardroom::server
