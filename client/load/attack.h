#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "client/core/address.h"
#include "client/load/attack_names.h"

namespace cardroom::load {

/// The targets of an attack, and the addresses that it comes from.
struct AttackPlan {
  Attack attack{};
  std::size_t addresses = 1;             ///< From 127.2.0.1 on.
  client::Address server;                ///< It runs on this machine.
  std::vector<std::string> open_tables;  ///< Other people's tables without a password.
  std::string locked_table;              ///< A table with a password.
  std::uint64_t seed = 0;
};

/// What the attackers have done so far.
struct AttackCounts {
  std::uint64_t opened = 0;    ///< Connection attempts.
  std::uint64_t welcomed = 0;  ///< Connections that got a session.
  std::uint64_t sent = 0;      ///< Messages, and frames that are not messages.
  std::uint64_t refused = 0;   ///< Requests that were refused.
  std::uint64_t ended = 0;     ///< Connections that the server closed or did not accept.
};

/// One attack, from construction to destruction, on its own thread, so that the attackers' work does not delay the
/// clients being measured. The thread yields to others, as if the attackers were on another machine.
class AttackRun {
 public:
  explicit AttackRun(AttackPlan plan);
  ~AttackRun();
  AttackRun(const AttackRun&) = delete;
  AttackRun& operator=(const AttackRun&) = delete;

  /// Thread-safe.
  AttackCounts counts() const;

 private:
  class Attackers;
  std::unique_ptr<Attackers> attackers_;
  std::thread thread_;
};

}  // namespace cardroom::load
