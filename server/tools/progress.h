#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace cardroom::tools {

/// A line on standard error with the progress of a long run, shown only if standard error is a terminal.
class Progress {
 public:
  /// `what`: for example "games"; must outlive this object.
  Progress(std::uint64_t total, std::string_view what);
  /// Erases the line.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Erases the line before something else is printed; it reappears with the next progress.
  void hide();
  void reached(std::uint64_t so_far);

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t total_;
  std::string_view what_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point next_;  ///< The line is not updated before this time.
};

}  // namespace cardroom::tools
