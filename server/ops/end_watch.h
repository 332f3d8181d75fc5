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

/// Notices why the server should end: SIGINT or SIGTERM and, for a server that a client has started, the end of that
/// client or a long time without use. I/O thread only.
class EndWatch {
 public:
  /// `end` is called with a word for the log; after signals possibly more than once. Waits for signals from now on.
  EndWatch(boost::asio::io_context& io, std::function<void(const std::string& why, ShutDown how)> end);

  /// The end of standard input (see ParentWatch) ends the server, and so does a long time without use: the parent may
  /// have told the server to outlive it. Makes the process the leader of a session of its own. Throws
  /// boost::system::system_error if the input cannot be watched.
  void follow_parent(std::function<ServerStatus()> status);

  /// The server is ending: from now on only signals count.
  void stop();

 private:
  void wait_for_signal();
  void look_for_use();

  boost::asio::io_context& io_;
  std::function<void(const std::string&, ShutDown)> end_;
  boost::asio::signal_set signals_;
  std::optional<ParentWatch> parent_;
  std::function<ServerStatus()> status_;
  IdleEnd idle_end_;
  boost::asio::steady_timer idle_timer_;
  bool stopped_ = false;
};

}  // namespace cardroom::server
