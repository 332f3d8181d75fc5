#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <type_traits>

namespace cardroom {

/// A simulated host: a thread in its own network namespace, which runs an io_context. Virtual wires connect such hosts.
/// The namespace disappears with its thread, whatever happens to the test. Programs started on the host use its network
/// too.
class NetworkHost {
 public:
  NetworkHost();
  ~NetworkHost();
  NetworkHost(const NetworkHost&) = delete;
  NetworkHost& operator=(const NetworkHost&) = delete;

  /// Why the host could not be created (this needs root and the program `ip`); empty if it was created.
  const std::string& missing() const { return missing_; }

  /// Runs the function on the host's thread and waits for its result.
  template <class Function>
  auto run(Function function) {
    std::packaged_task<std::invoke_result_t<Function>()> task{std::move(function)};
    auto result = task.get_future();
    boost::asio::post(io_, [&task] { task(); });
    return result.get();
  }

  /// Connects two hosts with a wire: an interface with this name on each, with these addresses in a /24. The wire
  /// carries data as soon as this returns.
  static void connect(NetworkHost& one, const std::string& address, NetworkHost& other,
                      const std::string& other_address, const std::string& interface);

  /// Takes this end of a wire down, or brings it up again with the same address, as when a cable is unplugged or
  /// plugged in again.
  void set_up(const std::string& interface, bool up);

  /// Removes a wire and both of its ends.
  void cut(const std::string& interface);

  boost::asio::io_context& io() { return io_; }

 private:
  /// Runs a shell command on the host; fails the test if the command fails.
  void command(const std::string& command);

  boost::asio::io_context io_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
  std::string missing_;
  int thread_id_ = 0;
  std::thread thread_;
};

}  // namespace cardroom
