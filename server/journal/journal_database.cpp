#include "server/journal/journal_database.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <optional>
#include <sqlite3.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "server/journal/record_order.h"

namespace cardroom::server {
namespace {

/// "Card" in ASCII: file(1) and this program recognise the database by it.
constexpr int kApplicationId = 0x43617264;

/// What a person can do about damage.
constexpr const char* kRestore = "restore a copy of it";
/// Finished games, in the order in which they ended.
constexpr const char* kCreateGames =
    "CREATE TABLE IF NOT EXISTS game (row INTEGER PRIMARY KEY, table_id BLOB NOT NULL, number INTEGER NOT NULL,"
    " finished_at INTEGER NOT NULL, file BLOB NOT NULL, UNIQUE (table_id, number)) STRICT;";

constexpr const char* kMayNotBeWritten = " may not be written";

void bind_value(sqlite3_stmt& statement, int place, std::int64_t value) {
  sqlite3_bind_int64(&statement, place, value);
}

void bind_value(sqlite3_stmt& statement, int place, const void* bytes, std::size_t size) {
  sqlite3_bind_blob64(&statement, place, bytes, size, SQLITE_STATIC);
}

std::string blob(sqlite3_stmt& statement, int column) {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(&statement, column));
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(&statement, column))};
}

/// Creates a file with mode 0600; returns empty, and sets errno, if it exists or cannot be created. SQLite would create
/// it with whatever permissions the umask allows; its other files get the permissions of this one.
std::optional<int> make_private(const std::filesystem::path& file) {
  const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  return made >= 0 ? std::optional{made} : std::nullopt;
}

/// Throws JournalDamaged if the file is empty although its log is not. SQLite would delete the log.
void expect_content(const std::filesystem::path& file) {
  std::error_code missing;
  if (std::filesystem::file_size(file, missing) != 0 || missing) return;
  const auto log_bytes = std::filesystem::file_size(file.string() + "-wal", missing);
  if (!missing && log_bytes != 0) throw JournalDamaged{file.string() + " is damaged: " + kRestore};
}

/// Removes a copy that was not completed.
class Unfinished {
 public:
  explicit Unfinished(const std::filesystem::path& file) : file_{file} {}
  ~Unfinished() {
    if (!done_) ::unlink(file_.c_str());
  }
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;
  void done() { done_ = true; }

 private:
  const std::filesystem::path& file_;
  bool done_ = false;
};

}  // namespace

void JournalDatabase::Close::operator()(sqlite3* database) const {
  sqlite3_close(database);
}

void JournalDatabase::Close::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

JournalDatabase::JournalDatabase(const std::filesystem::path& file, const DatabaseOptions& options) : file_{file} {
  if (options.read_only) {
    // SQLite does not say why it cannot open a file.
    if (::access(file.c_str(), R_OK) != 0) throw JournalError{file.string() + ": " + std::strerror(errno)};
  } else if (const auto made = make_private(file)) {
    ::close(*made);
  }
  expect_content(file);
  sqlite3* opened = nullptr;
  const int flags = options.read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  const int result = sqlite3_open_v2(file.c_str(), &opened, flags, options.vfs);
  database_.reset(opened);
  if (result != SQLITE_OK) fail();
  sqlite3_extended_result_codes(opened, 1);
  set_up(options.read_only);
  begin_ = prepare("BEGIN IMMEDIATE");
  commit_ = prepare("COMMIT");
  append_ = prepare("INSERT INTO record (table_id, epoch, sequence, previous, bytes) VALUES (?, ?, ?, ?, ?)");
  previous_ = prepare("SELECT previous FROM record WHERE row = ?");
  read_ = prepare("SELECT row, table_id, epoch, sequence, previous, bytes FROM record WHERE row = ?");
  remove_ = prepare("DELETE FROM record WHERE row = ?");
  if (number("SELECT count(*) FROM sqlite_schema WHERE name = 'game'") == 0)
    return;  // Read-only, of an earlier version.
  keep_game_ = prepare("INSERT OR IGNORE INTO game (table_id, number, finished_at, file) VALUES (?, ?, ?, ?)");
  read_game_ = prepare("SELECT file FROM game WHERE table_id = ? AND number = ?");
  remove_games_ =
      prepare("DELETE FROM game WHERE row IN (SELECT row FROM game ORDER BY row LIMIT ?2) AND finished_at < ?1");
}

