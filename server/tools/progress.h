#pragma once

#include <chrono>
#include <cstdint>

namespace cardroom::sim {

/// A line on standard error with the progress of a long run, shown only if standard error is a terminal.
class Progress {
 public:
  explicit Progress(std::uint64_t games);
  /// Erases the line.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void played(std::uint64_t games_so_far);

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t games_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point next_;  ///< The line is not updated before this time.
};

}  // namespace cardroom::sim
