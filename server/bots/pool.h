#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/limits.h"
#include "server/metrics.h"
#include "server/server_io.h"

namespace cardroom::server {

/// The threads for bots and the one for passwords, which are separate so that neither kind of work waits for the other.
/// Owns the threads and the mutex that guards their queues; a task shares no data with other threads.
class Pool {
 public:
  /// `answer` is called on a pool thread and must do nothing but post. `threads`: the number of threads for bots.
  /// `thoughts_max`: the number of seats at all tables together, since each seat asks one bot at a time. More thoughts,
  /// or more than kHashingMax passwords, indicate a bug in the state machine, which refuses requests before that.
  /// `soon` runs a function a little later, on any thread. The threads for bots are woken then, once for all the
  /// thoughts that have been asked for in the meantime: waking a thread costs more than most thoughts.
  Pool(std::size_t threads, std::size_t thoughts_max, std::function<void(Input)> answer,
       std::function<void(std::function<void()>)> soon);

  /// Waits for the running tasks; queued tasks are dropped.
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  /// Thread-safe.
  void ask(AskBot ask);
  /// Thread-safe. The state machine asks for at most kHintsMax hints at a time.
  void ask(AskHint ask);
  /// Thread-safe. The next address is the newest of those that have never been served or, if there are none, the one
  /// that was served longest ago. So a newcomer waits only for later newcomers, however many addresses are waiting and
  /// however much they have queued: hundreds of addresses that come at once must not keep those who come afterwards
  /// waiting.
  void hash(HashPassword password);

  /// Thread-safe.
  PoolMetrics metrics() const;

 private:
  /// The passwords of one address.
  struct Queue {
    std::uint64_t place{};  ///< Queues are numbered in the order in which they began to wait.
    std::deque<HashPassword> passwords;
  };

  void think_for_ever();
  void hash_for_ever();
  HashPassword next_password();
  void think(std::variant<AskBot, AskHint> thought);
  void wake_thinkers();

  std::size_t thoughts_max_;
  std::function<void(Input)> answer_;
  std::function<void(std::function<void()>)> soon_;
  mutable std::mutex mutex_;
  std::condition_variable more_thoughts_;
  std::condition_variable more_passwords_;
  std::deque<std::variant<AskBot, AskHint>> thoughts_;
  bool wake_soon_ = false;                  ///< wake_thinkers() will be called.
  std::map<std::string, Queue> passwords_;  ///< By address; none is empty.
  std::uint64_t queues_ = 0;                ///< The number of queues so far, to number the next one.
  std::size_t passwords_waiting_ = 0;
  std::map<std::string, std::uint64_t> served_;  ///< When each address was served, counted in hashes.
  std::uint64_t hashes_ = 0;
  Histogram thinking_times_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cardroom::server
