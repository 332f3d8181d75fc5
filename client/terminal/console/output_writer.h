#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace cardroom::terminal {

/// Writes to a file, pipe or terminal that may block for any time (Control-S, a pager, a full pipe) without blocking
/// the caller: a thread of its own waits in write(2). The file's flags are not changed, because other programs share
/// them; another program may set O_NONBLOCK there. Call it on one thread.
class OutputWriter {
 public:
  /// The limit of queued output, in bytes: a few thousand lines. Beyond it the oldest output is dropped, and a line
  /// says so.
  static constexpr std::size_t kWaitingMax = 256 * 1024;

  /// `file` is open for writing. The writer keeps a descriptor of its own for it, so that the caller may close `file`
  /// at any time: the thread can outlive the writer. `gone` is called once, on that thread, when the output is closed
  /// (or no descriptor is available); never after the destructor has returned.
  OutputWriter(int file, std::function<void()> gone);
  /// Queued output is lost.
  ~OutputWriter();
  OutputWriter(const OutputWriter&) = delete;
  OutputWriter& operator=(const OutputWriter&) = delete;

  void write(std::string bytes);
  /// Waits until everything is written, for at most `patience` (empty: without a limit). False if not everything is.
  bool flush(std::optional<std::chrono::milliseconds> patience);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace cardroom::terminal
