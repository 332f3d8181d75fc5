#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/limits.h"
#include "server/server_io.h"

namespace cardroom::server {

/// The threads in which bots think, and the one in which passwords are hashed: neither ever waits for the other. Owns
/// them and the only mutex of the server; what it is given holds nothing that anybody else uses.
class Pool {
 public:
  /// `answer` is called on a thread of the pool; it only posts. `threads`: in which bots think. `thoughts_max`: the
  /// seats of all tables together, each of which asks one bot at a time. More thoughts, or more than kHashingMax
  /// passwords, are a broken promise of the machine: it says TOO_FAST before.
  Pool(std::size_t threads, std::size_t thoughts_max, std::function<void(Input)> answer);

  /// Waits for what is being thought right now; the rest is not answered any more.
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  /// Thread-safe.
  void ask(AskBot ask);
  /// Thread-safe. Counted by the machine: at most kHintsMax wait.
  void ask(AskHint ask);
  /// Thread-safe. Addresses take turns, so that many passwords of one of them keep the others waiting for one each.
  void hash(HashPassword password);

 private:
  struct Address {
    std::string name;
    std::deque<HashPassword> passwords;  ///< Never empty.
  };

  void think_for_ever();
  void hash_for_ever();
  void think(std::variant<AskBot, AskHint> thought);

  std::size_t thoughts_max_;
  std::function<void(Input)> answer_;
  std::mutex mutex_;
  std::condition_variable more_thoughts_;
  std::condition_variable more_passwords_;
  std::deque<std::variant<AskBot, AskHint>> thoughts_;
  std::deque<Address> passwords_;  ///< In the order of their turns.
  std::size_t passwords_waiting_ = 0;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cardroom::server
