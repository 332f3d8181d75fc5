#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <functional>
#include <string>

namespace cardroom::server {

/// Notices the end of the process at the other end of standard input, even after kill -9: for a server that a client
/// has started. The line `outlive` makes the server continue. I/O thread only.
class ParentWatch {
 public:
  /// `ended` is called once, when the input ends without that line. Throws boost::system::system_error if the input
  /// cannot be watched (a file). `descriptor` stays open, with its flags unchanged. The object must outlive the
  /// io_context's last run, or be stopped.
  ParentWatch(boost::asio::io_context& io, int descriptor, std::function<void()> ended);
  void stop();

 private:
  void read();

  boost::asio::posix::stream_descriptor input_;
  std::array<char, 256> bytes_{};
  std::string line_;  ///< The line so far, cut where it is longer than any command.
  std::function<void()> ended_;
};

}  // namespace cardroom::server
