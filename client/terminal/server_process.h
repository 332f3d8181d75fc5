#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

#include "client/terminal/terminal_io.h"

namespace boost::asio {
class io_context;
}

namespace cardroom::terminal {

/// What to start a server with, besides what every one of ours gets.
struct ServerOptions {
  std::optional<std::filesystem::path> data_dir;  ///< Of a server of its own kind; otherwise the user's.
  std::string property_file;                      ///< GAME=FILE: a private table on this machine only.
};

/// A cardroom-server of our own: a process that ends with us, also when we are killed, unless it was told to outlive
/// us. All on the thread that runs the io_context.
class ServerProcess {
 public:
  struct Events {
    std::function<void(const OwnServer&)> ready;     ///< It listens.
    std::function<void(const std::string&)> failed;  ///< It did not come so far; in words.
    std::function<void()> ended;                     ///< It has ended, after it was ready.
  };

  /// Starts the program that stands beside ours. Events come later, never from within the constructor.
  ServerProcess(boost::asio::io_context& io, const ServerOptions& options, Events events);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void outlive();
  void end();

 private:
  class Shell;
  std::shared_ptr<Shell> shell_;
};

/// The server of this user that runs already, from its run file in $XDG_DATA_HOME/cardroom; empty if none does.
std::optional<OwnServer> running_server();

}  // namespace cardroom::terminal
