#pragma once

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "server/journal/journal_database.h"

namespace cardroom::server {

/// Moves the pages of the write-ahead log into the database while another connection goes on committing. SQLite itself
/// does that within a commit, which then takes 15 to 30 ms with thousands of tables (docs/adr/0057).
///
/// SQLite begins the log anew only after a checkpoint that left nothing in it, but as long as commits keep arriving, a
/// checkpoint on another thread always leaves the newest pages. So this object's thread moves all but the last few
/// pages, and then the committing thread moves those between two commits.
///
/// A failed checkpoint does no harm: its pages stay in the log, and the next commit starts another.
class Checkpointer {
 public:
  /// Opens the database once more. Throws JournalError. `committer`: the connection that commits, which must
  /// outlive this object; `pages`: the length that the log must reach before it is moved.
  Checkpointer(JournalDatabase& committer, const std::filesystem::path& file, const DatabaseOptions& options,
               int pages);
  /// Waits for a checkpoint in progress.
  ~Checkpointer();
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;

  /// To be called by the committing thread between commits. Occasionally takes about as long as a commit.
  void after_commit();

 private:
  enum class State { resting, moving, nearly_done };

  void work();
  void move_all_but_the_last_pages();

  JournalDatabase& committer_;
  JournalDatabase database_;  ///< Used by this object's thread only.
  int pages_;
  std::atomic<int> log_pages_ = 0;  ///< After the latest commit.
  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::resting;  ///< Guarded by the mutex, like `stopping_`.
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace cardroom::server
