#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/journal/checkpointer.h"
#include "server/journal/journal.h"
#include "server/journal/journal_database.h"
#include "server/journal/record_order.h"

namespace cardroom::server {

/// The pause after a failed commit. Long enough not to fill a log, short enough that players hardly notice once the
/// disk has space again.
inline constexpr std::chrono::milliseconds kJournalRetry{1'000};

/// How long a server waits for its predecessor, which may still be shutting down. The shutdown itself may take as long.
inline constexpr std::chrono::milliseconds kJournalPatience{5'000};

/// The least time from the start of one commit to that of the next. Nobody notices it, and a disk is written to at most
/// 200 times a second, however many tables there are: what arrives in between is committed together. A record that
/// comes after a longer silence is committed at once.
inline constexpr std::chrono::milliseconds kCommitEvery{5};

/// The maximum number of unneeded records that one commit deletes: few enough not to delay the records that are
/// committed with them.
inline constexpr std::size_t kRemovedAtOnce = 64;

/// How a journal is opened.
struct SqliteOptions {
  const char* vfs = nullptr;  ///< As in DatabaseOptions.
  std::chrono::milliseconds retry = kJournalRetry;
  std::chrono::milliseconds patience = kJournalPatience;  ///< How long to wait for another process that has it open.
  std::chrono::milliseconds commit_every = kCommitEvery;
  /// As in JournalDatabase::reserve_log(), which writes some 80 chunks; 0: none. For a test in which each write fails
  /// in turn.
  std::int64_t reserved_log_bytes = kReservedLogBytes;
  std::size_t removed_at_once = kRemovedAtOnce;
  int log_pages = kLogPages;         ///< As in Checkpointer.
  std::chrono::days games_kept{90};  ///< How long finished games are kept.
};

/// The journal on disk, in a SQLite database. Its own thread writes what is queued from all tables as one transaction
/// (WAL, synchronous=FULL), at most one in kCommitEvery, and posts the results back. It deletes the records that are no
/// longer needed a few at a time, with the next records or in commits of their own. A second thread moves the
/// write-ahead log into the database.
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

  void append(AppendRecord append, Done done) override;
  void read(const TableId& table, std::function<void(KeptTable)> done) override;
  void read_game(const TableId& table, std::uint32_t number, std::function<void(std::string)> done) override;
  void forget(const TableId& table) override;
  JournalMetrics metrics() const override { return *metrics_; }

 private:
  using Clock = std::chrono::steady_clock;

  struct Append {
    JournalDatabase::Record record;
    bool starts_over = false;
    std::optional<FinishedGame> finished{};
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
  struct ReadGameOf {
    TableId table{};
    std::uint32_t number = 0;
    std::function<void(std::string)> done;
  };
  using Job = std::variant<Append, Forget, Read, ReadGameOf>;

  /// A connection that commits, and the object that moves its log.
  struct Connection {
    Connection(const std::filesystem::path& file, const SqliteOptions& options);

    JournalDatabase database;
    Checkpointer checkpointer;
  };

  void queue(Job job);
  void work();
  void write(const std::vector<Job>& jobs);
  /// Takes `last_` and `left_` from the database.
  void adopt(const std::map<TableId, TableRows>& tables);
  void remove_unneeded();
  void answer_reads(const std::vector<Job>& jobs);
  void answer(const Read& read);
  void answer(const ReadGameOf& read);
  /// Posts the result of an attempt, to be counted and to be reported to those who appended the records in these jobs.
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
  /// Shared with the posted functions, which may run after the journal has been destroyed.
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
  /// Used by the journal's thread only, like the next four.
  std::unique_ptr<Connection> connection_;
  std::map<TableId, Last> last_;
  using Rows = std::map<TableId, std::vector<JournalDatabase::Row>>;  ///< Like TableRows::unneeded, but never empty.
  Rows unneeded_;                                                     ///< To be deleted with the next commits.
  /// Found unneeded when the database was opened. They stay until their table starts over again, or ends: only then is
  /// it certain that the table could be restored without them, however damaged the database was.
  Rows left_;
  std::thread thread_;
};

}  // namespace cardroom::server
