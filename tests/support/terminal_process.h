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

/// A program in a terminal of its own, as a person starts it: the terminal controls it, signals of keys reach it, and
/// its three files are one description, which the test holds too. Killed and waited for at the end.
class TerminalProcess {
 public:
  using Milliseconds = std::chrono::milliseconds;

  /// As ChildProcess, in a terminal of this width. Throws std::runtime_error where there are no terminals.
  explicit TerminalProcess(std::vector<std::string> arguments, const ChildProcess::Environment& environment = {},
                           unsigned short columns = 80);
  ~TerminalProcess();
  TerminalProcess(const TerminalProcess&) = delete;
  TerminalProcess& operator=(const TerminalProcess&) = delete;

  /// As from the keyboard: Control-C is "\x03".
  void type(std::string_view keys);
  void signal(int number);
  void resize(unsigned short columns);

  /// Reads until `wanted` holds for the screen; false: not in time, or the program has ended.
  bool shows(const std::function<bool(const Screen&)>& wanted, Milliseconds within = kPatience);
  /// Until this stands somewhere in what was written since the last match, across rows as they were written.
  bool says(std::string_view part, Milliseconds within = kPatience);
  /// Reads what comes until the program has ended.
  std::optional<int> ended(Milliseconds within = kPatience);

  const Screen& screen() const { return screen_; }
  /// All that was written, for a failure's message.
  const std::string& said() const { return everything_; }
  pid_t pid() const { return pid_; }
  /// The description that the program has for its input, output and errors.
  int file() const { return slave_; }
  termios modes() const;

 private:
  /// False: nothing more comes by then.
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
