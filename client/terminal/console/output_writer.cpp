#include "client/terminal/console/output_writer.h"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <deque>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <utility>

namespace cardroom::terminal {
namespace {

/// False if the output is closed.
bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      pollfd room{file, POLLOUT, 0};
      ::poll(&room, 1, -1);
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

}  // namespace

/// Shared with the thread, which may still be blocked in write(2) when the writer is gone. The thread uses nothing
/// else.
struct OutputWriter::State {
  explicit State(int output) : file{::fcntl(output, F_DUPFD_CLOEXEC, 0)} {}
  ~State() {
    if (file >= 0) ::close(file);
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  const int file;
  std::mutex mutex;
  std::condition_variable changed;
  // Guarded by the mutex:
  std::function<void()> gone;
  std::deque<std::string> waiting;
  std::size_t waiting_bytes = 0;
  std::ptrdiff_t lines_left_out = 0;
  bool writing = false;
  bool broken = false;
  bool ending = false;

  bool idle() const { return broken || (waiting.empty() && !writing); }

  void add(std::string bytes) {
    waiting_bytes += bytes.size();
    waiting.push_back(std::move(bytes));
    while (waiting_bytes > kWaitingMax && waiting.size() > 1) {
      waiting_bytes -= waiting.front().size();
      lines_left_out += std::ranges::count(waiting.front(), '\n');
      waiting.pop_front();
    }
  }

  std::string take() {
    std::string next = std::move(waiting.front());
    waiting.pop_front();
    waiting_bytes -= next.size();
    if (const auto lines = std::exchange(lines_left_out, 0); lines > 0)
      next.insert(0, "[" + std::to_string(lines) + " lines are left out here: nobody read them in time.]\n");
    return next;
  }

  void run() {
    std::unique_lock lock{mutex};
    for (;;) {
      changed.wait(lock, [this] { return ending || (!broken && !waiting.empty()); });
      if (ending) return;
      const std::string next = take();
      writing = true;
      lock.unlock();
      const bool written = write_all(file, next);
      lock.lock();
      writing = false;
      if (!written) {
        broken = true;
        waiting.clear();
        if (const auto tell = std::exchange(gone, nullptr)) tell();
      }
      changed.notify_all();
    }
  }
};

OutputWriter::OutputWriter(int file, std::function<void()> gone) : state_{std::make_shared<State>(file)} {
  state_->gone = std::move(gone);
  // Signals are handled by the main thread. With SIGTTOU blocked, a background program can still write.
  sigset_t all{};
  sigset_t before{};
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread{[state = state_] { state->run(); }}.detach();
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

OutputWriter::~OutputWriter() {
  const std::lock_guard lock{state_->mutex};
  state_->gone = nullptr;
  state_->ending = true;
  state_->changed.notify_all();
}

void OutputWriter::write(std::string bytes) {
  if (bytes.empty()) return;
  const std::lock_guard lock{state_->mutex};
  if (state_->broken) return;
  state_->add(std::move(bytes));
  state_->changed.notify_all();
}

bool OutputWriter::flush(std::optional<std::chrono::milliseconds> patience) {
  std::unique_lock lock{state_->mutex};
  const auto idle = [this] { return state_->idle(); };
  if (patience) return state_->changed.wait_for(lock, *patience, idle);
  state_->changed.wait(lock, idle);
  return true;
}

}  // namespace cardroom::terminal
