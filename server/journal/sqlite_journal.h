#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/journal/journal.h"
#include "server/journal/record_order.h"

struct sqlite3;
struct sqlite3_stmt;

namespace cardroom::server {

/// The database cannot be opened or written; the text is one line for a person.
struct JournalError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Parts of the database are lost or wrong. Another copy of it may be intact.
struct JournalDamaged : JournalError {
  using JournalError::JournalError;
};

/// The name of the database in a server's data directory.
inline constexpr const char* kJournalFile = "cardroom.db";

/// The version of the database's tables that this program writes.
inline constexpr int kSchemaVersion = 1;

/// The pause after a failed commit. Long enough not to fill a log, short enough that players hardly notice once the
/// disk has space again.
inline constexpr std::chrono::milliseconds kJournalRetry{1'000};

/// How long a server waits for its predecessor, which may still be shutting down. The shutdown itself may take as long.
inline constexpr std::chrono::milliseconds kJournalPatience{5'000};

/// How a database is opened.
struct SqliteOptions {
  const char* vfs = nullptr;  ///< For tests: a VFS that is registered with SQLite; null: the default.
  std::chrono::milliseconds retry = kJournalRetry;
  std::chrono::milliseconds patience = kJournalPatience;  ///< The wait for another process that has the journal.
  bool read_only = false;  ///< The file must exist and is not changed. Works even while a server writes to it.
};

/// A connection to the journal's database. Every function may throw JournalError, or JournalDamaged if the file was
/// once a journal. Not thread-safe.
///
/// Records are only appended, by row id, with no other index: an index by table costs ten times as much. Each row names
/// the row of its table's previous record, so that one table can be read and deleted without a search.
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
  JournalDatabase(const std::filesystem::path& file, const SqliteOptions& options);
  ~JournalDatabase();
  JournalDatabase(const JournalDatabase&) = delete;
  JournalDatabase& operator=(const JournalDatabase&) = delete;

  /// All records in the order in which they were appended.
  struct Found {
    Record record;
    Row row{};
    Row previous{};
  };
  std::vector<Found> read_all();
  /// All records of the table whose last record is in this row, from the first one; fewer if one is missing.
  std::vector<Record> read(Row last);

  void begin();
  void commit();
  Row append(const Record& record, Row previous);
  /// Deletes this row and all earlier ones of the same table.
  void remove(Row last);

  /// Throws JournalDamaged unless SQLite finds the whole file intact. Does not check the records in it.
  void check_pages();

  /// Writes a consistent copy that only its user can read, even while another process writes to the database, and syncs
  /// it to disk. The file must not exist yet. If copying fails, no file is left behind.
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

  std::filesystem::path file_;
  std::unique_ptr<sqlite3, Close> database_;
  Statement append_;
  Statement previous_;
  Statement read_;
  Statement remove_;
};

/// The records of a whole database, grouped by table, for JournalOpened.
std::vector<KeptTable> tables_of(std::vector<JournalDatabase::Found> records);

/// The journal on disk, in a SQLite database. Its own thread writes what is queued from all tables as one transaction
/// (WAL, synchronous=FULL), and posts the results back.
///
/// If a commit fails, its result is unknown: the tables concerned are told, the database is reopened, and whatever it
/// lacks is appended again, until that succeeds.
class SqliteJournal final : public Journal {
 public:
  /// Runs a function on the I/O thread, later. Called by the journal's thread; thread-safe.
  using Post = std::function<void(std::function<void()>)>;
  /// Called by the journal's thread with a line about a failed commit, and with another when it has finally succeeded.
  using Log = std::function<void(LogLine)>;

  /// Throws JournalError.
  SqliteJournal(std::filesystem::path file, Post post, Log log, SqliteOptions options = {});
  /// Writes what is queued, without retrying if that fails.
  ~SqliteJournal() override;

  /// The tables that the journal held when it was opened. To be called once.
  std::vector<KeptTable> take_tables() { return std::move(kept_); }

  void append(const TableId& table, std::uint64_t epoch, std::uint64_t sequence, std::string record,
              Done done) override;
  void read(const TableId& table, std::function<void(KeptTable)> done) override;
  void forget(const TableId& table) override;
  JournalMetrics metrics() const override { return *metrics_; }

 private:
  using Clock = std::chrono::steady_clock;

  struct Append {
    JournalDatabase::Record record;
    Done done;
    Clock::time_point since;
  };
  struct Forget {
    TableId table{};
  };
  struct Read {
    TableId table{};
    std::function<void(KeptTable)> done;
  };
  using Job = std::variant<Append, Forget, Read>;

  void queue(Job job);
  void work();
  void write(const std::vector<Job>& jobs);
  void answer_reads(const std::vector<Job>& jobs);
  /// Posts the result of an attempt: it is counted, and those who appended the records among these jobs are told.
  void tell(std::span<const Job> jobs, AppendResult result);

  /// Allows one server at a time: held while the journal is open, even while its database is being reopened.
  class Lock {
   public:
    Lock(const std::filesystem::path& database, std::chrono::milliseconds patience);
    ~Lock();
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

   private:
    int descriptor_;
  };

  std::filesystem::path file_;
  Post post_;
  Log log_;
  SqliteOptions options_;
  Lock lock_;
  RecordOrder order_;  ///< Used by the I/O thread only, like `*metrics_`.
  /// Shared with what is posted, which may run after the journal's end.
  std::shared_ptr<JournalMetrics> metrics_ = std::make_shared<JournalMetrics>();
  std::vector<KeptTable> kept_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Job> jobs_;  ///< Guarded by the mutex, like `stopping_`.
  bool stopping_ = false;

  struct Last {
    std::uint64_t sequence{};
    JournalDatabase::Row row{};
  };
  std::unique_ptr<JournalDatabase> database_;  ///< Used by the journal's thread only, like `last_`.
  std::map<TableId, Last> last_;
  std::thread thread_;
};

}  // namespace cardroom::server
