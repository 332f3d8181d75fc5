#pragma once

namespace cardroom::terminal {

/// Whether a terminal shows what is typed in it. Does nothing where the file is no terminal.
class TypingEcho {
 public:
  /// `file`: an open one; not closed here.
  explicit TypingEcho(int file) : file_{file} {}
  /// As it was.
  ~TypingEcho() { show(); }
  TypingEcho(const TypingEcho&) = delete;
  TypingEcho& operator=(const TypingEcho&) = delete;

  /// Only the end of the line is seen.
  void hide();
  void show();

 private:
  int file_;
  bool hidden_ = false;
};

}  // namespace cardroom::terminal
