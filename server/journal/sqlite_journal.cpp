#include "server/journal/sqlite_journal.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <iterator>
#include <limits>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include "common/base/overloaded.h"

namespace cardroom::server {
namespace {

/// The pause between attempts to lock the journal: too short to be noticed by a person who starts a server.
constexpr std::chrono::milliseconds kBetweenLockTries{20};

/// How many expired games may be deleted when a finished game is added: enough to make room for it, and a few more.
constexpr std::size_t kGamesRemovedAtOnce = 4;

constexpr const char* kNotRead = "journal_not_read why=\"";

}  // namespace

SqliteJournal::Lock::Lock(const std::filesystem::path& database, std::chrono::milliseconds patience) {
  const std::string file = database.string() + ".lock";
  descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor_ < 0) throw JournalError{file + ": " + std::strerror(errno)};
  // flock(2) has no timeout.
  for (const auto end = std::chrono::steady_clock::now() + patience;;) {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    if (std::chrono::steady_clock::now() >= end) break;
    std::this_thread::sleep_for(kBetweenLockTries);
  }
  ::close(descriptor_);
  throw JournalError{database.string() + " is in use: another server is running from " +
                     database.parent_path().string()};
}

SqliteJournal::Lock::~Lock() {
  ::close(descriptor_);
}

SqliteJournal::SqliteJournal(std::filesystem::path file, Post post, Log log, SqliteOptions options)
    : file_{std::move(file)},
      post_{std::move(post)},
      log_{std::move(log)},
      options_{options},
      lock_{file_, options_.patience},
      connection_{std::make_unique<Connection>(file_, options_)} {
  JournalDatabase& database = connection_->database;
  if (options_.reserved_log_bytes > 0) database.reserve_log(options_.reserved_log_bytes);
  auto tables = rows_of(database.read_all());
  adopt(tables);
  for (auto& [id, rows] : tables) {
    order_.follows(id, rows.kept.epoch, rows.sequence);
    kept_.push_back(std::move(rows.kept));
  }
  thread_ = std::thread{[this] { work(); }};
}

SqliteJournal::Connection::Connection(const std::filesystem::path& file, const SqliteOptions& options)
    : database{file, {.vfs = options.vfs}}, checkpointer{database, file, {.vfs = options.vfs}, options.log_pages} {}

