#pragma once

#include <functional>
#include <memory>
#include <string>

#include "client/local/own_server.h"

namespace boost::asio {
class io_context;
}

namespace cardroom::terminal {

/// A cardroom-server of our own: a process that ends with us, even if we are killed, unless it was told to outlive us.
/// All on the thread that runs the io_context.
class ServerProcess {
 public:
  struct Events {
    std::function<void(const client::OwnServer&)> ready;  ///< It listens.
    std::function<void(const std::string&)> failed;       ///< It did not start; in words.
    std::function<void()> ended;                          ///< It has ended, after it was ready.
  };

  /// Starts the program in our own folder. Events come later, never from within the constructor.
  ServerProcess(boost::asio::io_context& io, const client::ServerOptions& options, Events events);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void outlive();
  void end();

 private:
  class Shell;
  std::shared_ptr<Shell> shell_;
};

}  // namespace cardroom::terminal