JournalDatabase::~JournalDatabase() = default;

void JournalDatabase::set_up(bool read_only) {
  // Another process may be copying the database.
  sqlite3_busy_timeout(database_.get(), 5'000);
  const int version = number("PRAGMA user_version");
  const int application = number("PRAGMA application_id");
  const bool is_new = version == 0 && application == 0 && number("SELECT count(*) FROM sqlite_schema") == 0;
  if (application != kApplicationId && (read_only || !is_new)) {
    throw JournalError{file_.string() + " is not a Cardroom journal"};
  }
  if (version > kSchemaVersion) {
    throw JournalError{file_.string() + " was written by a newer Cardroom (format " + std::to_string(version) +
                       "; this one reads " + std::to_string(kSchemaVersion) + "): install that or a later one"};
  }
  if (read_only) return;
  // SQLite opens a file without write permission for reading, and fails only at the first write.
  if (sqlite3_db_readonly(database_.get(), "main") == 1) throw JournalError{file_.string() + kMayNotBeWritten};
  run("PRAGMA synchronous=FULL");
  if (is_new) {
    // Before WAL is switched on, so that the file is a journal even without its WAL.
    run("BEGIN IMMEDIATE;"
        "CREATE TABLE record (row INTEGER PRIMARY KEY, table_id BLOB NOT NULL, epoch INTEGER NOT NULL,"
        " sequence INTEGER NOT NULL, previous INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT;" +
        std::string{kCreateGames} + "PRAGMA application_id=" + std::to_string(kApplicationId) +
        ";PRAGMA user_version=" + std::to_string(kSchemaVersion) + ";COMMIT");
  }
  run("PRAGMA journal_mode=WAL");
  if (is_new || version >= kSchemaVersion) return;
  run("BEGIN IMMEDIATE;" + std::string{kCreateGames} + "PRAGMA user_version=" + std::to_string(kSchemaVersion) +
      ";COMMIT");
}

void JournalDatabase::reserve_log(std::int64_t bytes) {
  number("SELECT count(*) FROM sqlite_schema");  // Opens the log.
  sqlite3_file* log = nullptr;
  sqlite3_int64 size = 0;
  if (sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log)) !=
          SQLITE_OK ||
      log->pMethods == nullptr || log->pMethods->xFileSize(log, &size) != SQLITE_OK || size >= bytes) {
    return;
  }
  // SQLite itself never writes more than a page of 64 KiB, and its VFS fails at more than 128 KiB.
  static constexpr std::array<char, std::size_t{64} * 1024> kZeros{};
  for (sqlite3_int64 end = size; end < bytes; end += sqlite3_int64{kZeros.size()}) {
    if (log->pMethods->xWrite(log, kZeros.data(), static_cast<int>(kZeros.size()), end) == SQLITE_OK) continue;
    log->pMethods->xTruncate(log, size);
    return;
  }
}

std::vector<JournalDatabase::Found> JournalDatabase::read_all() {
  std::vector<Found> all;
  const Statement select = prepare("SELECT row, table_id, epoch, sequence, previous, bytes FROM record ORDER BY row");
  while (step(*select))
    all.push_back(found_in(*select));
  return all;
}

JournalDatabase::Chain JournalDatabase::read(Row last) {
  Chain chain;
  for (chain.whole = last != 0; last != 0;) {
    bind_value(*read_, 1, last);
    chain.whole = step(*read_);
    if (!chain.whole) break;
    Found found = found_in(*read_);
    sqlite3_reset(read_.get());
    last = found.previous;
    chain.records.push_back(std::move(found.record));
  }
  std::ranges::reverse(chain.records);
  return chain;
}