SqliteJournal::~SqliteJournal() {
  {
    const std::lock_guard lock{mutex_};
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void SqliteJournal::append(AppendRecord append, Done done) {
  if (!order_.follows(append.table, append.epoch, append.sequence)) {
    return post_([done = std::move(done)] { done(AppendResult::fenced); });
  }
  ++metrics_->waiting;
  queue(Append{{append.table, append.epoch, append.sequence, std::move(append.record)},
               append.starts_over,
               std::move(append.finished),
               std::move(done),
               Clock::now()});
}

void SqliteJournal::read(const TableId& table, std::function<void(KeptTable)> done) {
  queue(Read{table, std::move(done)});
}

void SqliteJournal::read_game(const TableId& table, std::uint32_t number, std::function<void(std::string)> done) {
  queue(ReadGameOf{table, number, std::move(done)});
}

void SqliteJournal::forget(const TableId& table) {
  order_.forget(table);
  queue(Forget{table});
}

void SqliteJournal::queue(Job job) {
  bool is_first = false;
  {
    const std::lock_guard lock{mutex_};
    is_first = jobs_.empty();
    jobs_.push_back(std::move(job));
  }
  // For later jobs, the journal's thread is awake already, or is waiting until it may commit.
  if (is_first) changed_.notify_one();
}

void SqliteJournal::work() {
  for (Clock::time_point next_commit{};;) {
    std::vector<Job> jobs;
    {
      std::unique_lock lock{mutex_};
      changed_.wait(lock, [this] { return stopping_ || !jobs_.empty() || !unneeded_.empty(); });
      if (stopping_ && jobs_.empty()) return;
      changed_.wait_until(lock, next_commit, [this] { return stopping_; });
      jobs.swap(jobs_);
    }
    next_commit = Clock::now() + options_.commit_every;
    for (std::size_t waiting = 0;;) {  // The number of jobs reported as unknown after a failed attempt.
      try {
        write(jobs);
        if (waiting != 0) log_({LogLine::Level::info, "journal_resumed"});
        // Earlier requests come first: somebody who asks for the record of a game and then leaves receives the record
        // before being told that they have left.
        answer_reads(jobs);
        tell(jobs, AppendResult::durable);
        connection_->checkpointer.after_commit();
        break;
      } catch (const JournalError& error) {
        if (waiting == 0) log_({LogLine::Level::error, std::string{"journal_failed why=\""} + error.what() + '"'});
        tell(std::span{jobs}.subspan(waiting), AppendResult::unknown);
        waiting = jobs.size();
      }
      std::unique_lock lock{mutex_};
      if (changed_.wait_for(lock, options_.retry, [this] { return stopping_; })) return;
      std::ranges::move(std::exchange(jobs_, {}), std::back_inserter(jobs));
    }
  }
}

/// Writes all jobs in one transaction. After a failure it is unknown whether the transaction is in the database, so the
/// database is reopened and read to find out.
void SqliteJournal::write(const std::vector<Job>& jobs) {
  if (connection_ == nullptr) {
    auto connection = std::make_unique<Connection>(file_, options_);
    adopt(rows_of(connection->database.read_all()));
    connection_ = std::move(connection);
  }
  JournalDatabase& database = connection_->database;
  try {
    std::map<TableId, Last> written;  // The last record of each table in this transaction; row 0: deleted.
    const auto last_of = [&](const TableId& table) -> Last& {
      const auto known = last_.find(table);
      return written.try_emplace(table, known == last_.end() ? Last{} : known->second).first->second;
    };
    database.begin();
    for (const Job& job : jobs) {
      std::visit(Overloaded{[&](const Append& append) {
                              Last& last = last_of(append.record.table);
                              if (last.sequence >= append.record.sequence) return;  // Written by a previous attempt.
                              if (append.starts_over && last.row != 0) {
                                std::vector<JournalDatabase::Row>& rows = unneeded_[append.record.table];
                                if (auto left = left_.extract(append.record.table))
                                  std::ranges::move(left.mapped(), std::back_inserter(rows));
                                rows.push_back(last.row);
                                last.row = 0;
                              }
                              last = {append.record.sequence, database.append(append.record, last.row)};
                              if (!append.finished) return;
                              database.keep_game(append.record.table, *append.finished);
                              database.remove_games(append.finished->at - options_.games_kept, kGamesRemovedAtOnce);
                            },
                            [&](const Forget& forget) {
                              Last& last = last_of(forget.table);
                              // All at once: the earlier records alone would restore an earlier state of the table.
                              std::size_t at_most = std::numeric_limits<std::size_t>::max();
                              database.remove(last.row, at_most);
                              last = {};
                              for (auto* const lists : {&unneeded_, &left_}) {
                                const auto rows = lists->extract(forget.table);
                                if (!rows) continue;
                                for (const JournalDatabase::Row row : rows.mapped())
                                  database.remove(row, at_most);
                              }
                            },
                            [](const auto& /*read*/) {}},
                 job);
    }
    remove_unneeded();
    database.commit();
    for (const auto& [table, last] : written) {
      if (last.row == 0) {
        last_.erase(table);
      } else {
        last_[table] = last;
      }
    }
  } catch (const JournalError&) {
    connection_.reset();
    throw;
  }
}

void SqliteJournal::adopt(const std::map<TableId, TableRows>& tables) {
  last_.clear();
  unneeded_.clear();
  left_.clear();
  for (const auto& [id, rows] : tables) {
    last_[id] = Last{rows.sequence, rows.last};
    if (!rows.unneeded.empty()) left_[id] = rows.unneeded;
  }
}

void SqliteJournal::remove_unneeded() {
  for (std::size_t at_most = options_.removed_at_once; at_most > 0 && !unneeded_.empty();) {
    std::vector<JournalDatabase::Row>& rows = unneeded_.begin()->second;
    rows.back() = connection_->database.remove(rows.back(), at_most);
    if (rows.back() == 0) rows.pop_back();
    if (rows.empty()) unneeded_.erase(unneeded_.begin());
  }
}

void SqliteJournal::answer_reads(const std::vector<Job>& jobs) {
  for (const Job& job : jobs) {
    if (const auto* read = std::get_if<Read>(&job)) answer(*read);
    if (const auto* game = std::get_if<ReadGameOf>(&job)) answer(*game);
  }
}

void SqliteJournal::answer(const Read& read) {
  KeptTable kept{.table = read.table, .epoch = {}, .records = {}};
  const auto last = last_.find(read.table);
  try {
    JournalDatabase::Chain chain =
        connection_->database.read(last == last_.end() ? JournalDatabase::Row{} : last->second.row);
    for (JournalDatabase::Record& record : chain.records) {
      kept.epoch = record.epoch;
      kept.records.push_back(std::move(record.bytes));
    }
    kept.damaged = last != last_.end() && !chain.whole;
  } catch (const JournalError& error) {
    log_({LogLine::Level::error, std::string{kNotRead} + error.what() + '"'});
    kept.records.clear();
  }
  post_([done = read.done, kept = std::move(kept)]() mutable { done(std::move(kept)); });
}

void SqliteJournal::answer(const ReadGameOf& read) {
  std::string file;
  try {
    file = connection_->database.read_game(read.table, read.number);
  } catch (const JournalError& error) {
    log_({LogLine::Level::error, std::string{kNotRead} + error.what() + '"'});
  }
  post_([done = read.done, file = std::move(file)]() mutable { done(std::move(file)); });
}

void SqliteJournal::tell(std::span<const Job> jobs, AppendResult result) {
  struct Waiting {
    Done done;
    std::chrono::microseconds time{};
  };
  std::vector<Waiting> waiting;
  const auto now = Clock::now();
  for (const Job& job : jobs) {
    const auto* append = std::get_if<Append>(&job);
    if (append == nullptr) continue;
    waiting.push_back({append->done, std::chrono::duration_cast<std::chrono::microseconds>(now - append->since)});
  }
  post_([waiting = std::move(waiting), result, metrics = metrics_] {
    metrics->failing = result != AppendResult::durable;
    if (metrics->failing) {
      ++metrics->failed_commits;
    } else {
      ++metrics->commits;
      metrics->records += waiting.size();
      metrics->waiting -= waiting.size();
      for (const Waiting& one : waiting)
        metrics->times.add(one.time);
    }
    for (const Waiting& one : waiting)
      one.done(result);
  });
}

}  // namespace cardroom::server
