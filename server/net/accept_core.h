#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

#include "server/net/rate_limit.h"

namespace cardroom::server {

/// Decides whom to shake hands with, without a socket. A handshake costs us a millisecond of arithmetic before the peer
/// has shown anything, so no address may have many under way or begin many in a row, nor all addresses together very
/// many; how many connections it may have afterwards, and the words with which one too many is refused, are
/// ServerCore's.
class AcceptCore {
 public:
  struct Limits {
    std::size_t sockets{};                 ///< Of the process, whatever they are doing.
    std::size_t handshakes{};              ///< At the same time.
    std::size_t handshakes_per_address{};  ///< At the same time.
    Rate rate_per_address{};               ///< Of connections that are taken, whatever becomes of them.
  };

  /// Addresses that are remembered. When more are busy than this, strangers wait: it takes an attack.
  static constexpr std::size_t kAddressesMax = 4096;

  explicit AcceptCore(Limits limits) : limits_{limits} {}

  /// A peer has connected. If not admitted: close it, and say no more about it here.
  bool admit(Instant now, const std::string& address);
  /// An admitted one is through, or has failed.
  void handshake_over(const std::string& address);
  /// The socket of an admitted one is closed; its handshake was over before.
  void closed() { --sockets_; }

 private:
  struct Address {
    std::size_t handshakes = 0;
    RateLimit rate;
    Instant last{};
  };

  /// Those whose bucket is full again: they are like strangers.
  void forget_idle(Instant now);

  Limits limits_;
  std::size_t sockets_ = 0;
  std::size_t handshakes_ = 0;
  std::unordered_map<std::string, Address> addresses_;
};

}  // namespace cardroom::server