JournalDatabase::Found JournalDatabase::found_in(sqlite3_stmt& row) const {
  Found found{.record = {.table = {},
                         .epoch = static_cast<std::uint64_t>(sqlite3_column_int64(&row, 2)),
                         .sequence = static_cast<std::uint64_t>(sqlite3_column_int64(&row, 3)),
                         .bytes = blob(row, 5)},
              .row = sqlite3_column_int64(&row, 0),
              .previous = sqlite3_column_int64(&row, 4)};
  const std::string id = blob(row, 1);
  if (id.size() != found.record.table.size()) {
    fail_damaged(std::string{kRestore} + " (row " + std::to_string(found.row) + " names no table)");
  }
  std::memcpy(found.record.table.data(), id.data(), id.size());
  return found;
}

void JournalDatabase::begin() {
  step(*begin_);
}

void JournalDatabase::commit() {
  step(*commit_);
}

void JournalDatabase::leave_log() {
  const auto after_commit = [](void* pages_of_log, sqlite3*, const char*, int pages) {
    *static_cast<int*>(pages_of_log) = pages;
    return SQLITE_OK;
  };
  // Replaces SQLite's own hook, which is what moves the log.
  sqlite3_wal_hook(database_.get(), after_commit, &log_pages_);
}

int JournalDatabase::checkpoint() {
  int moved = 0;
  const int result =
      sqlite3_wal_checkpoint_v2(database_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, /*pnLog=*/nullptr, &moved);
  if (result != SQLITE_OK && result != SQLITE_BUSY) fail();
  return std::max(moved, 0);
}

JournalDatabase::Row JournalDatabase::append(const Record& record, Row previous) {
  sqlite3_stmt& insert = *append_;
  bind_value(insert, 1, record.table.data(), record.table.size());
  bind_value(insert, 2, static_cast<std::int64_t>(record.epoch));
  bind_value(insert, 3, static_cast<std::int64_t>(record.sequence));
  bind_value(insert, 4, previous);
  bind_value(insert, 5, record.bytes.data(), record.bytes.size());
  step(insert);
  return sqlite3_last_insert_rowid(database_.get());
}

JournalDatabase::Row JournalDatabase::remove(Row last, std::size_t& at_most) {
  for (; last != 0 && at_most > 0; --at_most) {
    bind_value(*previous_, 1, last);
    const bool there = step(*previous_);
    const Row previous = there ? sqlite3_column_int64(previous_.get(), 0) : 0;
    sqlite3_reset(previous_.get());
    bind_value(*remove_, 1, last);
    step(*remove_);
    last = previous;
  }
  return last;
}

void JournalDatabase::keep_game(const TableId& table, const FinishedGame& game) {
  sqlite3_stmt& insert = *keep_game_;
  bind_value(insert, 1, table.data(), table.size());
  bind_value(insert, 2, game.number);
  bind_value(insert, 3, game.at.count());
  bind_value(insert, 4, game.file.data(), game.file.size());
  step(insert);
}

std::string JournalDatabase::read_game(const TableId& table, std::uint32_t number) {
  bind_value(*read_game_, 1, table.data(), table.size());
  bind_value(*read_game_, 2, number);
  std::string file = step(*read_game_) ? blob(*read_game_, 0) : std::string{};
  sqlite3_reset(read_game_.get());
  return file;
}

void JournalDatabase::remove_games(WallTime before, std::size_t at_most) {
  bind_value(*remove_games_, 1, before.count());
  bind_value(*remove_games_, 2, static_cast<std::int64_t>(at_most));
  step(*remove_games_);
}

void JournalDatabase::check_pages() {
  const Statement select = prepare("PRAGMA integrity_check(1)");
  const auto* const found = step(*select) ? sqlite3_column_text(select.get(), 0) : nullptr;
  std::string text = found == nullptr ? "no answer" : reinterpret_cast<const char*>(found);
  std::ranges::replace(text, '\n', ' ');
  if (text != "ok") fail_damaged(text);
}

