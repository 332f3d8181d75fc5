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

/// A host of its own on a network made of wires between such hosts: one thread in a new network namespace, which runs
/// an io_context. The namespace is gone with its thread, whatever becomes of the test. Programs that are started on it
/// live on it too.
class NetworkHost {
 public:
  NetworkHost();
  ~NetworkHost();
  NetworkHost(const NetworkHost&) = delete;
  NetworkHost& operator=(const NetworkHost&) = delete;

  /// Empty, or why there is no such host: it needs root and the program `ip`.
  const std::string& missing() const { return missing_; }

  /// Runs it on the host's thread and waits for its result.
  template <class Function>
  auto run(Function function) {
    std::packaged_task<std::invoke_result_t<Function>()> task{std::move(function)};
    auto result = task.get_future();
    boost::asio::post(io_, [&task] { task(); });
    return result.get();
  }

  /// A wire between two hosts: an interface of this name on each, with these addresses of a /24. It carries already.
  static void connect(NetworkHost& one, const std::string& address, NetworkHost& other,
                      const std::string& other_address, const std::string& interface);

  /// This end of a wire goes down or up again, with the same address: a cable that is pulled and put back.
  void set_up(const std::string& interface, bool up);

  /// Takes a wire away; both ends vanish.
  void cut(const std::string& interface);

  boost::asio::io_context& io() { return io_; }

 private:
  /// On the host, by the shell; fails the test if it fails.
  void command(const std::string& command);

  boost::asio::io_context io_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
  std::string missing_;
  int thread_id_ = 0;
  std::thread thread_;
};

}  // namespace cardroom
