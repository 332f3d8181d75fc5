#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

#include "server/limits.h"
#include "server/server_io.h"

namespace cardroom::server {

/// The threads in which bots think and passwords are hashed. Owns them and the only mutex of the server; what it is
/// given holds nothing that anybody else uses.
class Pool {
 public:
  /// `answer` is called on a thread of the pool; it only posts. `thoughts_max`: the seats of all tables together, each
  /// of which asks one bot at a time. More thoughts, or more than kHashingMax passwords, are a broken promise of the
  /// machine: it says TOO_FAST before.
  Pool(std::size_t threads, std::size_t thoughts_max, std::function<void(Input)> answer);

  /// Waits for what is being thought right now; the rest is not answered any more.
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  /// Thread-safe.
  void ask(AskBot ask);
  /// Thread-safe. Counted by the machine: at most kHintsMax wait.
  void ask(AskHint ask);
  /// Thread-safe.
  void hash(HashPassword password);

 private:
  void work();
  void think(std::variant<AskBot, AskHint> thought);

  std::size_t thoughts_max_;
  std::function<void(Input)> answer_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::variant<AskBot, AskHint>> thoughts_;
  std::deque<HashPassword> passwords_;
  bool hashing_ = false;  ///< One at a time, so that nobody's passwords keep the bots of all tables from thinking.
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cardroom::server
