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

/// A program in its own terminal, as a person starts it: the terminal controls it, signals of keys reach it, and its
/// three standard files share one description, which the test holds too. The program is killed and waited for at the
/// end.
class TerminalProcess {
 public:
  using Milliseconds = std::chrono::milliseconds;

  /// As ChildProcess, in a terminal of this width. Throws std::runtime_error if no terminal can be opened.
  explicit TerminalProcess(std::vector<std::string> arguments, const ChildProcess::Environment& environment = {},
                           unsigned short columns = 80);
  ~TerminalProcess();
  TerminalProcess(const TerminalProcess&) = delete;
  TerminalProcess& operator=(const TerminalProcess&) = delete;

  /// As typed on the keyboard: Control-C is "\x03".
  void type(std::string_view keys);
  void signal(int number);
  void resize(unsigned short columns);

  /// Reads until `wanted` holds for the screen. False if it does not in time, or the program has ended.
  bool shows(const std::function<bool(const Screen&)>& wanted, Milliseconds within = kPatience);
  /// Reads until this text is in the output since the last match, even across rows.
  bool says(std::string_view part, Milliseconds within = kPatience);
  /// Reads until the program has ended.
  std::optional<int> ended(Milliseconds within = kPatience);

  const Screen& screen() const { return screen_; }
  /// All output so far, for the message of a failure.
  const std::string& said() const { return everything_; }
  pid_t pid() const { return pid_; }
  /// The file description that the program has as input, output and errors.
  int file() const { return slave_; }
  termios modes() const;

 private:
  /// False if nothing more arrives by then.
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
