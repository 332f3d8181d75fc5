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

/// A program that a test has started. Its input and output are pipes, and its standard error is kept in memory. Every
/// wait has a deadline. The destructor kills the program and waits for it, whatever happens.
class ChildProcess {
 public:
  using Milliseconds = std::chrono::milliseconds;
  using Environment = std::vector<std::pair<std::string, std::string>>;
  using Wanted = std::function<bool(const std::string&)>;

  /// `arguments[0]` is the path of the program. `environment` is added to the test's own environment and overrides it.
  /// Throws std::runtime_error if the program cannot be started.
  explicit ChildProcess(std::vector<std::string> arguments, const Environment& environment = {});
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Does nothing if the program has exited.
  void write(std::string_view text);
  void close_input();
  void signal(int number);

  /// The next line of output for which `wanted` holds; earlier lines are dropped. Empty at the deadline or at the end
  /// of the output.
  std::optional<std::string> line(const Wanted& wanted, Milliseconds within = kPatience);
  std::optional<std::string> line_with(std::string_view part, Milliseconds within = kPatience);
  /// The next line of output.
  std::optional<std::string> next_line() { return line_with(""); }

  /// The exit status, or 128 plus the signal's number; empty if the program is still running at the deadline.
  std::optional<int> ended(Milliseconds within = kPatience);

  /// Standard error so far.
  std::string errors() const;
  /// All output so far, for failure messages.
  std::string said() const;
  pid_t pid() const { return pid_; }

 private:
  bool read_some(std::chrono::steady_clock::time_point deadline);

  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  std::string partial_;  ///< The current, still incomplete line.
  std::deque<std::string> lines_;
  std::string everything_;
  std::optional<int> status_;
};

/// Starts a program with these files as its standard input, output and error; it also inherits all open files without
/// close-on-exec. Throws std::runtime_error if the program cannot be started.
pid_t start_program(std::vector<std::string> arguments, const ChildProcess::Environment& environment, int input,
                    int output, int errors);

/// Waits for a program to exit. Returns its exit status, or 128 plus the signal's number.
int end_status(pid_t pid);

/// The path of one of our programs: build/PRESET/bin/NAME.
std::string program(std::string_view name);

}  // namespace cardroom
