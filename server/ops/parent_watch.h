#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <functional>
#include <string>

namespace cardroom::server {

/// Detects when the process at the other end of standard input exits, even after kill -9; used by a server that a
/// client has started. The line `outlive` tells the server to keep running after that; the line `follow` revokes
/// this. I/O thread only.
class ParentWatch {
 public:
  /// `ended` is called once, at the end of input, unless the server is to continue. Throws boost::system::system_error
  /// if the input cannot be watched (a file). `descriptor` stays open, with its flags unchanged. The object must
  /// outlive the io_context's last run, or be stopped.
  ParentWatch(boost::asio::io_context& io, int descriptor, std::function<void()> ended);
  void stop();

 private:
  void read();

  boost::asio::posix::stream_descriptor input_;
  std::array<char, 256> bytes_{};
  std::string line_;  ///< The line so far, truncated if it is longer than any command.
  bool outlives_ = false;
  std::function<void()> ended_;
};

}  // namespace cardroom::server
