#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/terminal/console/input_reader.h"
#include "client/terminal/console/line_editor.h"
#include "client/terminal/console/line_painter.h"
#include "client/terminal/console/output_writer.h"
#include "client/terminal/console/tty_modes.h"

namespace cardroom::terminal {

/// Reads the person's lines and prints news: on a terminal with line editing, or on a pipe or file without it. News
/// never interrupts the line being typed: the line is erased and redrawn below. On a terminal that cannot do so
/// (TERM=dumb), news waits until the line is finished or empty. Neither suspended output nor missing input blocks the
/// program, and the terminal is restored to its original state. Use on the thread that runs the io_context; must
/// outlive the io_context's last run, unless end() has been called.
class Console {
 public:
  struct Events {
    std::function<void(const std::string& line)> typed;
    std::function<void()> ended;  ///< The input has ended, or the output has been closed. May be called more than once.
  };

  /// `input` and `output` are open and must outlive the console.
  Console(boost::asio::io_context& io, int input, int output, Events events);
  ~Console();

  /// Starts reading. There are no events before this call.
  void start();
  /// Prints one line, or several separated by line breaks.
  void print(std::string text);
  /// Hides what is typed, and keeps it out of the history.
  void hide_typing(bool hide);
  /// Drops the unfinished line (Control-C).
  void drop_line();

  /// Restores the terminal before the program is suspended.
  void give_back();
  /// Called when the program resumes after a suspension, and whenever the terminal may be ours again.
  void take();
  /// The size of the terminal has changed.
  void resized();

  /// Writes all pending output, for at most `patience` (empty: no limit), and restores the terminal.
  void end(std::optional<std::chrono::milliseconds> patience);
  /// Whether the output goes to a terminal, so that the person can suspend it (Ctrl-S).
  bool writes_to_terminal() const;

 private:
  void read(std::string_view bytes);
  void read_plain(std::string_view bytes);
  void read_keys(std::string_view bytes);
  void finish_line(const std::wstring& line);
  void at_end();
  void paint();
  void look_again_later();
  std::string take_waiting();
  /// Leaves the unfinished line on the screen, and prints the waiting news below it.
  void leave_line();

  int output_;
  Events events_;
  TtyModes modes_;
  OutputWriter writer_;
  InputReader reader_;
  boost::asio::steady_timer look_again_;
  std::unique_ptr<LineEditor> editor_;  ///< Null if lines are not edited.
  LinePainter painter_;
  std::string waiting_;  ///< News that waits until the line is finished.
  std::string line_;     ///< Without an editor: the line so far.
  bool hidden_ = false;
  bool here_ = false;  ///< The terminal is ours to read from and draw on.
  bool ended_ = false;
};

}  // namespace cardroom::terminal
