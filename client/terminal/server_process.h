#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "client/local/own_server.h"

namespace cardroom::terminal {

/// Our own server, which reports its state as events. Use on the thread that runs the io_context.
class ServerProcess {
 public:
  struct Events {
    std::function<void(const client::OwnServer&)> ready;  ///< The server is listening.
    std::function<void(const std::string&)> failed;       ///< It did not start, for this reason.
    std::function<void()> ended;                          ///< It exited after it had been ready.
  };

  /// Events are delivered later, never from within the constructor, and never after the destructor.
  ServerProcess(boost::asio::io_context& io, const client::ServerOptions& options, Events events);
  ~ServerProcess() { forget(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void outlive();
  void let_go();
  void end();

 private:
  void wait();
  void tell(const client::ServerProgram::News& news);
  void forget();

  Events events_;
  std::optional<client::ServerProgram> program_;           ///< While it runs.
  boost::asio::posix::stream_descriptor output_;           ///< Borrowed from `program_`.
  std::shared_ptr<void> alive_ = std::make_shared<int>();  ///< Queued handlers check it.
};

}  // namespace cardroom::terminal
