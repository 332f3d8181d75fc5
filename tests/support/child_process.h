#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <utility>
#include <vector>

#include "tests/support/patience.h"

namespace cardroom {

/// A program that a test has started. Its input and output are pipes, and what it says on standard error is kept in
/// memory. Whatever is waited for has a deadline. It is killed and waited for at the end, whatever happens.
class ChildProcess {
 public:
  using Milliseconds = std::chrono::milliseconds;
  using Environment = std::vector<std::pair<std::string, std::string>>;
  using Wanted = std::function<bool(const std::string&)>;

  /// `arguments[0]` is the program, with its path. `environment` is added to the test's own, or replaces what is there.
  /// Throws std::runtime_error if it cannot be started.
  explicit ChildProcess(std::vector<std::string> arguments, const Environment& environment = {});
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Nothing if it has ended.
  void write(std::string_view text);
  void close_input();
  void signal(int number);

  /// The next line of its output for which `wanted` holds; those before it are dropped. Empty if none comes in time, or
  /// the output ends.
  std::optional<std::string> line(const Wanted& wanted, Milliseconds within = kPatience);
  std::optional<std::string> line_with(std::string_view part, Milliseconds within = kPatience);
  /// Whatever it says next.
  std::optional<std::string> next_line() { return line_with(""); }

  /// Its exit status, or 128 and the signal's number; empty if it still runs by then.
  std::optional<int> ended(Milliseconds within = kPatience);

  /// What it has said on standard error so far.
  std::string errors() const;
  /// All that it has said so far, for a failure's message.
  std::string said() const;
  pid_t pid() const { return pid_; }

 private:
  bool read_some(std::chrono::steady_clock::time_point deadline);

  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  std::string partial_;  ///< A line that has not ended.
  std::deque<std::string> lines_;
  std::string everything_;
  std::optional<int> status_;
};

/// Starts a program with these open files and no others that close on exec. Throws std::runtime_error if it cannot be
/// started.
pid_t start_program(std::vector<std::string> arguments, const ChildProcess::Environment& environment, int input,
                    int output, int errors);

/// Of a program that has ended, or will: its exit status, or 128 and the signal's number.
int end_status(pid_t pid);

/// A program of ours: build/PRESET/bin/NAME.
std::string program(std::string_view name);

}  // namespace cardroom
