#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <functional>
#include <string_view>

namespace cardroom::terminal {

/// Reads a terminal, pipe, socket or file whose file description is shared with other programs, without changing its
/// flags. (Asio's own readers set O_NONBLOCK: if a shell clears the flag, a read blocks forever; if the flag stays set,
/// the next program in the shell fails.) Our own epoll instance reports when data is available, and only then is it
/// read. Use on the thread that runs the io_context; must outlive the io_context's last run, unless stop() has been
/// called.
class InputReader {
 public:
  /// `file` must be open for reading; it is not closed here. `read` receives the data; `ended` is called once, at the
  /// end of input. Both may call stop() and pause(). Throws std::system_error if the file cannot be polled.
  InputReader(boost::asio::io_context& io, int file, std::function<void(std::string_view)> read,
              std::function<void()> ended);

  /// Starts or resumes reading. Nothing is read before the first call.
  void resume();
  void pause() { paused_ = true; }
  /// Stops reading permanently.
  void stop();

 private:
  void wait();
  void readable();

  int file_;
  bool always_readable_ = false;  ///< A regular file, or /dev/null.
  boost::asio::posix::stream_descriptor readiness_;
  std::function<void(std::string_view)> read_;
  std::function<void()> ended_;
  std::array<char, 1024> bytes_{};
  bool paused_ = true;
  bool waiting_ = false;
};

}  // namespace cardroom::terminal
