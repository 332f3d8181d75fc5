#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <variant>
#include <vector>

#include "common/base/expected.h"
#include "common/system/descriptor.h"

namespace cardroom::client {

/// The user's own log of that program: $XDG_STATE_HOME/cardroom/NAME.log, or the same under ~/.local/state.
std::filesystem::path log_of(const std::string& name);

/// One of our programs, started by this one. Nothing here blocks: call read() whenever output() is readable. Writing to
/// a program that has exited must not kill us: main ignores SIGPIPE.
class StartedProgram {
 public:
  struct Start {
    std::string name;                 ///< "cardroom-server"
    std::filesystem::path program{};  ///< Empty: the one of that name next to our own program.
    std::vector<std::string> arguments{};
    std::filesystem::path log;  ///< Receives its standard error.
  };

  /// The program has printed its first line, "NAME listening ...". `words`: that line without NAME and "listening".
  struct Ready {
    std::string words;
    /// What it has told people in its log so far, line by line.
    std::vector<std::string> remarks;
  };
  /// The program did not start. `why` is worded for the person, without a full stop.
  struct Failed {
    std::string why;
  };
  /// The program exited after it had been ready.
  struct Ended {};
  /// Nothing yet; or the program is ready; or it has ended, and nothing more follows.
  using News = std::variant<std::monostate, Ready, Failed, Ended>;

  /// The error is worded for the person, without a full stop.
  static Expected<StartedProgram, std::string> start(const Start& start);

  int output() const { return output_.get(); }
  News read();
  /// Writes to its standard input.
  void say(std::string_view text);
  /// Closes its standard input.
  void close_input() { input_ = {}; }
  void send_signal(int signal);

 private:
  StartedProgram() = default;
  std::vector<std::string> log_lines() const;
  std::string why_not_ready(const std::string& said);

  std::string name_;
  pid_t pid_ = 0;
  Descriptor input_;   ///< The program notices when this is closed.
  Descriptor output_;  ///< Its first line says where it listens; end of file: the process has exited.
  std::filesystem::path log_;
  std::int64_t log_begins_ = 0;  ///< The byte offset at which this process's output begins.
  std::string first_line_;
  bool is_ready_ = false;
};

}  // namespace cardroom::client
