#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "client/load/move_watch.h"
#include "client/load/process_cost.h"
#include "client/terminal/server_process.h"

namespace cardroom::load {

/// A server started by this run, with its own data in a temporary folder that is removed at the end. It can be killed
/// or stopped, and restarted with the same port and data. All on the io_context's thread.
class ServerUnderLoad {
 public:
  /// If `program` is empty, the server next to this program is used. Throws std::runtime_error if no temporary folder
  /// can be created.
  ServerUnderLoad(boost::asio::io_context& io, std::filesystem::path program, std::vector<std::string> options);
  ~ServerUnderLoad();
  ServerUnderLoad(const ServerUnderLoad&) = delete;
  ServerUnderLoad& operator=(const ServerUnderLoad&) = delete;

  /// Starts it, on its previous port if it had one. Runs the io_context meanwhile. Throws std::runtime_error, with the
  /// reason, if it does not listen in time.
  void start();
  /// Sends it the signal and waits until it has ended. Runs the io_context and throws like start().
  void end(int signal);

  const client::OwnServer& server() const { return server_; }
  /// When its current process was started.
  /// The CPU time of all its processes so far, and the memory of the current one.
  ProcessCost cost() const;
  std::uintmax_t log_bytes() const;

 private:
  enum class Stage : std::uint8_t { starting, ready, gone };

  boost::asio::io_context& io_;
  client::ServerOptions options_;
  std::vector<std::string> more_;
  std::filesystem::path folder_;
  std::unique_ptr<terminal::ServerProcess> process_;
  client::OwnServer server_;
  Stage stage_ = Stage::gone;
  std::string why_;
  ProcessCost before_;  ///< The cost of the processes that have ended.
};

}  // namespace cardroom::load
