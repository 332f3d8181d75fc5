#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace cardroom::terminal {

/// Writes to a file, pipe or terminal that may take nothing for as long as it likes (Control-S, a pager, a full pipe)
/// and holds nobody up meanwhile: a thread of its own waits in write(2). The file's flags are left alone, because other
/// programs share them; whoever else sets O_NONBLOCK there does no harm. Call it on one thread.
class OutputWriter {
 public:
  /// Most that waits, in bytes: some thousand lines. Beyond it the oldest is left out, and a line says so.
  static constexpr std::size_t kWaitingMax = 256 * 1024;

  /// `file` is open for writing and outlives the writer; it is not closed here. `gone` is called once, on the writer's
  /// own thread, when nobody will read any more; never after finish() or the destructor has returned.
  OutputWriter(int file, std::function<void()> gone);
  /// What still waits is lost.
  ~OutputWriter();
  OutputWriter(const OutputWriter&) = delete;
  OutputWriter& operator=(const OutputWriter&) = delete;

  void write(std::string bytes);
  /// Waits until everything is out, but no longer than `patience` (empty: as long as it takes). False: not all is.
  bool flush(std::optional<std::chrono::milliseconds> patience);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace cardroom::terminal
