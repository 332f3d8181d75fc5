#pragma once

#include <cstdint>
#include <optional>
#include <termios.h>

namespace cardroom::terminal {

/// Sets a terminal's modes and restores its original state. Does nothing if the file is not a terminal, or while the
/// terminal belongs to another program: a background job that changes the modes would be suspended.
class TtyModes {
 public:
  enum class Mode : std::uint8_t {
    as_found,
    hidden,   ///< As found, but only newlines are echoed.
    editing,  ///< Every key is delivered at once, without echo. Control-C, Z, \, S and Q still work.
  };

  /// `file` must be open; it is not closed here.
  explicit TtyModes(int file) : file_{file} {}
  /// Restores the original state.
  ~TtyModes() { give_back(); }
  TtyModes(const TtyModes&) = delete;
  TtyModes& operator=(const TtyModes&) = delete;

  bool is_terminal() const;
  /// Whether the terminal echoes typed text and delivers whole lines, as terminals do by default.
  bool is_usual() const;
  /// Whether the terminal's input is meant for us. Also true if the file is not a terminal, or not our controlling one.
  bool in_foreground() const;

  void set(Mode mode);
  /// Restores the original state until the next set(). Called before we are suspended, and at the end. The next set()
  /// treats the state that it finds as the original one.
  void give_back();

 private:
  int file_;
  std::optional<termios> found_;  ///< The original state, while the terminal is ours.
  std::optional<termios> ours_;   ///< The state that we set.
};

}  // namespace cardroom::terminal