void JournalDatabase::copy_to(const std::filesystem::path& file) {
  const auto made = make_private(file);
  if (!made) throw JournalError{file.string() + ": " + std::strerror(errno)};
  Unfinished copy{file};
  const Statement vacuum = prepare("VACUUM INTO ?");
  const std::string name = file.string();
  sqlite3_bind_text(vacuum.get(), 1, name.c_str(), -1, SQLITE_STATIC);
  const int result = sqlite3_step(vacuum.get());
  const int synced = result == SQLITE_DONE ? ::fsync(*made) : 0;
  const int error = errno;
  ::close(*made);
  if (result != SQLITE_DONE) fail((result & 0xff) == SQLITE_FULL ? file : file_);
  if (synced != 0) throw JournalError{file.string() + ": " + std::strerror(error)};
  copy.done();
}

void JournalDatabase::run(const std::string& sql) {
  if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

int JournalDatabase::number(const std::string& sql) {
  const Statement select = prepare(sql);
  return step(*select) ? sqlite3_column_int(select.get(), 0) : 0;
}

JournalDatabase::Statement JournalDatabase::prepare(const std::string& sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(database_.get(), sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) !=
      SQLITE_OK) {
    fail();
  }
  return Statement{statement};
}

bool JournalDatabase::step(sqlite3_stmt& statement) {
  const int result = sqlite3_step(&statement);
  if (result == SQLITE_ROW) return true;
  sqlite3_reset(&statement);
  if (result != SQLITE_DONE) fail();
  return false;
}

void JournalDatabase::fail(const std::filesystem::path& file) const {
  std::string why;
  // What SQLite reports as an I/O error is often a full disk, for example when it creates its other files.
  const int system = database_ == nullptr ? 0 : sqlite3_system_errno(database_.get());
  switch (database_ == nullptr ? SQLITE_NOMEM : sqlite3_errcode(database_.get()) & 0xff) {
    case SQLITE_FULL: why = " cannot be written: the disk is full"; break;
    case SQLITE_READONLY:
    case SQLITE_PERM: why = kMayNotBeWritten; break;
    case SQLITE_CANTOPEN: why = std::string{" cannot be opened: "} + std::strerror(system); break;
    case SQLITE_IOERR:
      why = std::string{" cannot be read or written: "} +
            (system != 0 ? std::strerror(system) : sqlite3_errmsg(database_.get()));
      break;
    case SQLITE_CORRUPT: fail_damaged(kRestore);
    case SQLITE_NOTADB: why = " is not a Cardroom journal"; break;
    case SQLITE_BUSY: why = " is in use by another program"; break;
    case SQLITE_NOMEM: why = " cannot be read: out of memory"; break;
    default: why = std::string{": "} + sqlite3_errmsg(database_.get());
  }
  throw JournalError{file.string() + why};
}

void JournalDatabase::fail_damaged(const std::string& how) const {
  // Otherwise the last connection to close would move the log into the file.
  sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  throw JournalDamaged{file_.string() + " is damaged: " + how};
}

std::map<TableId, TableRows> rows_of(std::vector<JournalDatabase::Found> records) {
  std::map<TableId, TableRows> tables;
  RecordOrder order;
  for (JournalDatabase::Found& found : records) {
    JournalDatabase::Record& record = found.record;
    TableRows& rows = tables[record.table];
    const bool starts = found.previous == 0;
    if (starts) {
      // A server died before it could delete the earlier records.
      if (rows.last != 0) rows.unneeded.push_back(rows.last);
      rows.kept = {.table = record.table};
      order.forget(record.table);
    }
    const bool in_order = order.follows(record.table, record.epoch, record.sequence);
    if (!in_order || (!starts && (record.sequence != rows.sequence + 1 || found.previous != rows.last))) {
      rows.kept.damaged = true;
    }
    rows.kept.table = record.table;
    rows.kept.epoch = record.epoch;
    rows.kept.records.push_back(std::move(record.bytes));
    rows.sequence = record.sequence;
    rows.last = found.row;
  }
  return tables;
}

std::vector<KeptTable> tables_of(std::vector<JournalDatabase::Found> records) {
  std::vector<KeptTable> result;
  for (auto& [id, rows] : rows_of(std::move(records)))
    result.push_back(std::move(rows.kept));
  return result;
}

}  // namespace cardroom::server
