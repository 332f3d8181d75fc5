#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace cardroom::terminal {

/// Writes to a file, pipe or terminal that may block indefinitely (Control-S, a pager, a full pipe), without blocking
/// the caller: a separate thread waits in write(2). The file's flags are not changed, because other programs share
/// them; another program may set O_NONBLOCK there. Use from one thread only.
class OutputWriter {
 public:
  /// The maximum amount of queued output, in bytes: a few thousand lines. Beyond it, the oldest output is dropped, and
  /// a line is printed to say so.
  static constexpr std::size_t kWaitingMax = 256 * 1024;

  /// `file` must be open for writing. The writer keeps its own duplicate of the descriptor, so that the caller may
  /// close `file` at any time: the thread can outlive the writer. `gone` is called once, on that thread, when the
  /// output is closed (or no descriptor is available); never after the destructor has returned.
  OutputWriter(int file, std::function<void()> gone);
  /// Discards queued output.
  ~OutputWriter();
  OutputWriter(const OutputWriter&) = delete;
  OutputWriter& operator=(const OutputWriter&) = delete;

  void write(std::string bytes);
  /// Waits until everything has been written, for at most `patience` (empty: no limit). Returns false on a timeout.
  bool flush(std::optional<std::chrono::milliseconds> patience);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace cardroom::terminal
