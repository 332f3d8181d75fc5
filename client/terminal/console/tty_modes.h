#pragma once

#include <cstdint>
#include <optional>
#include <termios.h>

namespace cardroom::terminal {

/// How a terminal treats what is typed in it, and that it is left as it was found. Does nothing where the file is no
/// terminal, and nothing while the terminal is another program's: a job in the background that changes it would be
/// stopped for that.
class TtyModes {
 public:
  enum class Mode : std::uint8_t {
    as_found,
    hidden,   ///< As found, but without echo except for line ends.
    editing,  ///< Every key is delivered at once, without echo. Control-C, Z, \, S, Q work.
  };

  /// `file`: an open one; not closed here.
  explicit TtyModes(int file) : file_{file} {}
  /// As it was found.
  ~TtyModes() { give_back(); }
  TtyModes(const TtyModes&) = delete;
  TtyModes& operator=(const TtyModes&) = delete;

  bool is_terminal() const;
  /// It echoes what is typed and delivers whole lines, as terminals do by default.
  bool is_usual() const;
  /// Whether the terminal's input is for us. Also true if the file is not a terminal, or not our controlling one.
  bool in_foreground() const;

  void set(Mode mode);
  /// As found, until take() or set(): before we stop, and at the end.
  void give_back();
  /// After we were stopped: what it is like now counts as found, and then it is made as it was last set().
  void take() { set(mode_); }

 private:
  int file_;
  Mode mode_ = Mode::as_found;
  std::optional<termios> found_;  ///< While it is ours.
  std::optional<termios> ours_;   ///< What we have made of it.
};

}  // namespace cardroom::terminal
