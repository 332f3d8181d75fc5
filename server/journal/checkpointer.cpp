#include "server/journal/checkpointer.h"

namespace cardroom::server {
namespace {

/// So few pages that moving them hardly delays the next commit.
constexpr int kLastPages = 64;

/// The maximum number of checkpoints before the committing thread moves the rest, however long: if pages are added as
/// fast as they are moved, the log would otherwise never begin anew.
constexpr int kRounds = 4;

}  // namespace

Checkpointer::Checkpointer(JournalDatabase& committer, const std::filesystem::path& file,
                           const DatabaseOptions& options, int pages)
    : committer_{committer}, database_{file, options}, pages_{pages} {
  committer_.leave_log();
  thread_ = std::thread{[this] { work(); }};
}

Checkpointer::~Checkpointer() {
  {
    const std::lock_guard lock{mutex_};
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Checkpointer::after_commit() {
  log_pages_ = committer_.log_pages();
  const bool long_log = log_pages_ >= pages_;
  State before{};
  {
    const std::lock_guard lock{mutex_};
    if (state_ == State::moving) return;
    before = state_;
    state_ = before == State::resting && long_log ? State::moving : State::resting;
  }
  if (!long_log) return;
  if (before == State::resting) return changed_.notify_one();
  try {
    committer_.checkpoint();
  } catch (const JournalError&) {
    // The next commit will say why.
  }
}

void Checkpointer::work() {
  for (std::unique_lock lock{mutex_};;) {
    changed_.wait(lock, [this] { return stopping_ || state_ == State::moving; });
    if (stopping_) return;
    lock.unlock();
    move_all_but_the_last_pages();
    lock.lock();
    state_ = State::nearly_done;
  }
}

void Checkpointer::move_all_but_the_last_pages() {
  try {
    int moved = 0;
    int rounds = 0;
    do {
      moved = database_.checkpoint();
      ++rounds;
    } while (log_pages_ - moved > kLastPages && rounds < kRounds);
  } catch (const JournalError&) {
    // The committing thread tries it, too, and the next commit says why.
  }
}

}  // namespace cardroom::server
