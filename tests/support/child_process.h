#pragma once

#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace cardroom {

/// A program of ours that a test has started, with pipes for its input, output and errors. Killed with the test if it
/// has not ended by then.
class ChildProcess {
 public:
  /// `environment`: NAME=VALUE, instead of the test's own; empty: the test's own.
  explicit ChildProcess(const std::vector<std::string>& command, const std::vector<std::string>& environment = {});
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  pid_t id() const { return id_; }

  /// The next line of its output, without its end; empty if there is none within twenty seconds.
  std::optional<std::string> read_line();
  /// The rest of its output or errors, up to their end.
  std::string rest_of_output();
  std::string rest_of_errors();

  void write(const std::string& text);
  void end_input();
  void signal(int number);

  /// Waits for its end: the exit status, or minus the number of the signal that ended it.
  int wait();

 private:
  pid_t id_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  std::string read_;  ///< Of the output, beyond the last line.
  std::optional<int> status_;
};

}  // namespace cardroom
