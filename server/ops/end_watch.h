#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <optional>
#include <string>

#include "server/ops/idle_end.h"
#include "server/ops/parent_watch.h"
#include "server/server_core.h"
#include "server/server_io.h"

namespace cardroom::server {

/// Detects when the server should stop: on SIGINT or SIGTERM and, for a server started by a client, when that client
/// has ended and nobody is connected any more, or when the server has been unused for a long time. I/O thread only.
class EndWatch {
 public:
  /// `end` is called with the reason, as a word for the log; signals may cause it to be called more than once. Starts
  /// waiting for signals.
  EndWatch(boost::asio::io_context& io, std::function<void(const std::string& why, ShutDown how)> end);

  /// Also stops the server once standard input has ended (see ParentWatch) and nobody is connected: the parent does not
  /// know of everybody who plays here. Also stops it after a long time without use, since the parent may have told
  /// the server to outlive it. Makes the process a session leader. Throws boost::system::system_error if standard input
  /// cannot be watched.
  void follow_parent(std::function<ServerStatus()> status);

  /// The server's status may have changed. Does not call `end` from within.
  void status_changed();

  /// The server is stopping: from now on, only signals count.
  void stop();

 private:
  void wait_for_signal();
  void look_for_use();
  bool deserted() const { return parent_ended_ && !stopped_ && status_().connections == 0; }

  boost::asio::io_context& io_;
  std::function<void(const std::string&, ShutDown)> end_;
  boost::asio::signal_set signals_;
  std::optional<ParentWatch> parent_;
  std::function<ServerStatus()> status_;
  IdleEnd idle_end_;
  boost::asio::steady_timer idle_timer_;
  bool parent_ended_ = false;
  bool stopped_ = false;
};

}  // namespace cardroom::server
