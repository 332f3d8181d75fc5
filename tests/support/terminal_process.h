#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <termios.h>

#include "tests/support/child_process.h"
#include "tests/support/screen.h"

namespace cardroom {

/// A program in its own terminal, as if started by a person: it is the program's controlling terminal, keys such as
/// Control-C send signals, and the three standard streams share one open file description, which the test holds too.
/// The destructor kills the program and waits for it.
class TerminalProcess {
 public:
  using Milliseconds = std::chrono::milliseconds;

  /// Like ChildProcess, in a terminal of this width. Throws std::runtime_error if no terminal can be opened.
  explicit TerminalProcess(std::vector<std::string> arguments, const ChildProcess::Environment& environment = {},
                           unsigned short columns = 80);
  ~TerminalProcess();
  TerminalProcess(const TerminalProcess&) = delete;
  TerminalProcess& operator=(const TerminalProcess&) = delete;

  /// Sends keystrokes as the keyboard would: Control-C is "\x03".
  void type(std::string_view keys);
  void signal(int number);
  void resize(unsigned short columns);

  /// Reads until `wanted` holds for the screen. Returns false if it does not hold in time or the program exits first.
  bool shows(const std::function<bool(const Screen&)>& wanted, Milliseconds within = kPatience);
  /// Reads until this text appears in the output after the last match, even across rows.
  bool says(std::string_view part, Milliseconds within = kPatience);
  /// Reads until the program has exited.
  std::optional<int> ended(Milliseconds within = kPatience);

  const Screen& screen() const { return screen_; }
  /// All output so far, for failure messages.
  const std::string& said() const { return everything_; }
  pid_t pid() const { return pid_; }
  /// A descriptor of the program's standard input, output and error.
  int file() const { return slave_; }
  termios modes() const;

 private:
  /// Returns false if nothing more arrives by then.
  bool read_some(std::chrono::steady_clock::time_point deadline);

  pid_t pid_ = -1;
  int master_ = -1;
  int slave_ = -1;
  Screen screen_;
  std::string everything_;
  std::size_t matched_ = 0;
  std::optional<int> status_;
};

}  // namespace cardroom
