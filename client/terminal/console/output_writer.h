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
  /// The limit of the queued output, in bytes: some thousand lines. Beyond it the oldest is dropped, and a line says
  /// so.
  static constexpr std::size_t kWaitingMax = 256 * 1024;

  /// `file` is open for writing and outlives the writer; it is not closed here. `gone` is called once, on the writer's
  /// own thread, when the output is closed; never after the destructor has returned.
  OutputWriter(int file, std::function<void()> gone);
  /// Queued output is lost.
  ~OutputWriter();
  OutputWriter(const OutputWriter&) = delete;
  OutputWriter& operator=(const OutputWriter&) = delete;

  void write(std::string bytes);
  /// Waits until everything is written, for at most `patience` (empty: without a limit). False: not everything is.
  bool flush(std::optional<std::chrono::milliseconds> patience);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace cardroom::terminal
